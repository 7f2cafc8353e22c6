import { sql } from 'kysely';
import { bytesArray } from '../../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { type RowLocks, runPrepared, skipLocked } from '../../../platform/database/prepared.ts';
import { listGatePlaces } from '../gate.repository.ts';
import { type GateSettings, toGateSettings } from '../gate-settings.ts';
import type { PairedDeviceRow } from './device.repository.ts';

/** A scan that a device took back before the scan itself came in. */
export interface UndoAhead {
  sequence: number;
  /** By the corrected clock. */
  at: string;
}

export interface CallingDevice extends PairedDeviceRow {
  /** What its scans are decided by, as it was when the call came in. */
  gate: GateSettings;
  keyHash: Buffer;
  undosAhead: readonly UndoAhead[];
  /** Of its screen. */
  language?: string | undefined;
}

/** A device that calls, held until the transaction ends: its calls take turns. */
export interface LockedCaller extends Omit<CallingDevice, 'language'> {
  lastSeenAt: Date | null;
  asleep: boolean;
}

/** The devices of these keys that are not revoked, locked in the order of their ids. */
export async function lockCallers(
  scope: ClientScope,
  keyHashes: readonly Buffer[],
  locks: RowLocks,
): Promise<LockedCaller[]> {
  // The place is read when the device is held: it is that of the row that is locked.
  const [devices, places] = await Promise.all([
    runPrepared(
      scope,
      sql<PairedDeviceRow & Pick<LockedCaller, 'keyHash' | 'lastSeenAt' | 'asleep' | 'undosAhead'>>`
        select id, name, location_id, ticket_group_ids, key_hash, last_seen_at, asleep, undos_ahead from device
        where client_id = ${scope.clientId} and key_hash = any (${bytesArray(keyHashes)}::bytea[])
          and revoked_at is null
        order by id for no key update${skipLocked(locks)}`,
    ),
    listGatePlaces(scope, keyHashes),
  ]);
  return devices.flatMap((device) => {
    const place = places.get(device.id);
    return place ? [{ ...device, gate: toGateSettings(place, device) }] : [];
  });
}

/** Of a device that is held. */
export async function keepUndosAhead(
  scope: ClientScope,
  deviceId: string,
  undos: readonly UndoAhead[],
): Promise<void> {
  await sql`update device set undos_ahead = ${JSON.stringify(undos)}::jsonb
    where client_id = ${scope.clientId} and id = ${deviceId}`.execute(scope.tx);
}

/** How old "last seen" may be: staff look at minutes. */
const SEEN_WITHIN_MS = 10_000;

/** Notes that locked devices were seen now; one that was seen seconds ago is left as it is. */
export async function markSeen(
  scope: ClientScope,
  callers: readonly LockedCaller[],
  now: Date,
): Promise<void> {
  const stale = callers.filter(
    ({ lastSeenAt, asleep }) =>
      asleep || Math.abs(now.getTime() - (lastSeenAt?.getTime() ?? 0)) > SEEN_WITHIN_MS,
  );
  if (stale.length === 0) return;
  await runPrepared(
    scope,
    sql`update device set last_seen_at = ${now}, asleep = false
      where client_id = ${scope.clientId} and id = any (${stale.map(({ id }) => id)}::uuid[])`,
  );
}
