import type { TillEntryKind, TillMeans } from '@foyer/domain/tills/till-entry.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** What changed the money of a session; in minor units, above zero = into the till. */
export interface TillEntry {
  id: string;
  sessionId: string;
  kind: TillEntryKind;
  means: TillMeans;
  amountMinor: number;
  /** The account of the ledger that it is posted against; '' = a float that was in the drawer already. */
  account: string;
  reason: string;
  note: string;
  orderId: string | null;
  paymentId: string | null;
  refundId: string | null;
  byName: string;
  at: Date;
}

const columns = [
  'id',
  'sessionId',
  'kind',
  'means',
  'amountMinor',
  'account',
  'reason',
  'note',
  'orderId',
  'paymentId',
  'refundId',
  'byName',
  'at',
] as const;

/** Of sessions, the oldest first. */
export async function listTillEntries(
  scope: ClientScope,
  sessionIds: readonly string[],
): Promise<TillEntry[]> {
  if (sessionIds.length === 0) return [];
  return scope.tx
    .selectFrom('tillEntry')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('sessionId', 'in', [...sessionIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Whether a session of the client, closed or not, has an entry of this id. */
export async function hasTillEntry(scope: ClientScope, id: string): Promise<boolean> {
  const entry = await scope.tx
    .selectFrom('tillEntry')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Entries of a payment or refund that the till has already are left out. */
export async function insertEntries(scope: ClientScope, entries: readonly TillEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await scope.tx
    .insertInto('tillEntry')
    .values(entries.map((entry) => ({ clientId: scope.clientId, ...entry })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What tills took and gave for an order, the oldest first; of one moment what codes paid first. */
export async function listEntriesOfOrder(scope: ClientScope, orderId: string): Promise<TillEntry[]> {
  return scope.tx
    .selectFrom('tillEntry')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy((eb) => eb('means', 'in', ['gift-card', 'voucher']), 'desc')
    .orderBy('id')
    .execute();
}
