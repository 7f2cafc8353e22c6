import type { ServerModule } from '../../platform/server-module.ts';

export const ledgerModule: ServerModule = { name: 'ledger' };
