export { lockVoucherByCode, showVoucherAtGate, useVoucherAtGate } from './voucher-at-gate.ts';
