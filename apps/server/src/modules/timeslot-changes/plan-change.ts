import type {
  ExistingTimeslot,
  TimeslotChangePlan,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { changesTimeslots } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  getTimeslotGroup,
  listComingTimeslots,
  planByHand,
  planRegeneration,
  withRules,
} from '../scheduling/index.ts';
import { byHandOf, type TimeslotChange } from './timeslot-change.ts';

/** What a change does to the timeslots of one calendar. */
export interface PlannedCalendar {
  calendarId: string;
  timeZone: string;
  coming: ExistingTimeslot[];
  plan: TimeslotChangePlan;
}

const noPlan: TimeslotChangePlan = {
  add: [],
  change: [],
  describe: [],
  remove: [],
  conflicts: [],
  unchangedCount: 0,
};

/** What a change would do to timeslots now, calendar by calendar. Nothing is changed. */
export async function planChange(
  scope: ClientScope,
  { calendarId, wanted }: Pick<TimeslotChange, 'calendarId' | 'wanted'>,
  now: Date,
): Promise<PlannedCalendar[]> {
  const byHand = byHandOf(wanted);
  if (byHand) return planByHand(scope, calendarId, byHand, now);
  const group = await getTimeslotGroup(scope, calendarId ?? '');
  const coming = await listComingTimeslots(scope, group.id, now);
  const plan = changesTimeslots(wanted)
    ? await planRegeneration(scope, withRules(group, wanted), now)
    : noPlan;
  return [{ calendarId: group.id, timeZone: group.timeZone, coming, plan }];
}
