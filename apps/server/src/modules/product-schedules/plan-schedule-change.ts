import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  generateScheduledTimeslots,
  listOvertakenStarts,
  type OvertakenStarts,
} from '@foyer/domain/product-schedules/generate-scheduled-timeslots.ts';
import type { ScheduleRules } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import { type GeneratedTimeslot, horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import {
  planTimeslotChanges,
  type TimeslotChangePlan,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { countOutsideHours } from '@foyer/domain/venues/location-open.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { fingerprintOf } from '../changes/index.ts';
import { listTimeslots, planTimeslots, type Timeslot } from '../scheduling/index.ts';
import { getLocation } from '../venues/index.ts';
import { findProductCalendar, type ProductCalendar } from './product-calendar.repository.ts';
import { type GroupWithOtherSource, listGroupsWithTimeslotGroups } from './schedule-link.repository.ts';

/** What a change of schedules would do. */
export interface SchedulePlan {
  /** The same as long as applying would do the same. */
  version: string;
  timeslots: TimeslotChangePlan;
  /** Timeslots that change and that visitors have places in: they keep them. */
  touched: Timeslot[];
  /** Starts that two schedules give, after the change. */
  overtaken: (OvertakenStarts & { name: string; byName: string })[];
  /** Ticket groups that would have to leave their timeslot groups. */
  otherSources: GroupWithOtherSource[];
  /** New timeslots that start outside the opening hours; nothing keeps them from being sold. */
  outsideHoursCount: number;
}

/** The dry run of a change, in the same steps as `followSchedules` carries it out. Nothing is changed. */
export async function planScheduleChange(
  scope: ClientScope,
  target: ScheduleTarget,
  change: (rules: ScheduleRules) => ScheduleRules,
  now: Date,
): Promise<SchedulePlan> {
  const calendar = await findProductCalendar(scope, target);
  const rules = change(calendar ?? (await noRulesAt(scope, target.locationId)));
  const generated = generateAhead(rules, now);
  const timeslots = calendar
    ? await planTimeslots(scope, calendar.id, generated, now)
    : planTimeslotChanges(
        generated.filter(({ startsAt }) => startsAt > now),
        [],
      );
  const changed = timeslots.change.map(({ id }) => id);
  const { weekHours } = await getLocation(scope, target.locationId);
  const nameOf = (id: string) => rules.schedules.find((schedule) => schedule.id === id)?.name ?? '';
  return {
    version: fingerprintOfPlan(timeslots),
    timeslots,
    touched: await listTimeslots(
      scope,
      timeslots.conflicts.filter((id) => changed.includes(id)),
    ),
    overtaken: listOvertakenAhead(rules, now).map((one) => ({
      ...one,
      name: nameOf(one.scheduleId),
      byName: nameOf(one.byScheduleId),
    })),
    outsideHoursCount: countOutsideHours(timeslots.add, weekHours),
    otherSources:
      rules.schedules.length > 0 ? await listGroupsWithTimeslotGroups(scope, target.productId) : [],
  };
}

async function noRulesAt(scope: ClientScope, locationId: string): Promise<ScheduleRules> {
  const { timeZone } = await getLocation(scope, locationId);
  return { timeZone, schedules: [], blockers: [] };
}

/** Everything that the schedules yield from today to the horizon. */
export function generateAhead(rules: ScheduleRules, now: Date): GeneratedTimeslot[] {
  const { from, until } = horizonFrom(localDateAt(now, rules.timeZone));
  return generateScheduledTimeslots(rules, from, until);
}

/** From today to the horizon. */
export function listOvertakenAhead(
  calendar: Omit<ProductCalendar, 'id' | 'productId' | 'locationId'>,
  now: Date,
) {
  if (calendar.schedules.length < 2) return [];
  const { from, until } = horizonFrom(localDateAt(now, calendar.timeZone));
  return listOvertakenStarts(calendar.schedules, from, until);
}

/** Of what a person sees of a plan; the name of the wire is `version`. */
export function fingerprintOfPlan({ add, change, remove, conflicts }: TimeslotChangePlan): string {
  const added = add.map(({ startsAt, capacity }) => [startsAt.getTime(), capacity]);
  return fingerprintOf([added, change, remove.toSorted(), conflicts.toSorted()]);
}
