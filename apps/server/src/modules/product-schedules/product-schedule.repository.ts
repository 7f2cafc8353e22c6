import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { ProductSchedule } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ProductScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface StoredSchedule extends ProductSchedule {
  calendarId: string;
}

/** The schedules of some calendars in the order in which they were made, which is their order of force. */
export async function listSchedules(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<StoredSchedule[]> {
  if (calendarIds.length === 0) return [];
  const rows = await scope.tx
    .selectFrom('productSchedule')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', [...calendarIds])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toSchedule);
}

/** @throws NotFoundError `schedule-not-found` where the client has no such schedule. */
export async function getSchedule(scope: ClientScope, id: string): Promise<StoredSchedule> {
  const row = await scope.tx
    .selectFrom('productSchedule')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('schedule-not-found');
  return toSchedule(row);
}

/** The schedule of this client with the name, in any case. */
export async function findScheduleIdByName(scope: ClientScope, name: string): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('productSchedule')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
  return row?.id;
}

/** Every name of a schedule of the client. */
export async function listScheduleNames(scope: ClientScope): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('productSchedule')
    .select('name')
    .where('clientId', '=', scope.clientId)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertSchedule(
  scope: ClientScope,
  calendarId: string,
  input: ProductScheduleInput,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('productSchedule')
    .values({ clientId: scope.clientId, calendarId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSchedule(
  scope: ClientScope,
  id: string,
  input: ProductScheduleInput,
): Promise<void> {
  await scope.tx
    .updateTable('productSchedule')
    .set(columnsOf(input))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteScheduleRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('productSchedule')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ from, until, weekdays: on, ...input }: ProductScheduleInput) {
  return { ...input, fromDate: from, untilDate: until, weekdays: [...on] };
}

function toSchedule(row: Selectable<Tables['productSchedule']>): StoredSchedule {
  const { id, calendarId, name, fromDate, untilDate, repeatUnit, repeatEvery } = row;
  const { firstTime, lastTime, intervalMinutes, capacity } = row;
  return {
    id,
    calendarId,
    name,
    from: fromDate,
    until: untilDate,
    repeatUnit,
    repeatEvery,
    weekdays: weekdays.filter((day) => row.weekdays.includes(day)),
    firstTime,
    lastTime,
    intervalMinutes,
    capacity,
  };
}
