import type { AffectedVisitState } from '@foyer/domain/changes/affected-visit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { AffectedVisit, NewAffectedVisit, VisitStep } from './affected-visit.ts';

/** @returns the ids of those that wait to be settled. A visit that the change has already is left out. */
export async function insertAffectedVisits(
  { clientId, tx }: ClientScope,
  changeId: string,
  visits: readonly NewAffectedVisit[],
): Promise<string[]> {
  if (visits.length === 0) return [];
  const rows = visits.map(
    ({ orderId, timeslotId, calendarId, startsAt, productId, date, time, ...visit }) => ({
      order_id: orderId,
      timeslot_id: timeslotId,
      calendar_id: calendarId,
      starts_at: startsAt,
      product_id: productId,
      visit_date: date,
      visit_time: time,
      ticket_count: visit.ticketCount,
      amount_minor: visit.amountMinor,
      remedy: visit.remedy,
      state: visit.state,
      planned_start: visit.plannedStart,
    }),
  );
  const inserted = await sql<{ id: string; state: AffectedVisitState }>`
    insert into affected_visit (client_id, change_id, order_id, timeslot_id, calendar_id, starts_at, product_id,
      visit_date, visit_time, ticket_count, amount_minor, remedy, state, planned_start)
    select ${clientId}, ${changeId}, v.order_id, v.timeslot_id, v.calendar_id, v.starts_at, v.product_id,
      v.visit_date, v.visit_time, v.ticket_count, v.amount_minor, v.remedy, v.state, v.planned_start
    from json_populate_recordset(null::affected_visit, ${JSON.stringify(rows)}::json) v
    on conflict do nothing returning id, state`.execute(tx);
  return inserted.rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
}

/** @throws NotFoundError `affected-visit-not-found` */
export async function getAffectedVisit(scope: ClientScope, id: string): Promise<AffectedVisit> {
  return orThrow(await select(scope, sql`id = ${id}`));
}

/** The visit, locked until the transaction ends. */
export async function lockAffectedVisit(scope: ClientScope, id: string): Promise<AffectedVisit> {
  return orThrow(await select(scope, sql`id = ${id} for update`));
}

/** The visits of a change, by start and order. */
export async function listAffectedVisits(scope: ClientScope, changeId: string): Promise<AffectedVisit[]> {
  return select(scope, sql`change_id = ${changeId} order by visit_date, starts_at, order_id`);
}

/** The same, locked until the transaction ends. */
export async function lockAffectedVisits(scope: ClientScope, changeId: string): Promise<AffectedVisit[]> {
  return select(scope, sql`change_id = ${changeId} order by visit_date, starts_at, order_id for update`);
}

/** Whether visits of a change in a calendar still wait to be settled. */
export async function hasWaitingVisits(
  { clientId, tx }: ClientScope,
  changeId: string,
  calendarId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from affected_visit where client_id = ${clientId} and change_id = ${changeId}
      and calendar_id = ${calendarId} and state = 'waiting' limit 1`.execute(tx);
  return rows.length > 0;
}

type WrittenState = Exclude<AffectedVisitState, 'refunded'>;
type VisitUpdate = Omit<VisitStep, 'event' | 'cause'> & {
  state: WrittenState;
  cause: string | null;
  settledAt?: Date;
  asksRefund: boolean;
};

/** For `advanceVisit` alone. A refund that is asked for in this transaction has its time: by that it is found. */
export async function updateAffectedVisit(
  { clientId, tx }: ClientScope,
  id: string,
  { asksRefund, ...written }: VisitUpdate,
): Promise<void> {
  await tx
    .updateTable('affectedVisit')
    .set({ ...written, ...(asksRefund && { refundAt: sql<Date>`now()` }) })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

async function select(
  { clientId, tx }: ClientScope,
  condition: RawBuilder<unknown>,
): Promise<AffectedVisit[]> {
  const { rows } = await sql<AffectedVisit>`
    select id, change_id, order_id, timeslot_id, calendar_id, starts_at, product_id, visit_date as date,
      visit_time as time, ticket_count, amount_minor, remedy, state, cause, planned_start, moved_to_id
    from affected_visit where client_id = ${clientId} and ${condition}`.execute(tx);
  return rows;
}

function orThrow([visit]: readonly AffectedVisit[]): AffectedVisit {
  if (!visit) throw new NotFoundError('affected-visit-not-found');
  return visit;
}
