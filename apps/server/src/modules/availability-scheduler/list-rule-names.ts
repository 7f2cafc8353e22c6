import { findScheduleOfStart } from '@foyer/domain/product-schedules/generate-scheduled-timeslots.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listCalendarsById } from '../product-schedules/index.ts';
import type { SchedulerSlot } from './scheduler-slot.repository.ts';

type NamedSlot = Pick<SchedulerSlot, 'timeslotGroupName' | 'calendarId' | 'date' | 'time'>;

/**
 * The schedule or timeslot group that each timeslot is of, in the order of the timeslots; null where no schedule
 * gives it any more.
 */
export async function listRuleNames(
  scope: ClientScope,
  slots: readonly NamedSlot[],
): Promise<(string | null)[]> {
  const ofSchedules = slots.filter(({ timeslotGroupName }) => timeslotGroupName === null);
  const calendars = await listCalendarsById(scope, [
    ...new Set(ofSchedules.map(({ calendarId }) => calendarId)),
  ]);
  const schedulesOf = new Map(calendars.map(({ id, schedules }) => [id, schedules]));
  return slots.map(({ timeslotGroupName, calendarId, date, time }) => {
    if (timeslotGroupName !== null) return timeslotGroupName;
    return findScheduleOfStart(schedulesOf.get(calendarId) ?? [], date, time)?.name ?? null;
  });
}
