import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { ScheduleBlocker } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ScheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface StoredBlocker extends ScheduleBlocker {
  calendarId: string;
}

interface DaysAtLocation {
  locationId: string;
  /** null = all products. */
  productId: string | null;
  from: LocalDate;
  until: LocalDate;
}

/** The blockers of some calendars, by date. */
export async function listBlockers(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<StoredBlocker[]> {
  if (calendarIds.length === 0) return [];
  const rows = await scope.tx
    .selectFrom('scheduleBlocker')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', [...calendarIds])
    .orderBy('fromDate')
    .orderBy('id')
    .execute();
  return rows.map(toBlocker);
}

/** The blockers that hold on some date of a range, of all products at the location or of one. */
export async function listBlockersAt(
  scope: ClientScope,
  { locationId, productId, from, until }: DaysAtLocation,
): Promise<StoredBlocker[]> {
  const calendars = scope.tx
    .selectFrom('calendar')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('kind', '=', 'schedule')
    .where('locationId', '=', locationId)
    .$if(productId !== null, (query) => query.where('productId', '=', productId));
  const rows = await scope.tx
    .selectFrom('scheduleBlocker')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', calendars)
    .where('fromDate', '<=', until)
    .where('untilDate', '>=', from)
    .orderBy('fromDate')
    .orderBy('id')
    .execute();
  return rows.map(toBlocker);
}

/** @throws NotFoundError `blocker-not-found` where the client has no such blocker. */
export async function getBlocker(scope: ClientScope, id: string): Promise<StoredBlocker> {
  const row = await scope.tx
    .selectFrom('scheduleBlocker')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('blocker-not-found');
  return toBlocker(row);
}

export async function insertBlocker(
  scope: ClientScope,
  calendarId: string,
  input: ScheduleBlockerInput,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('scheduleBlocker')
    .values({ clientId: scope.clientId, calendarId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBlocker(
  scope: ClientScope,
  id: string,
  input: ScheduleBlockerInput,
): Promise<void> {
  await scope.tx
    .updateTable('scheduleBlocker')
    .set(columnsOf(input))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteBlockerRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('scheduleBlocker')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ from, until, weekdays: on, ...input }: ScheduleBlockerInput) {
  return { ...input, fromDate: from, untilDate: until, weekdays: [...on] };
}

function toBlocker(row: Selectable<Tables['scheduleBlocker']>): StoredBlocker {
  const { id, calendarId, fromDate, untilDate, fromTime, untilTime, reason } = row;
  const on = weekdays.filter((day) => row.weekdays.includes(day));
  return { id, calendarId, from: fromDate, until: untilDate, weekdays: on, fromTime, untilTime, reason };
}
