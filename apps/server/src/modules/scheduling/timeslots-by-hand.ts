import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { generateTimeslots, horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { ExistingTimeslot } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import {
  type HandPlan,
  planTimeslotsByHand,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslots-by-hand.ts';
import type { TimeslotsByHandInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { listTimeslots } from './timeslot.repository.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';
import {
  addTimeslots,
  changeTimeslots,
  describeTimeslots,
  listComingTimeslots,
  removeTimeslots,
  setOrigin,
} from './timeslot-plan.repository.ts';

/** What a change by hand does in one calendar. */
export interface CalendarHandPlan {
  calendarId: string;
  timeZone: string;
  coming: ExistingTimeslot[];
  plan: HandPlan;
}

/**
 * What a person's change of single timeslots would do, calendar by calendar. Nothing is changed.
 * @param calendarId the timeslot group that all of them are in; null = wherever they are, and none is added.
 * @throws NotFoundError where one is not there; RefusedError where one is over, cancelled, or exists already.
 */
export async function planByHand(
  scope: ClientScope,
  calendarId: string | null,
  { timeslots, newTimeslots }: TimeslotsByHandInput,
  now: Date,
): Promise<CalendarHandPlan[]> {
  const ids = [...new Set(timeslots.map(({ id }) => id))];
  const found = await listTimeslots(scope, ids);
  const isElsewhere = calendarId !== null && found.some((timeslot) => timeslot.calendarId !== calendarId);
  if (found.length < ids.length || isElsewhere) throw new NotFoundError('timeslot-not-found');
  if (calendarId === null && newTimeslots.length > 0) throw new RefusedError([{ code: 'calendar-required' }]);
  const zones = new Map(found.map((timeslot) => [timeslot.calendarId, timeslot.timeZone]));
  if (calendarId !== null) zones.set(calendarId, (await getTimeslotGroup(scope, calendarId)).timeZone);
  const plans: CalendarHandPlan[] = [];
  for (const [id, timeZone] of [...zones].sort(([one], [other]) => one.localeCompare(other))) {
    const own = new Set(
      found.filter((timeslot) => timeslot.calendarId === id).map((timeslot) => timeslot.id),
    );
    const chosen = timeslots.filter((timeslot) => own.has(timeslot.id));
    const givesBack = chosen.some(({ followsRules }) => followsRules);
    const coming = await listComingTimeslots(scope, id, now);
    const calendar = { timeZone, coming, generated: givesBack ? await generate(scope, id, now) : [] };
    const plan = valueOrThrow(planTimeslotsByHand(calendar, { timeslots: chosen, newTimeslots }, now));
    plans.push({ calendarId: id, timeZone, coming, plan });
  }
  return plans;
}

async function generate(scope: ClientScope, calendarId: string, now: Date) {
  const group = await getTimeslotGroup(scope, calendarId);
  const { from, until } = horizonFrom(localDateAt(now, group.timeZone));
  return generateTimeslots(group, from, until);
}

/** Carries a change by hand out; the caller has locked the calendar and the counters of its timeslots. */
export async function carryOutByHand(scope: ClientScope, calendarId: string, plan: HandPlan): Promise<void> {
  await removeTimeslots(scope, plan.remove);
  await changeTimeslots(scope, plan.change);
  await describeTimeslots(scope, plan.describe);
  await setOrigin(scope, plan.byHand, 'manual');
  await setOrigin(scope, plan.givenBack, 'generated');
  await addTimeslots(scope, calendarId, plan.add, 'manual');
}
