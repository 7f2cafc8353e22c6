import { sql } from 'kysely';
import { bytesArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

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

/** The client and the location of the gates with these keys, by the id of the device. */
export async function listGatePlaces(
  scope: ClientScope,
  keyHashes: readonly Buffer[],
): Promise<Map<string, GatePlace>> {
  const rows = await runPrepared(
    scope,
    sql<GatePlace & { deviceId: string }>`
      select d.id as device_id, k.name as client_name, k.active as is_client_active, k.order_prefix,
        l.name as location_name, coalesce(l.time_zone, k.time_zone) as time_zone,
        coalesce(l.payment_environment, k.payment_environment) as environment
      from device d join client k on k.id = d.client_id
      left join location l on l.client_id = d.client_id and l.id = d.location_id
      where d.client_id = ${scope.clientId} and d.key_hash = any (${bytesArray(keyHashes)}::bytea[])`,
  );
  return new Map(rows.map(({ deviceId, ...place }) => [deviceId, place]));
}
