import { daysBetween, isLocalDate, type LocalDate, laterDate } from '@foyer/domain/calendar/local-date.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listCalendarIdsOfTicketGroups, listDaysForSale } from '../scheduling/index.ts';
import { todayAt } from './list-pricing-rules.ts';

/** A price calendar shows a few months at a time. */
const mostDays = 130;

/** The coming dates, of those asked for, on which nobody can visit; a group without timeslots is never closed. */
export async function listClosedDates(
  context: RequestContext,
  ticketGroupId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<LocalDate[]> {
  if (!isLocalDate(from) || !isLocalDate(until) || daysBetween(from, until) > mostDays) {
    throw new RefusedError([{ code: 'date-invalid' }]);
  }
  return context.inClient(async (scope) => {
    const calendarIds = await listCalendarIdsOfTicketGroups(scope, [ticketGroupId]);
    const first = laterDate(from, await todayAt(context, scope));
    if ((calendarIds.get(ticketGroupId) ?? []).length === 0 || first > until) return [];
    const days = await listDaysForSale(scope, {
      ticketGroupIds: [ticketGroupId],
      at: context.app.clock(),
      from: first,
      until,
      people: 1,
    });
    return days
      .filter(({ availability: { state } }) => state === 'none' || state === 'closed')
      .map(({ date }) => date);
  });
}
