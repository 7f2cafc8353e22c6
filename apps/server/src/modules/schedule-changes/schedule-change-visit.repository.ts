import type { Remedy } from '@foyer/domain/scheduling/plan-remedies.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** One order whose visit a change keeps, moves, cancels, or brings back where it was. */
export interface ChangeVisit {
  calendarId: string;
  orderId: string;
  fromStart: Date;
  remedy: Remedy | 'move back';
  ticketCount: number;
  toStart: Date | null;
  amountMinor: number;
  state: 'waiting' | 'done' | 'failed';
  failure: string | null;
}

export type NewVisit = Omit<ChangeVisit, 'toStart' | 'failure'> & { toStart?: Date | null };

const columns = [
  'calendarId',
  'orderId',
  'fromStart',
  'remedy',
  'ticketCount',
  'toStart',
  'amountMinor',
  'state',
  'failure',
] as const;

export async function insertVisits(
  scope: ClientScope,
  changeId: string,
  visits: readonly NewVisit[],
): Promise<void> {
  if (visits.length === 0) return;
  const { clientId, tx } = scope;
  await tx
    .insertInto('scheduleChangeVisit')
    .values(visits.map((visit) => ({ clientId, changeId, toStart: null, failure: null, ...visit })))
    .execute();
}

/** All visits of a change, by start and order. */
export async function listChangeVisits(scope: ClientScope, changeId: string): Promise<ChangeVisit[]> {
  return select(scope, changeId).orderBy('fromStart').orderBy('orderId').execute();
}

/** The same, held until the transaction ends. */
export async function lockChangeVisits(scope: ClientScope, changeId: string): Promise<ChangeVisit[]> {
  return select(scope, changeId).orderBy('fromStart').orderBy('orderId').forUpdate().execute();
}

/** One visit, held against a second worker. */
export async function lockChangeVisit(
  scope: ClientScope,
  changeId: string,
  { calendarId, orderId, fromStart, remedy }: ChangeVisit,
): Promise<ChangeVisit | undefined> {
  return select(scope, changeId)
    .where('calendarId', '=', calendarId)
    .where('orderId', '=', orderId)
    .where('fromStart', '=', fromStart)
    .where('remedy', '=', remedy)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateChangeVisit(
  scope: ClientScope,
  changeId: string,
  { calendarId, orderId, fromStart, remedy }: ChangeVisit,
  outcome: Partial<Pick<ChangeVisit, 'state' | 'failure' | 'toStart'>>,
): Promise<void> {
  await scope.tx
    .updateTable('scheduleChangeVisit')
    .set(outcome)
    .where('clientId', '=', scope.clientId)
    .where('changeId', '=', changeId)
    .where('calendarId', '=', calendarId)
    .where('orderId', '=', orderId)
    .where('fromStart', '=', fromStart)
    .where('remedy', '=', remedy)
    .execute();
}

export interface ComingTimeslot {
  id: string;
  startsAt: Date;
  state: string;
  left: number | null;
}

/** The timeslots of a calendar near a start, with what is left in each; the one at the start itself among them. */
export async function listTimeslotsNear(
  scope: ClientScope,
  calendarId: string,
  start: Date,
): Promise<ComingTimeslot[]> {
  const { rows } = await sql<ComingTimeslot>`
    select t.id, t.starts_at, t.state, c.capacity - c.held - c.sold as "left"
    from timeslot t
    cross join lateral (select capacity, held, sold from counter
      where client_id = t.client_id and id = t.id offset 0) c
    where t.client_id = ${scope.clientId} and t.calendar_id = ${calendarId}
      and t.starts_at between ${start}::timestamptz - interval '14 days' and ${start}::timestamptz + interval '14 days'`.execute(
    scope.tx,
  );
  return rows;
}

function select(scope: ClientScope, changeId: string) {
  return scope.tx
    .selectFrom('scheduleChangeVisit')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('changeId', '=', changeId);
}
