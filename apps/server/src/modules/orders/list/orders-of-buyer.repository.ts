import type { ClientScope } from '../../../platform/database/database.ts';

/** More are in no mail. */
const mostOrders = 20;

/** Orders of an address that have tickets, the newest first; addresses are kept in lower case. */
export async function listOrderIdsOfBuyer(scope: ClientScope, email: string): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('orders')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('buyerEmail', '=', email.toLowerCase())
    .where('state', 'in', ['completed', 'partly cancelled'])
    .orderBy('id', 'desc')
    .limit(mostOrders)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findNewestOrderOf(scope: ClientScope, email: string): Promise<string | null> {
  return (await listOrderIdsOfBuyer(scope, email))[0] ?? null;
}
