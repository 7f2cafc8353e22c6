export { createVoucherBatch } from './create-batch.ts';
export { findPayingVoucher, listExpiredVouchers, listPayingVouchers } from './find-paying-voucher.ts';
export { listVouchersToSpend, markVouchersUsed, returnVoucher } from './voucher.repository.ts';
export {
  findScannedVoucher,
  giveVoucherBackAtGate,
  type ScannedVoucher,
  setGateOfVoucher,
  showVoucherAtGate,
  useVoucherAtGate,
} from './voucher-at-gate.repository.ts';
export { listVouchersOfOrders, type VoucherOfOrder } from './vouchers-of-orders.repository.ts';
