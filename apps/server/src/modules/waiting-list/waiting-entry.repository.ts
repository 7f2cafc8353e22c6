import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { WaitingEntryState } from '@foyer/domain/waiting-list/waiting-states.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

export interface WaitingLine {
  ticketTypeId: string;
  name: string;
  quantity: number;
}

/** An entry of the waiting list; its address is sealed. */
export interface WaitingEntry {
  id: string;
  /** The order of joining. */
  turn: number;
  channelId: string;
  date: string;
  timeslotId: string | null;
  language: ContentLanguage;
  lines: WaitingLine[];
  tickets: number;
  ticketGroupIds: string[];
  title: string;
  emailDigest: Buffer;
  sealed: Buffer;
  personKeyId: string;
  state: WaitingEntryState;
  joinedAt: Date;
  offeredAt: Date | null;
  offerEndsAt: Date | null;
  cartId: string | null;
  offeredTimeslotId: string | null;
  endedAt: Date | null;
}

const columns = [
  'id',
  'turn',
  'channelId',
  'date',
  'timeslotId',
  'language',
  'lines',
  'tickets',
  'ticketGroupIds',
  'title',
  'emailDigest',
  'sealed',
  'personKeyId',
  'state',
  'joinedAt',
  'offeredAt',
  'offerEndsAt',
  'cartId',
  'offeredTimeslotId',
  'endedAt',
] as const;

export function selectEntries(scope: ClientScope) {
  return scope.tx
    .selectFrom('waitingListEntry')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .$castTo<WaitingEntry>();
}

export type NewEntry = Pick<
  WaitingEntry,
  | 'id'
  | 'channelId'
  | 'date'
  | 'timeslotId'
  | 'language'
  | 'lines'
  | 'tickets'
  | 'ticketGroupIds'
  | 'title'
  | 'emailDigest'
  | 'sealed'
  | 'personKeyId'
  | 'joinedAt'
>;

/** @returns false where the address has an open entry for this time; then nothing has changed. */
export async function insertEntry(scope: ClientScope, entry: NewEntry): Promise<boolean> {
  const inserted = await scope.tx
    .insertInto('waitingListEntry')
    .values({ clientId: scope.clientId, ...entry, lines: JSON.stringify(entry.lines) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open entry of an address for a time. */
export async function findOpenEntry(
  scope: ClientScope,
  of: Pick<WaitingEntry, 'channelId' | 'date' | 'timeslotId' | 'emailDigest'>,
): Promise<WaitingEntry | undefined> {
  return selectEntries(scope)
    .where('channelId', '=', of.channelId)
    .where('date', '=', of.date)
    .where('timeslotId', 'is not distinct from', of.timeslotId)
    .where('emailDigest', '=', of.emailDigest)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
}

export async function findEntry(scope: ClientScope, id: string): Promise<WaitingEntry | undefined> {
  return selectEntries(scope).where('id', '=', id).executeTakeFirst();
}

export async function lockEntry(scope: ClientScope, id: string): Promise<WaitingEntry | undefined> {
  return selectEntries(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Ends a locked entry. */
export async function endEntry(
  scope: ClientScope,
  id: string,
  state: Exclude<WaitingEntryState, 'waiting' | 'offered'>,
  endedAt: Date,
): Promise<void> {
  await scope.tx
    .updateTable('waitingListEntry')
    .set({ state, endedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Writes on a locked entry which cart has its places. */
export async function updateOffered(
  scope: ClientScope,
  id: string,
  offer: { cartId: string; offeredTimeslotId: string | null; offeredAt: Date; offerEndsAt: Date },
): Promise<void> {
  await scope.tx
    .updateTable('waitingListEntry')
    .set({ state: 'offered', ...offer })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The clients with open entries (worker role). */
export async function listClientsWithEntries(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('waitingListEntry')
    .select('clientId')
    .where('state', 'in', ['waiting', 'offered'])
    .distinct()
    .execute();
  return rows.map(({ clientId }) => clientId);
}

/** Until the end of the transaction no other process decides about this client's waiting list. */
export async function lockWaitingList({ clientId, tx }: ClientScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting list ' || ${clientId}::text, 0))`.execute(
    tx,
  );
}

/** Entries with places kept for them, those that another transaction holds left out. */
export async function lockOffered(scope: ClientScope): Promise<WaitingEntry[]> {
  return selectEntries(scope)
    .where('state', '=', 'offered')
    .orderBy('turn')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Ends those who wait for a day that is over. */
export async function endWaitingBefore(scope: ClientScope, today: string, endedAt: Date): Promise<void> {
  await scope.tx
    .updateTable('waitingListEntry')
    .set({ state: 'over', endedAt })
    .where('clientId', '=', scope.clientId)
    .where('state', '=', 'waiting')
    .where('date', '<', today)
    .execute();
}

/** Ends those who wait for a time that has begun, or that a change of timeslots has removed. */
export async function endWaitingForNoTime(scope: ClientScope, now: Date): Promise<void> {
  await sql`update waiting_list_entry w set state = 'over', ended_at = ${now}
    where w.client_id = ${scope.clientId} and w.state = 'waiting' and w.timeslot_id is not null
      and not coalesce((select t.starts_at > ${now} from timeslot t
        where t.client_id = w.client_id and t.id = w.timeslot_id), false)`.execute(scope.tx);
}

/** A day that a visitor waits for, with the tickets of the same groups. */
export interface WaitedDay {
  channelId: string;
  ticketGroupIds: string[];
  date: string;
  /** Of the smallest party. */
  tickets: number;
}

export async function listWaitedDays(scope: ClientScope): Promise<WaitedDay[]> {
  const { rows } = await sql<WaitedDay>`
    select channel_id, ticket_group_ids, date, min(tickets)::int as tickets
    from waiting_list_entry where client_id = ${scope.clientId} and state = 'waiting'
    group by 1, 2, 3 order by date`.execute(scope.tx);
  return rows;
}

/** Those who wait for these days of channels and joined after a turn, in the order in which they joined. */
export async function lockWaiting(
  scope: ClientScope,
  days: readonly Pick<WaitedDay, 'channelId' | 'date'>[],
  { after, limit }: { after: number; limit: number },
): Promise<WaitingEntry[]> {
  const wanted = sql<boolean>`(channel_id, date) in (select * from unnest(
    ${days.map(({ channelId }) => channelId)}::uuid[], ${days.map(({ date }) => date)}::date[]))`;
  return selectEntries(scope)
    .where('state', '=', 'waiting')
    .where(wanted)
    .where('turn', '>', after)
    .orderBy('turn')
    .limit(limit)
    .forUpdate()
    .execute();
}
