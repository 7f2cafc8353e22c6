import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { CalendarRules } from '@foyer/domain/scheduling/calendar-rules.ts';
import { generateTimeslots, horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import {
  planTimeslotChanges,
  type TimeslotChangePlan,
} from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { carryOutPlan, listComingTimeslots, lockComingCounters } from './timeslot-plan.repository.ts';

interface Calendar extends CalendarRules {
  id: string;
}

/** What a calendar's rules would change in its coming timeslots. Nothing is changed. */
export async function planRegeneration(
  scope: ClientScope,
  calendar: Calendar,
  now: Date,
): Promise<TimeslotChangePlan> {
  const { from, until } = horizonFrom(localDateAt(now, calendar.timeZone));
  const generated = generateTimeslots(calendar, from, until).filter(({ startsAt }) => startsAt > now);
  return planTimeslotChanges(generated, await listComingTimeslots(scope, calendar.id, now));
}

/**
 * Brings the coming timeslots of a calendar, from now to the horizon, in line with its rules. The caller
 * has locked the calendar; places can be neither held nor sold in it until the transaction ends.
 */
export async function regenerateTimeslots(
  scope: ClientScope,
  calendar: Calendar,
  now: Date,
): Promise<TimeslotChangePlan> {
  await lockComingCounters(scope, calendar.id, now);
  const plan = await planRegeneration(scope, calendar, now);
  await carryOutPlan(scope, calendar.id, plan);
  return plan;
}
