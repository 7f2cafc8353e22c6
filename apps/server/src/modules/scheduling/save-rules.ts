import type { CalendarException } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { PeriodInput, RulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { ScheduleLink } from './calendar-link.repository.ts';
import type { ExceptionPlaces } from './exception.repository.ts';
import { saveLinks } from './link-ticket-groups.ts';
import { replacePeriods } from './period.repository.ts';
import { saveExceptions } from './save-exceptions.ts';
import { updateTimeslotGroupRow } from './timeslot-group.repository.ts';
import { refuseTakenTimeslotGroupName } from './timeslot-group-name.ts';

/**
 * The group as it would be: what the change leaves out stays. What is new has an id of nothing. As `replaceExceptions`
 * writes them, edited exceptions keep their place and new ones follow.
 * @param known exceptions in their order, the oldest first
 */
export function withRules(
  group: TimeslotGroup,
  wanted: RulesChangeInput,
  known: readonly { id: string | null }[] = group.exceptions,
): TimeslotGroup {
  const { name = group.name, hidden = group.hidden, synced = group.synced, exceptions } = wanted;
  const periods = wanted.periods && sayPublished(group, wanted.periods);
  return {
    ...group,
    name,
    hidden,
    synced,
    ticketGroupIds: wanted.ticketGroupIds ?? group.ticketGroupIds,
    periods: periods?.map((period) => ({ ...period, id: period.id ?? crypto.randomUUID() })) ?? group.periods,
    exceptions: exceptions
      ? inPlace(
          known,
          exceptions.map((one) => ({ ...one, id: one.id ?? crypto.randomUUID() })),
        )
      : group.exceptions,
  };
}

/**
 * A period that does not say whether it is published stays what it was, and a new one is published: so write callers
 * that know no drafts, and changes that were drafted before there were any.
 */
function sayPublished(group: TimeslotGroup, wanted: readonly PeriodInput[]): PeriodInput[] {
  const drafts = new Set(group.periods.filter(isDraftPeriod).map(({ id }) => id));
  return wanted.map((period) => ({
    ...period,
    published: period.published ?? !(period.id !== null && drafts.has(period.id)),
  }));
}

/** The known ones in their order, then the others as given. */
function inPlace(
  known: readonly { id: string | null }[],
  wanted: readonly CalendarException[],
): CalendarException[] {
  const places = new Map(known.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: CalendarException) => places.get(id) ?? known.length;
  return wanted.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Writes what changes of a locked timeslot group; bringing its timeslots in line is the caller's.
 * @param earlier where undoing a change brings exceptions back: when they were made
 * @returns the schedules from which ticket groups were taken away.
 */
export async function saveRules(
  scope: ClientScope,
  group: TimeslotGroup,
  { name, hidden, synced, periods, exceptions, ticketGroupIds, convert }: RulesChangeInput,
  earlier?: ExceptionPlaces,
): Promise<ScheduleLink[]> {
  if (name !== undefined) await refuseTakenTimeslotGroupName(scope, name, group.id);
  const row = {
    ...(name !== undefined && { name }),
    ...(hidden !== undefined && { hidden }),
    ...(synced !== undefined && { synced }),
  };
  if (Object.keys(row).length > 0) await updateTimeslotGroupRow(scope, group.id, row);
  const taken = ticketGroupIds ? await saveLinks(scope, group.id, ticketGroupIds, convert ?? false) : [];
  if (periods) await replacePeriods(scope, group.id, sayPublished(group, periods));
  const linked = [...group.ticketGroupIds, ...(ticketGroupIds ?? [])];
  if (exceptions) await saveExceptions(scope, { ...group, ticketGroupIds: linked }, exceptions, earlier);
  return taken;
}
