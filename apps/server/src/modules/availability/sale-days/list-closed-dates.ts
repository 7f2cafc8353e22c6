import { daysBetween, isLocalDate, type LocalDate, laterDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { getClient } from '../../clients/index.ts';
import { readSale } from '../read-sale.ts';
import { daysOfSale } from './list-days-on-sale.ts';

/** A price calendar shows a few months at a time. */
const mostDays = 130;

/** The coming dates, of the requested ones, without any visit; none where no times are planned yet. */
export async function listClosedDates(
  context: RequestContext,
  ticketGroupId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<LocalDate[]> {
  if (!isLocalDate(from) || !isLocalDate(until) || daysBetween(from, until) > mostDays) {
    throw new RefusedError([{ code: 'date-invalid' }]);
  }
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const { timeZone } = await getClient(scope);
    const first = laterDate(from, localDateAt(at, timeZone));
    if (first > until) return [];
    const ticketGroupIds = [ticketGroupId];
    const question = { ticketGroupIds, channel: null, people: 1, at, from: first, until, countsPast: true };
    const sale = await readSale(scope, question);
    const isTimed = sale.groups.some(({ kind }) => kind === 'day plus time');
    if (isTimed && sale.calendars.size === 0) return [];
    // What is not sold yet, because it is too far ahead, is no closed day.
    const groups = sale.groups.map((group) => ({ ...group, lookaheadDays: null }));
    return daysOfSale({ ...sale, groups }, question, [])
      .filter(({ availability: { state, reason } }) => isShut(state) && reason !== 'no-ticket-type')
      .map(({ date }) => date);
  });
}

const isShut = (state: string) => state === 'none' || state === 'closed';
