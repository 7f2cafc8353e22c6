import type { ClientScope } from '../../platform/database/database.ts';

export interface GatePlace {
  clientName: string;
  isClientActive: boolean;
  orderPrefix: string;
  /** null = a gate of every location. */
  locationName: string | null;
  /** The location's, else the client's. */
  timeZone: string;
  /** Test or live: the location's own where it has one, else the client's. */
  environment: 'test' | 'live';
}

/** The client of a gate and its location, in one question: each scan asks it. */
export async function findGatePlace(scope: ClientScope, locationId: string | null): Promise<GatePlace> {
  return scope.tx
    .selectFrom('client')
    .leftJoin('location', (join) =>
      join.onRef('location.clientId', '=', 'client.id').on('location.id', '=', locationId),
    )
    .select(({ fn }) => [
      'client.name as clientName',
      'client.active as isClientActive',
      'client.orderPrefix',
      'location.name as locationName',
      fn.coalesce('location.timeZone', 'client.timeZone').as('timeZone'),
      fn.coalesce('location.paymentEnvironment', 'client.paymentEnvironment').as('environment'),
    ])
    .where('client.id', '=', scope.clientId)
    .executeTakeFirstOrThrow();
}
