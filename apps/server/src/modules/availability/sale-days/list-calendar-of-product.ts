import {
  datesFromUntil,
  daysBetween,
  isLocalDate,
  type LocalDate,
} from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { decideDayAvailability } from '@foyer/domain/scheduling/availability/day-availability.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listTicketGroupsOfProducts } from '../../catalog/index.ts';
import { getChannel } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { listPricingRules } from '../../pricing/index.ts';
import { easiestFirst } from '../explain/easiest-first.ts';
import { readSale, type Sale } from '../read-sale.ts';
import type { SaleQuestion } from '../sale-question.ts';
import { type DayOnSale, daysOfSale } from './list-days-on-sale.ts';

/** A date of a product over all its ticket groups. */
export interface CalendarDay extends Omit<DayOnSale, 'hasRoom'> {
  /** Sold and held places of its timeslots, and those that there are; null = no limit. */
  takenPlaces: number;
  capacity: number | null;
}

interface CalendarQuestion {
  productId: string;
  channelId?: string | null;
  from: LocalDate;
  until: LocalDate;
}

/** Two months with the days that complete their weeks. */
const mostDays = 76;

/** What can be bought of a product day by day: on each date, the ticket group that is easiest to get. */
export async function listCalendarOfProduct(
  context: RequestContext,
  { productId, channelId, from, until }: CalendarQuestion,
): Promise<CalendarDay[]> {
  if (!isLocalDate(from) || !isLocalDate(until) || daysBetween(from, until) >= mostDays) {
    throw new RefusedError([{ code: 'date-invalid', field: 'until' }]);
  }
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const page = channelId ? await getChannel(scope, channelId) : null;
    const { timeZone } = await getClient(scope);
    const channel = page && {
      ...page,
      isPublished: publicationState(page, localDateAt(at, timeZone)) === 'published',
    };
    const asker = { channel, at, from, until, countsPast: !channel };
    const days = await listCalendarsOfProducts(scope, [productId], asker);
    return days.get(productId) ?? [];
  });
}

type CalendarAsker = Pick<SaleQuestion, 'channel' | 'at' | 'from' | 'until' | 'countsPast'>;

/** The same of many products, in a fixed number of statements. */
export async function listCalendarsOfProducts(
  scope: ClientScope,
  productIds: readonly string[],
  { from, until, ...asker }: CalendarAsker,
): Promise<Map<string, CalendarDay[]>> {
  const groups = await listTicketGroupsOfProducts(scope, productIds);
  if (groups.length === 0) return new Map();
  const all = groups.map(({ id }) => id);
  const question = { ...asker, from, until, people: 1, isApart: true, ticketGroupIds: all };
  const sale = await readSale(scope, question);
  const rules = await listPricingRules(scope, { ticketGroupIds: all, notEndedBefore: from });
  return new Map(
    productIds.map((productId) => {
      const own = groups.filter((group) => group.productId === productId);
      const ofGroups = own.map(({ id }) => daysOfSale(sale, { ...question, ticketGroupIds: [id] }, rules));
      const placesOf = placesByDate(
        sale,
        own.map(({ id }) => id),
      );
      return [
        productId,
        datesFromUntil(from, until).map((date, index) => ({
          ...easiest(
            date,
            ofGroups.flatMap((days) => days[index] ?? []),
          ),
          ...placesOf(date),
        })),
      ];
    }),
  );
}

/** The places of the timeslots of these groups day by day: those that groups share count once. */
function placesByDate(sale: Sale, ticketGroupIds: readonly string[]) {
  const own = sale.timeslots.filter(({ calendarId }) =>
    sale.calendars.get(calendarId)?.ticketGroupIds.some((id) => ticketGroupIds.includes(id)),
  );
  const byDate = Map.groupBy(own, ({ date }) => date);
  return (date: LocalDate): Pick<CalendarDay, 'takenPlaces' | 'capacity'> => {
    const timeslots = byDate.get(date) ?? [];
    const open = timeslots.filter(({ state }) => state === 'open');
    return {
      takenPlaces: timeslots.reduce((sum, { heldCount, soldCount }) => sum + heldCount + soldCount, 0),
      capacity:
        timeslots.length === 0 || open.some(({ capacity }) => capacity === null)
          ? null
          : open.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    };
  };
}

function easiest(date: LocalDate, days: readonly DayOnSale[]): Omit<DayOnSale, 'hasRoom'> {
  const [first] = days.toSorted(
    (one, other) =>
      easiestFirst.indexOf(one.availability.state) - easiestFirst.indexOf(other.availability.state),
  );
  const availability = first?.availability ?? decideDayAvailability([]);
  const prices = days.flatMap(({ fromPriceMinor }) => fromPriceMinor ?? []);
  const fromPriceMinor = prices.length === 0 ? null : prices.reduce((one, other) => Math.min(one, other));
  return { date, availability, look: first?.look ?? availability.state, fromPriceMinor };
}
