import type { ClientScope } from '../../platform/database/database.ts';

/** The product of each ticket group. */
export async function listProductIds({ tx, clientId }: ClientScope): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('ticketGroup')
    .select(['id', 'productId'])
    .where('clientId', '=', clientId)
    .execute();
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
