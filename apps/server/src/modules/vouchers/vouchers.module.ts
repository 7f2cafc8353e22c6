import './voucher-codes.ts';
import './vouchers.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const vouchersModule: ServerModule = { name: 'vouchers' };
