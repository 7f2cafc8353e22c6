import { dearerDays, voucherBillings, voucherStates } from '@foyer/domain/vouchers/voucher.ts';
import { voucherBatchSorts } from '@foyer/domain/vouchers/voucher-filter-input.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const DearerDayScalar = unionScalar('DearerDay', dearerDays);
export const VoucherBillingScalar = unionScalar('VoucherBilling', voucherBillings);
export const VoucherStateScalar = unionScalar('VoucherState', voucherStates);
export const VoucherBatchSortScalar = unionScalar('VoucherBatchSort', voucherBatchSorts);
