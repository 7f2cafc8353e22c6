import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDay } from '@foyer/domain/calendar/local-day.ts';
import { localDateAt, momentOf } from '@foyer/domain/calendar/zoned-time.ts';
import { type ClosedDayReason, findClosedDayReason } from '@foyer/domain/scheduling/open-day.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { type GroupDay, listGroupDays, listOpenDayGroups, type OpenDayGroup } from './open-day.repository.ts';

/** Whether some ticket groups without timeslots are sold together for a day. */
export interface OpenDay {
  date: LocalDate;
  /** Of the first group that is not sold for it; null = it is open. */
  closed: { ticketGroupId: string; reason: ClosedDayReason } | null;
}

interface DayQuestion {
  ticketGroupIds: readonly string[];
  from: LocalDate;
  until: LocalDate;
  at: Date;
}

/**
 * The days on which these ticket groups are sold together; groups with timeslots, and those that are for no day
 * (continuous, period), close none.
 */
export async function listOpenDays(
  scope: ClientScope,
  { ticketGroupIds, from, until, at }: DayQuestion,
): Promise<OpenDay[]> {
  const groups = (await listOpenDayGroups(scope, ticketGroupIds)).filter(isDated);
  const days = await listGroupDays(
    scope,
    groups.map(({ id }) => id),
    from,
    until,
  );
  const { timeZone } = await getClient(scope);
  const byGroupAndDate = Map.groupBy(days, (day) => `${day.ticketGroupId} ${day.date}`);
  return datesFromUntil(from, until).map((date) => {
    for (const group of groups) {
      const ofDay = byGroupAndDate.get(`${group.id} ${date}`) ?? [];
      const reason = closedReason(group, date, ofDay, { at, timeZone });
      if (reason) return { date, closed: { ticketGroupId: group.id, reason } };
    }
    return { date, closed: null };
  });
}

function isDated({ kind }: OpenDayGroup): boolean {
  return kind === 'specific day' || kind === 'fixed date';
}

/** At one of the product's locations a day is enough; a product without a location follows the client's clock. */
function closedReason(
  group: OpenDayGroup,
  date: LocalDate,
  atLocations: readonly GroupDay[],
  { at, timeZone }: { at: Date; timeZone: string },
): ClosedDayReason | null {
  const places = atLocations.length > 0 ? atLocations : [{ timeZone, isClosed: false, closes: null }];
  const reasons = places.map((place) => {
    const now = { at, today: localDateAt(at, place.timeZone) };
    return findClosedDayReason(group, date, { isClosed: place.isClosed, endsAt: endOf(date, place) }, now);
  });
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Closing time; one that a moved clock skips counts as the first moment after it. */
function endOf(date: LocalDate, { closes, timeZone }: Pick<GroupDay, 'closes' | 'timeZone'>): Date {
  if (closes === null) return localDay(date, timeZone).endsAt;
  const moment = momentOf(date, closes, timeZone);
  return moment.kind === 'once' ? moment.at : moment.kind === 'gap' ? moment.nextAt : moment.secondAt;
}
