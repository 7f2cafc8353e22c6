import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  horizonFrom,
  listSkippedStarts,
  type SkippedStart,
} from '@foyer/domain/scheduling/generate-timeslots.ts';
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
  /** Starts that the rules want and the clock of the location skips. */
  skipped: SkippedStart[];
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
  if (byHand)
    return (await planByHand(scope, calendarId, byHand, now)).map((planned) => ({ ...planned, skipped: [] }));
  const group = await getTimeslotGroup(scope, calendarId ?? '');
  const coming = await listComingTimeslots(scope, group.id, now);
  const planned = { calendarId: group.id, timeZone: group.timeZone, coming };
  if (!changesTimeslots(wanted)) return [{ ...planned, plan: noPlan, skipped: [] }];
  const rules = withRules(group, wanted);
  const { from, until } = horizonFrom(localDateAt(now, group.timeZone));
  return [
    {
      ...planned,
      plan: await planRegeneration(scope, rules, now),
      skipped: listSkippedStarts(rules, from, until),
    },
  ];
}
