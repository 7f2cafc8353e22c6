export { findCode, listCodes, type UsableCode } from './discount-code.repository.ts';
export { createDiscount } from './save-discount.ts';
