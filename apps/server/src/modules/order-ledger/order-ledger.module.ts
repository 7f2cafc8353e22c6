import './order-ledger.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { auditLedger } from './audit-ledger.ts';
import { closeDays } from './close-days.ts';
import { postEarlierOrders } from './post-earlier-orders.ts';

export const orderLedgerModule: ServerModule = {
  name: 'order-ledger',
  jobs: [
    { name: 'post earlier orders', everySeconds: 60, run: postEarlierOrders },
    { name: 'close days of the ledger', everySeconds: 900, run: closeDays },
    { name: 'audit ledger', everySeconds: 300, run: auditLedger },
  ],
};
