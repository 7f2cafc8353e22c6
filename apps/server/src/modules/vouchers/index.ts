export { lockVoucherByCode, showVoucherAtGate, useVoucherAtGate } from './voucher-at-gate.repository.ts';
