import { nameOfCopy } from '@foyer/domain/catalog/product-copy.ts';
import type { ProductSchedule } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { followSchedules, lockProductCalendar } from './follow-schedules.ts';
import { listCalendarsOfProduct } from './product-calendar.repository.ts';
import { insertSchedule, listScheduleNames } from './product-schedule.repository.ts';
import { insertBlocker } from './schedule-blocker.repository.ts';

interface SchedulesToCopy {
  fromProductId: string;
  toProductId: string;
  /** What is written behind the name of a copy: 'copy'. */
  mark: string;
  now: Date;
}

/**
 * Gives a new product the schedules and blockers that another has at its locations, and makes their timeslots.
 * @returns whether there was any.
 */
export async function copySchedules(
  scope: ClientScope,
  { fromProductId, toProductId, mark, now }: SchedulesToCopy,
): Promise<boolean> {
  const all = await listCalendarsOfProduct(scope, fromProductId);
  const calendars = all.filter(({ schedules }) => schedules.length > 0);
  const names = calendars.length > 0 ? await listScheduleNames(scope) : [];
  for (const calendar of calendars) {
    const made = await lockProductCalendar(scope, {
      productId: toProductId,
      locationId: calendar.locationId,
    });
    for (const schedule of calendar.schedules) {
      const name = nameOfCopy(schedule.name, mark, names);
      names.push(name);
      await insertSchedule(scope, made.id, { ...rulesOf(schedule), name });
    }
    for (const { from, until, weekdays, fromTime, untilTime, reason } of calendar.blockers) {
      const blocker = { from, until, weekdays: [...weekdays], fromTime, untilTime, reason };
      await insertBlocker(scope, made.id, blocker);
    }
    await followSchedules(scope, made.id, now);
  }
  return calendars.length > 0;
}

function rulesOf({ from, until, repeatUnit, repeatEvery, weekdays, ...schedule }: ProductSchedule) {
  const { firstTime, lastTime, intervalMinutes, capacity } = schedule;
  const times = { firstTime, lastTime, intervalMinutes, capacity };
  return { from, until, repeatUnit, repeatEvery, weekdays: [...weekdays], ...times };
}
