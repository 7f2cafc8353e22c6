import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../generated/tables.ts';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';

/** A gate: what it may do depends on its state alone. */
export interface Device {
  id: string;
  name: string;
  locationId: string | null;
  /** `waiting` and `code expired` have not been paired yet. */
  state: 'waiting' | 'code expired' | 'paired' | 'revoked';
  pairingExpiresAt: Date | null;
  pairedAt: Date | null;
  revokedAt: Date | null;
  lastSeenAt: Date | null;
  kind: 'gate' | 'api';
  ticketGroupIds: string[] | null;
  batteryPercentage: number | null;
  appVersion: string;
  /** Scans that had not been sent when it was last seen. */
  waitingScans: number;
  asleep: boolean;
}

/** A device that calls: what decides its scans. */
export type PairedDeviceRow = Pick<Device, 'id' | 'name' | 'locationId' | 'ticketGroupIds'>;

const ofCaller = ['id', 'name', 'locationId', 'ticketGroupIds'] as const;

/** Devices in use first, by name; revoked ones last, newest first. */
export async function listDevices(scope: ClientScope, now: Date): Promise<Device[]> {
  const rows = await scope.tx
    .selectFrom('device')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .orderBy('revokedAt', (order) => order.desc().nullsFirst())
    .orderBy('name')
    .limit(500)
    .execute();
  return rows.map((row) => toDevice(row, now));
}

/** The device, held against every other change until the transaction ends. @throws NotFoundError `device-not-found`. */
export async function lockDevice(scope: ClientScope, id: string, now: Date): Promise<Device> {
  const row = await scope.tx
    .selectFrom('device')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFoundError('device-not-found');
  return toDevice(row, now);
}

export interface NewPairing {
  codeHash: Buffer;
  expiresAt: Date;
}

export async function insertDevice(
  scope: ClientScope,
  device: { name: string; locationId: string | null },
  pairing: NewPairing,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('device')
    .values({
      clientId: scope.clientId,
      ...device,
      pairingHash: pairing.codeHash,
      pairingExpiresAt: pairing.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A device that has its key from the start. */
export async function insertKeyDevice(
  scope: ClientScope,
  device: { name: string; locationId: string | null },
  keyHash: Buffer,
  at: Date,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('device')
    .values({ clientId: scope.clientId, ...device, kind: 'api', keyHash, pairedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Scans that each device sent since a moment. */
export async function countScansSince(scope: ClientScope, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ deviceId: string; count: number }>`
    select device_id, count(*)::int as count from scan
    where client_id = ${scope.clientId} and at >= ${since} and part = 0 group by device_id`.execute(scope.tx);
  return new Map(rows.map(({ deviceId, count }) => [deviceId, count]));
}

/** Puts a new code in force; the device's key, where it has one, works until the code is used. */
export async function updatePairing(scope: ClientScope, id: string, pairing: NewPairing): Promise<void> {
  await scope.tx
    .updateTable('device')
    .set({ pairingHash: pairing.codeHash, pairingExpiresAt: pairing.expiresAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Revokes a device: its key, its code and its location are deleted; a location without gates can be deleted. */
export async function updateRevoked(scope: ClientScope, id: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('device')
    .set({ revokedAt: at, locationId: null, keyHash: null, pairingHash: null, pairingExpiresAt: null })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Uses a pairing code up: of two devices that send it at once, one gets the row. */
export async function pairByCode(
  scope: ClientScope,
  codeHash: Buffer,
  keyHash: Buffer,
  at: Date,
): Promise<PairedDeviceRow | undefined> {
  return scope.tx
    .updateTable('device')
    .set({ keyHash, pairedAt: at, lastSeenAt: at, pairingHash: null, pairingExpiresAt: null })
    .where('clientId', '=', scope.clientId)
    .where('pairingHash', '=', codeHash)
    .where('pairingExpiresAt', '>', at)
    .where('revokedAt', 'is', null)
    .returning(ofCaller)
    .executeTakeFirst();
}

/** What a device says of itself. */
export async function updateReport(
  scope: ClientScope,
  id: string,
  report: Pick<Device, 'batteryPercentage' | 'appVersion' | 'waitingScans' | 'asleep'>,
): Promise<void> {
  await scope.tx
    .updateTable('device')
    .set(report)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The location of a device, and the ticket groups that it accepts. */
export async function updateSetup(
  scope: ClientScope,
  id: string,
  setup: Pick<Device, 'locationId' | 'ticketGroupIds'>,
): Promise<void> {
  await scope.tx
    .updateTable('device')
    .set(setup)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The client of a device key, before anything else is known. */
export async function findClientOfDeviceKey(db: Database, keyHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_device_key(${keyHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The client of a pairing code that still works, before anything else is known. */
export async function findClientOfPairingCode(db: Database, codeHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_pairing_code(${codeHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

function toDevice(row: Selectable<Tables['device']>, now: Date): Device {
  const { id, name, locationId, pairingExpiresAt, pairedAt, revokedAt, lastSeenAt, kind, ticketGroupIds } =
    row;
  const { batteryPercentage, appVersion, waitingScans, asleep } = row;
  const hasCode = pairingExpiresAt !== null && pairingExpiresAt > now;
  const state = revokedAt ? 'revoked' : row.keyHash ? 'paired' : hasCode ? 'waiting' : 'code expired';
  return {
    ...{ id, name, locationId, state, pairingExpiresAt, pairedAt, revokedAt, lastSeenAt },
    ...{ kind, ticketGroupIds, batteryPercentage, appVersion, waitingScans, asleep },
  };
}
