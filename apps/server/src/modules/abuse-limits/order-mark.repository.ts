import type { PersonMark } from '@foyer/domain/abuse-limits/order-limit.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/prepared.ts';

/** By what a buyer is recognised, as it is stored. */
export interface StoredMark {
  kind: PersonMark['kind'];
  digest: Buffer;
}

/**
 * Until the end of the transaction nothing else counts orders of these marks: of orders that are placed at once, each sees
 * those before it. Always in the same order, so that no deadlock is possible.
 */
export async function lockMarks({ clientId, tx }: ClientScope, marks: readonly StoredMark[]): Promise<void> {
  const names = [...new Set(marks.map(markName))].sort().map((name) => `${clientId} ${name}`);
  // `unnest` gives its rows in the order of the array, and each is locked before the next one.
  await sql`select pg_advisory_xact_lock(hashtextextended('order mark ' || name, 0))
    from unnest(${names}::text[]) as name`.execute(tx);
}

export const markName = ({ kind, digest }: StoredMark): string => `${kind} ${digest.toString('hex')}`;

/**
 * The holds whose orders of these marks count, by the name of the mark. With `isCompletedOnly` those of completed orders,
 * and of orders that can still be paid.
 */
export async function listMarkedHolds(
  { clientId, tx }: ClientScope,
  marks: readonly StoredMark[],
  { since, isCompletedOnly }: { since: Date; isCompletedOnly: boolean },
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ kind: StoredMark['kind']; digest: Buffer; holdIds: string[] }>`
    select asked.kind, asked.digest, array_agg(distinct m.hold_id) as hold_ids
    from (select distinct kind, digest from unnest(${marks.map(({ kind }) => kind)}::text[],
      ${marks.map(({ digest }) => digest)}::bytea[]) as wanted (kind, digest)) asked
    join order_mark m on m.client_id = ${clientId} and m.kind = asked.kind and m.digest = asked.digest and m.at > ${since}
    join orders o on o.client_id = m.client_id and o.id = m.order_id
    where not ${isCompletedOnly} or o.completed_at is not null
      or o.state in ('reserved', 'pending payment', 'failed')
      or (o.state = 'expired' and exists (
        select from payment p where p.client_id = o.client_id and p.order_id = o.id and p.state = 'open'))
    group by asked.kind, asked.digest`.execute(tx);
  return new Map(rows.map(({ holdIds, ...mark }) => [markName(mark), new Set(holdIds)]));
}

export interface NewMark extends StoredMark {
  /** Of the order; counted for its channel only. */
  tickets: number;
  orderId: string;
  holdId: string;
  at: Date;
}

export async function insertMarks(scope: ClientScope, marks: readonly NewMark[]): Promise<void> {
  await insertRows(scope, 'orderMark', marks);
}

/** The tickets of orders of these marks that are sold or can still be paid, by the name of the mark and the hold. */
export async function listMarkedTickets(
  { clientId, tx }: ClientScope,
  marks: readonly StoredMark[],
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<StoredMark & { holdId: string; tickets: number }>`
    select m.kind, m.digest, m.hold_id, max(m.tickets) as tickets
    from unnest(${marks.map(({ digest }) => digest)}::bytea[]) as asked (digest)
    join order_mark m on m.client_id = ${clientId} and m.kind = 'channel-email' and m.digest = asked.digest
    join orders o on o.client_id = m.client_id and o.id = m.order_id
    where o.state in ('reserved', 'pending payment', 'failed', 'completed', 'partly cancelled')
      or (o.state = 'expired' and exists (
        select from payment p where p.client_id = o.client_id and p.order_id = o.id and p.state = 'open'))
    group by m.kind, m.digest, m.hold_id`.execute(tx);
  const found = new Map<string, Map<string, number>>();
  for (const { holdId, tickets, ...mark } of rows) {
    const ofMark = found.get(markName(mark)) ?? new Map<string, number>();
    found.set(markName(mark), ofMark.set(holdId, tickets));
  }
  return found;
}

/** Of all clients. */
export async function deleteMarksBefore(
  { tx }: Pick<ClientScope, 'tx'>,
  before: Date,
  kinds: readonly StoredMark['kind'][],
): Promise<void> {
  await tx
    .deleteFrom('orderMark')
    .where('at', '<', before)
    .where('kind', 'in', [...kinds])
    .execute();
}
