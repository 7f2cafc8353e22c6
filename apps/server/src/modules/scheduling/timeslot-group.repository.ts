import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { TimeslotGroupInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { listExceptions } from './exception.repository.ts';
import { listPeriods } from './period.repository.ts';

/** All timeslot groups of the client, or those with the given ids, by name. */
export async function listTimeslotGroups(
  scope: ClientScope,
  ids?: readonly string[],
): Promise<TimeslotGroup[]> {
  if (ids?.length === 0) return [];
  let query = scope.tx
    .selectFrom('calendar')
    .innerJoin('location', (join) =>
      join
        .onRef('location.clientId', '=', 'calendar.clientId')
        .onRef('location.id', '=', 'calendar.locationId'),
    )
    .select(['calendar.id', 'calendar.name', 'calendar.locationId', 'location.timeZone'])
    .select(['calendar.hidden', 'calendar.synced'])
    .where('calendar.clientId', '=', scope.clientId)
    .where('calendar.kind', '=', 'group');
  if (ids) query = query.where('calendar.id', 'in', [...ids]);
  const rows = await query.orderBy('calendar.name').orderBy('calendar.id').execute();
  const found = rows.map(({ id }) => id);
  const periods = await listPeriods(scope, found);
  const exceptions = await listExceptions(scope, found);
  const links = await listLinks(scope, found);
  return rows.map((row) => ({
    ...row,
    name: row.name ?? '',
    periods: periods.get(row.id) ?? [],
    exceptions: exceptions.get(row.id) ?? [],
    ticketGroupIds: links.filter(({ calendarId }) => calendarId === row.id).map((link) => link.ticketGroupId),
  }));
}

/** @throws NotFoundError `timeslot-group-not-found` where the client has no such group. */
export async function getTimeslotGroup(scope: ClientScope, id: string): Promise<TimeslotGroup> {
  const [group] = await listTimeslotGroups(scope, [id]);
  if (!group) throw new NotFoundError('timeslot-group-not-found');
  return group;
}

/** The timeslot group of this client with the name, in any case. */
export async function findTimeslotGroupIdByName(
  scope: ClientScope,
  name: string,
): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('calendar')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('kind', '=', 'group')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
  return row?.id;
}

export async function insertTimeslotGroup(scope: ClientScope, input: TimeslotGroupInput): Promise<string> {
  const { id } = await scope.tx
    .insertInto('calendar')
    .values({ clientId: scope.clientId, kind: 'group', ...input })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTimeslotGroupRow(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<TimeslotGroup, 'name' | 'hidden' | 'synced'>>,
): Promise<void> {
  await scope.tx
    .updateTable('calendar')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Keeps two changes of one calendar's rules from meeting: the second waits for the first. */
export async function lockCalendar(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .selectFrom('calendar')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Makes these ticket groups the only ones that take their times from the calendar. */
export async function replaceLinks(
  scope: ClientScope,
  calendarId: string,
  ticketGroupIds: readonly string[],
): Promise<void> {
  const { clientId, tx } = scope;
  await tx
    .deleteFrom('calendarTicketGroup')
    .where('clientId', '=', clientId)
    .where('calendarId', '=', calendarId)
    .execute();
  if (ticketGroupIds.length === 0) return;
  await tx
    .insertInto('calendarTicketGroup')
    .values(ticketGroupIds.map((ticketGroupId) => ({ clientId, calendarId, ticketGroupId })))
    .execute();
}

async function listLinks(scope: ClientScope, calendarIds: readonly string[]) {
  if (calendarIds.length === 0) return [];
  return scope.tx
    .selectFrom('calendarTicketGroup')
    .select(['calendarId', 'ticketGroupId'])
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', [...calendarIds])
    .execute();
}
