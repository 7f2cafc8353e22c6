import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { CalendarRules } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import {
  type GeneratedTimeslot,
  generateTimeslots,
  horizonFrom,
} from '@foyer/domain/scheduling/generate-timeslots.ts';
import {
  fitToWish,
  planTimeslotChanges,
  type TimeslotChangePlan,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  carryOutPlan,
  changeTimeslots,
  listComingTimeslots,
  lockComingTimeslots,
} from './timeslot-plan.repository.ts';

interface Calendar extends CalendarRules {
  id: string;
}

/** What a calendar's rules would change in its coming timeslots. Nothing is changed. */
export async function planRegeneration(
  scope: ClientScope,
  calendar: Calendar,
  now: Date,
): Promise<TimeslotChangePlan> {
  return planTimeslots(scope, calendar.id, generateAhead(calendar, now), now);
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
  return bringTimeslotsInLine(scope, calendar.id, generateAhead(calendar, now), now);
}

/** What following these timeslots, whatever rules made them, would change in a calendar. Nothing is changed. */
export async function planTimeslots(
  scope: ClientScope,
  calendarId: string,
  generated: readonly GeneratedTimeslot[],
  now: Date,
): Promise<TimeslotChangePlan> {
  return planTimeslotChanges(comingOf(generated, now), await listComingTimeslots(scope, calendarId, now));
}

/** Makes a calendar follow these timeslots, as `regenerateTimeslots` does for its own rules. */
export async function bringTimeslotsInLine(
  scope: ClientScope,
  calendarId: string,
  generated: readonly GeneratedTimeslot[],
  now: Date,
): Promise<TimeslotChangePlan> {
  const locked = await lockComingTimeslots(scope, calendarId, now);
  const plan = planTimeslotChanges(comingOf(generated, now), locked.coming);
  await carryOutPlan(scope, calendarId, plan, locked);
  return plan;
}

/** Gives the timeslots of a calendar, whatever rules it has, the limits that a person wanted, as far as visitors left. */
export async function fitToWishes(scope: ClientScope, calendarId: string, now: Date): Promise<void> {
  const { coming } = await lockComingTimeslots(scope, calendarId, now);
  await changeTimeslots(
    scope,
    coming.flatMap((timeslot) => (timeslot.wantedCapacity === null ? [] : (fitToWish(timeslot) ?? []))),
  );
}

function comingOf(generated: readonly GeneratedTimeslot[], now: Date): GeneratedTimeslot[] {
  return generated.filter(({ startsAt }) => startsAt > now);
}

function generateAhead(calendar: Calendar, now: Date): GeneratedTimeslot[] {
  const { from, until } = horizonFrom(localDateAt(now, calendar.timeZone));
  return generateTimeslots(calendar, from, until);
}
