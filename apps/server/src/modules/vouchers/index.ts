export { readTypedVoucher } from './find-voucher.ts';
