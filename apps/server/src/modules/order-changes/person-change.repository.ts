import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { HeldData } from '../person-data/index.ts';

/** Changes with what was written about them. */
export async function countNotesOfChanges(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'notes' as kind, count(*)::int as records, min(asked_at) as from, max(asked_at) as until
    from order_change where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])
      and (reason is not null or decision_note is not null)`.execute(scope.tx);
  return rows[0] ?? { kind: 'notes', records: 0, from: null, until: null };
}

export async function listNotesOfChanges(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ at: Date; reason: Buffer | null; decisionNote: Buffer | null; personKeyId: string | null }[]> {
  const { rows } = await sql<{
    at: Date;
    reason: Buffer | null;
    decisionNote: Buffer | null;
    personKeyId: string | null;
  }>`
    select c.asked_at as at, c.reason, c.decision_note, o.person_key_id
    from order_change c join orders o on o.client_id = c.client_id and o.id = c.order_id
    where c.client_id = ${scope.clientId} and c.order_id = any (${[...orderIds]}::uuid[])
      and (c.reason is not null or c.decision_note is not null) order by c.asked_at, c.id`.execute(scope.tx);
  return rows;
}

/** Orders with a change that waits for its payment or for a second person. */
export async function listOrdersWithWaitingChange(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ orderId: string; sequence: number | null; prefix: string }[]> {
  const { rows } = await sql<{ orderId: string; sequence: number | null; prefix: string }>`
    select o.id as order_id, o.number as sequence, cl.order_prefix as prefix
    from order_change c
    join orders o on o.client_id = c.client_id and o.id = c.order_id
    join client cl on cl.id = c.client_id
    where c.client_id = ${scope.clientId} and c.order_id = any (${[...orderIds]}::uuid[])
      and c.state in ('waiting for payment', 'waiting for approval')`.execute(scope.tx);
  return rows;
}
