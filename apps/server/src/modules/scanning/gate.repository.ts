import type { ClientScope } from '../../platform/database/database.ts';

/** Test or live: the location's own environment where it has one, else the client's. */
export async function findGateEnvironment(
  scope: ClientScope,
  locationId: string | null,
): Promise<'test' | 'live'> {
  const row = await scope.tx
    .selectFrom('client')
    .leftJoin('location', (join) =>
      join.onRef('location.clientId', '=', 'client.id').on('location.id', '=', locationId),
    )
    .select(['client.paymentEnvironment as ofClient', 'location.paymentEnvironment as ofLocation'])
    .where('client.id', '=', scope.clientId)
    .executeTakeFirstOrThrow();
  return row.ofLocation ?? row.ofClient;
}
