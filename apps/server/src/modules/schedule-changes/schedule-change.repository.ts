import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { ScheduleChange } from './schedule-change.ts';

const columns = [
  'id',
  'calendarId',
  'state',
  'wanted',
  'seenVersion',
  'remedies',
  'mailsVisitors',
  'createdAt',
  'createdBy',
  'before',
  'outcome',
  'appliedAt',
  'appliedBy',
  'tookMs',
  'undoneAt',
  'undoneBy',
] as const;

export async function insertScheduleChange(
  scope: ClientScope,
  change: Pick<ScheduleChange, 'calendarId' | 'wanted' | 'seenVersion' | 'createdBy'>,
): Promise<ScheduleChange> {
  return scope.tx
    .insertInto('scheduleChange')
    .values({ clientId: scope.clientId, ...change, wanted: JSON.stringify(change.wanted) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @throws NotFoundError `schedule-change-not-found` */
export async function getScheduleChange(scope: ClientScope, id: string): Promise<ScheduleChange> {
  return select(scope, id).executeTakeFirst().then(orThrow);
}

/** The change, held against a second press until the transaction ends. */
export async function lockScheduleChange(scope: ClientScope, id: string): Promise<ScheduleChange> {
  return select(scope, id).forUpdate().executeTakeFirst().then(orThrow);
}

/** The last change of a timeslot group that was applied or undone. */
export async function findLastChange(
  scope: ClientScope,
  calendarId: string,
): Promise<ScheduleChange | undefined> {
  return scope.tx
    .selectFrom('scheduleChange')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('calendarId', '=', calendarId)
    .where('state', '<>', 'draft')
    .orderBy('appliedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateScheduleChange(
  scope: ClientScope,
  id: string,
  { remedies, before, outcome, ...change }: Partial<Omit<ScheduleChange, 'id' | 'wanted'>>,
): Promise<void> {
  await scope.tx
    .updateTable('scheduleChange')
    .set({
      ...change,
      ...(remedies && { remedies: JSON.stringify(remedies) }),
      ...(before && { before: JSON.stringify(before) }),
      ...(outcome && { outcome: JSON.stringify(outcome) }),
    })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function select(scope: ClientScope, id: string) {
  return scope.tx
    .selectFrom('scheduleChange')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id);
}

function orThrow(change: ScheduleChange | undefined): ScheduleChange {
  if (!change) throw new NotFoundError('schedule-change-not-found');
  return change;
}
