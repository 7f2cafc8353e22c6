import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { ceilingOf, withheldPercentage } from '@foyer/domain/capacity/withheld-places.ts';
import { suitsAvailability } from '@foyer/domain/catalog/availability-switch.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { SaleFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { findShut } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { Sale } from './read-sale.ts';
import { channelFactsOf, type SaleQuestion } from './sale-question.ts';
import type { SaleType } from './sale-type.repository.ts';
import { type DayVisit, isDay, type VisitTime } from './visit-time.ts';

type Asker = Pick<SaleQuestion, 'channel' | 'at'>;

/** What decides whether tickets of these types of a group can be bought for a visit. */
export function saleFactsOf(
  sale: Sale,
  { channel, at }: Asker,
  visit: VisitTime,
  ticketGroupId: string,
  types: readonly SaleType[],
): SaleFacts {
  const group = sale.groups.find(({ id }) => id === ticketGroupId);
  const product = sale.products.get(ticketGroupId);
  if (!group || !product) throw new Error(`ticket group ${ticketGroupId} is not part of the sale`);
  const isHidden = !isDay(visit) && sale.calendars.get(visit.calendarId)?.hidden === true;
  return {
    timeslot: visit,
    sale: group,
    isArchived: group.isArchived || product.isArchived,
    isUnsuited: !suitsAvailability(group.kind, product.availabilityType),
    isHidden,
    types: types.map((type) => sale.limits.factsOf(type, visit)),
    withheldPercentage: isDay(visit) ? 0 : withheldPercentage(sale.holdCapacity, visit.startsAt, at),
    now: { at, today: sale.todayIn(visit.timeZone) },
    ...(channel ? { channel: channelFactsOf(channel, ticketGroupId, product.isOffChannel) } : {}),
  };
}

/**
 * One set of facts for each ticket group, or for each ticket type where the tickets are known: all must say yes. Of a
 * group without times, the day at one of its product's locations is enough.
 */
export function factsOfVisit(
  sale: Sale,
  question: SaleQuestion,
  date: LocalDate,
  timeslot: Timeslot | null,
): SaleFacts[] {
  return groupsAsked(sale, question)
    .flatMap((group) =>
      choicesOf(sale, question, group.id).map((choices) => {
        if (timeslot && group.kind === 'day plus time') {
          return saleFactsOf(sale, question, timeslot, group.id, choices);
        }
        const days = sale
          .daysOf(group, date)
          .map((day) => saleFactsOf(sale, question, day, group.id, choices));
        return days.find((facts) => findShut(facts) === null) ?? days[0];
      }),
    )
    .filter((facts) => facts !== undefined);
}

/** Of a group without timeslots: the day on a date, at the location that lets people in if one does. */
export function findDay(
  sale: Sale,
  asker: Asker,
  group: { id: string; productId: string },
  date: LocalDate,
): DayVisit | undefined {
  const types = sale.types.filter(({ ticketGroupId }) => ticketGroupId === group.id);
  const days = sale.daysOf(group, date);
  const isOpen = (day: DayVisit) => findShut(saleFactsOf(sale, asker, day, group.id, types)) === null;
  return days.find(isOpen) ?? days[0];
}

/** The groups that a question is about, of those that were read. */
export function groupsAsked(
  sale: Sale,
  { ticketGroupIds }: Pick<SaleQuestion, 'ticketGroupIds'>,
): TicketGroup[] {
  return sale.groups.filter(({ id }) => ticketGroupIds.includes(id));
}

/** The types of a group among which a buyer chooses; of known tickets each by itself. */
function choicesOf(sale: Sale, { tickets }: SaleQuestion, ticketGroupId: string): SaleType[][] {
  const types = sale.types.filter((type) => type.ticketGroupId === ticketGroupId);
  if (!tickets) return [types];
  return types
    .filter((type) => tickets.some(({ ticketTypeId }) => ticketTypeId === type.id))
    .map((type) => [type]);
}

/** How many places the party takes of a timeslot, as the engine would count them. */
export function placesOfParty(sale: Sale, { tickets, people }: SaleQuestion, timeslot: Timeslot): number {
  if (!tickets) return people;
  const needs = sale.limits.needsOf(linesOf(sale, tickets), timeslot);
  return needs.find(({ counter }) => counter.ownerId === timeslot.id)?.counter.quantity ?? 0;
}

function linesOf(sale: Sale, tickets: NonNullable<SaleQuestion['tickets']>) {
  return tickets.flatMap(({ ticketTypeId, quantity }) => {
    const type = sale.types.find(({ id }) => id === ticketTypeId);
    return type ? [{ type, quantity }] : [];
  });
}

/** Whether the party can come together: as many people as are left, and its very tickets where they are known. */
export function fits(
  sale: Sale,
  question: SaleQuestion,
  visit: VisitTime,
  { left }: Pick<Availability, 'left'>,
): boolean {
  const { tickets, people } = question;
  if (!tickets) return left === null || left >= people;
  return sale.limits
    .needsOf(linesOf(sale, tickets), visit)
    .every(({ counter, places, withheldPercentage }) => {
      const { capacity, heldCount, soldCount } = places;
      const ceiling = ceilingOf(capacity, withheldPercentage);
      return ceiling === null || heldCount + soldCount + counter.quantity <= ceiling;
    });
}
