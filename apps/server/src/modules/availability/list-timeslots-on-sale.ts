import { ceilingOf, withheldPercentage } from '@foyer/domain/capacity/withheld-places.ts';
import { decideAvailability, strictest } from '@foyer/domain/scheduling/availability.ts';
import type { SaleFacts } from '@foyer/domain/scheduling/availability-facts.ts';
import { type Availability, bookableStates } from '@foyer/domain/scheduling/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { readSale, type Sale } from './read-sale.ts';
import { channelFactsOf, type SaleQuestion } from './sale-question.ts';
import type { SaleType } from './sale-type.repository.ts';

/** A timeslot as somebody sees who wants to buy. */
export interface TimeslotOnSale extends Timeslot {
  availability: Availability;
  /** Whether the whole party can come. */
  hasRoom: boolean;
}

/** The timeslots on the dates of the question, by start, each as it is to who asks. */
export async function listTimeslotsOnSale(
  scope: ClientScope,
  question: SaleQuestion,
): Promise<TimeslotOnSale[]> {
  return timeslotsOfSale(await readSale(scope, question), question);
}

/** The same, of what was read. */
export function timeslotsOfSale(sale: Sale, question: SaleQuestion): TimeslotOnSale[] {
  return sale.timeslots.map((timeslot) => {
    const all = factsOfQuestion(sale, question, timeslot);
    const availability = strictest(all.map((facts) => decideAvailability(facts, sale.thresholds)));
    const canCome = bookableStates.includes(availability.state);
    return { ...timeslot, availability, hasRoom: canCome && fits(sale, question, timeslot, availability) };
  });
}

/** One set of facts for each ticket group, or for each ticket type where the tickets are known: all must say yes. */
function factsOfQuestion(sale: Sale, question: SaleQuestion, timeslot: Timeslot): SaleFacts[] {
  const { tickets } = question;
  return sale.groups.flatMap(({ id }) => {
    const types = sale.types.filter(({ ticketGroupId }) => ticketGroupId === id);
    const wanted = tickets
      ? types
          .filter((type) => tickets.some(({ ticketTypeId }) => ticketTypeId === type.id))
          .map((type) => [type])
      : [types];
    return wanted.map((choices) => saleFactsOf(sale, question, timeslot, id, choices));
  });
}

/** What decides whether tickets of these types of a group can be bought for a timeslot. */
export function saleFactsOf(
  sale: Sale,
  { channel, at }: Pick<SaleQuestion, 'channel' | 'at'>,
  timeslot: Timeslot,
  ticketGroupId: string,
  types: readonly SaleType[],
): SaleFacts {
  const group = sale.groups.find(({ id }) => id === ticketGroupId);
  if (!group) throw new Error(`ticket group ${ticketGroupId} is not part of the sale`);
  return {
    timeslot,
    sale: group,
    isArchived: group.isArchived,
    isHidden: sale.hiddenCalendarIds.has(timeslot.calendarId),
    types: types.map((type) => sale.limits.factsOf(type, timeslot)),
    withheldPercentage: withheldPercentage(sale.holdCapacity, timeslot.startsAt, at),
    now: { at, today: sale.todayIn(timeslot.timeZone) },
    ...(channel ? { channel: channelFactsOf(channel, ticketGroupId, sale.groupsOffChannel) } : {}),
  };
}

/** Whether the party can come together: as many people as are left, and its very tickets where they are known. */
function fits(sale: Sale, question: SaleQuestion, timeslot: Timeslot, { left }: Availability): boolean {
  const { tickets, people, at } = question;
  if (!tickets) return left === null || left >= people;
  const kept = withheldPercentage(sale.holdCapacity, timeslot.startsAt, at);
  const lines = tickets.flatMap(({ ticketTypeId, quantity }) => {
    const type = sale.types.find(({ id }) => id === ticketTypeId);
    return type ? [{ type, quantity }] : [];
  });
  return sale.limits.needsOf(lines, timeslot).every(({ counter, places }) => {
    const { capacity, heldCount, soldCount } = places;
    const ceiling = counter.kind === 'timeslot' ? ceilingOf(capacity, kept) : capacity;
    return ceiling === null || heldCount + soldCount + counter.quantity <= ceiling;
  });
}
