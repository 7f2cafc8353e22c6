import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A browser at a till, as it named itself. */
export interface DeskDevice {
  tillId: string;
  id: string;
  /** Within the client: the prefix of its receipts. */
  number: number;
  lastReceipt: number;
  keyNumber: number;
}

const columns = ['tillId', 'id', 'number', 'lastReceipt', 'keyNumber'] as const;

/** The browser, held until the transaction ends: it has one lease at most. It is made where it is new. */
export async function lockDeskDevice(scope: ClientScope, tillId: string, id: string): Promise<DeskDevice> {
  const known = await findDeskDevice(scope, tillId, id);
  if (known) return known;
  // Two browsers take their numbers one after the other.
  const key = `desk devices ${scope.clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(scope.tx);
  await sql`insert into desk_device (client_id, till_id, id, number)
    select ${scope.clientId}::uuid, ${tillId}::uuid, ${id}::uuid, coalesce(max(number), 0) + 1
    from desk_device where client_id = ${scope.clientId}
    on conflict (client_id, till_id, id) do nothing`.execute(scope.tx);
  const made = await findDeskDevice(scope, tillId, id);
  if (!made) throw new Error('the browser of a desk was not kept');
  return made;
}

/** @throws NotFoundError `desk-lease-not-found` */
export async function getDeskDevice(scope: ClientScope, tillId: string, id: string): Promise<DeskDevice> {
  const device = await selectDevice(scope, tillId, id).executeTakeFirst();
  if (!device) throw new NotFoundError('desk-lease-not-found');
  return device;
}

function selectDevice(scope: ClientScope, tillId: string, id: string) {
  return scope.tx
    .selectFrom('deskDevice')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('tillId', '=', tillId)
    .where('id', '=', id);
}

async function findDeskDevice(
  scope: ClientScope,
  tillId: string,
  id: string,
): Promise<DeskDevice | undefined> {
  return selectDevice(scope, tillId, id).forUpdate().executeTakeFirst();
}

/** A receipt that came in, in any order. */
export async function noteReceipt(
  scope: ClientScope,
  { tillId, id }: Pick<DeskDevice, 'tillId' | 'id'>,
  receipt: number,
): Promise<void> {
  await sql`update desk_device set last_receipt = greatest(last_receipt, ${receipt}::int)
    where client_id = ${scope.clientId} and till_id = ${tillId} and id = ${id}`.execute(scope.tx);
}

/** All that the browser kept came in: what it keeps from now on is sealed with another key. */
export async function renewKey(
  scope: ClientScope,
  { tillId, id }: Pick<DeskDevice, 'tillId' | 'id'>,
): Promise<void> {
  await sql`update desk_device set key_number = key_number + 1
    where client_id = ${scope.clientId} and till_id = ${tillId} and id = ${id}`.execute(scope.tx);
}

/** What its receipts begin with. */
export const receiptPrefixOf = ({ number }: Pick<DeskDevice, 'number'>): string => `T${number}-`;

/** As it is printed, with at least four digits. */
export const receiptNumberOf = (device: Pick<DeskDevice, 'number'>, receipt: number): string =>
  `${receiptPrefixOf(device)}${String(receipt).padStart(4, '0')}`;
