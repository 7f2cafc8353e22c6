export { findCode, listCodes, type UsableCode } from './discount-code.repository.ts';
