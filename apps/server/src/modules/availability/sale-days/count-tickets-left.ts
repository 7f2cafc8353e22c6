import { addDays, earlierDate, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { ceilingOf } from '@foyer/domain/capacity/withheld-places.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { isChoice } from '@foyer/domain/scheduling/availability/places-left.ts';
import { findShut } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import { type CounterRoom, ticketTally } from '@foyer/domain/scheduling/availability/ticket-tally.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { counterKey } from '../limit-counter.repository.ts';
import { readSale, type Sale } from '../read-sale.ts';
import { findDay, saleFactsOf } from '../sale-facts.ts';
import type { SaleQuestion } from '../sale-question.ts';
import type { SaleType } from '../sale-type.repository.ts';
import type { VisitTime } from '../visit-time.ts';

type LeftQuestion = Pick<SaleQuestion, 'ticketGroupIds' | 'channel' | 'at' | 'from' | 'until'>;

/** Each read covers twice the days of the one before: where much is left, the first days have more than is shown. */
const firstDays = 8;

/**
 * How many admissions of these groups can still be sold in all, over their dates; places that groups share count once.
 * null = no limit, or more than `most`.
 */
export async function countTicketsLeft(
  scope: ClientScope,
  { until, ...asked }: LeftQuestion,
  most: number,
): Promise<number | null> {
  const tally = ticketTally(most);
  let { from } = asked;
  for (let days = firstDays; from <= until && tally.left() !== null; days *= 2) {
    const last = earlierDate(addDays(from, days - 1), until);
    const question = { ...asked, from, until: last, people: 1, isApart: true };
    const sale = await readSale(scope, question);
    for (const group of groupsOfPeople(sale))
      for (const visit of visitsOf(sale, question, group))
        for (const needs of choicesOf(sale, question, group, visit)) tally.add(needs);
    from = addDays(last, 1);
  }
  return tally.left();
}

/** `left`: null = no limit. */
export interface ProductLeft {
  productId: string;
  left: number | null;
}

/** The same for each product that people come for, as far as it has a time or a day within these dates. */
export async function listTicketsLeft(scope: ClientScope, asked: LeftQuestion): Promise<ProductLeft[]> {
  const question = { ...asked, people: 1, isApart: true };
  const sale = await readSale(scope, question);
  const tallies = new Map<string, ReturnType<typeof ticketTally>>();
  for (const group of groupsOfPeople(sale)) {
    for (const visit of visitsOf(sale, question, group)) {
      const tally = tallies.get(group.productId) ?? ticketTally(Number.MAX_SAFE_INTEGER);
      tallies.set(group.productId, tally);
      for (const needs of choicesOf(sale, question, group, visit)) tally.add(needs);
    }
  }
  return [...tallies].map(([productId, tally]) => ({ productId, left: tally.left() }));
}

const isAdmission = ({ itemKind }: SaleType) => itemKind === 'admission';

/** Products and merchandise are no tickets that a visitor waits for (decision 0246). */
function groupsOfPeople({ groups, types }: Sale): TicketGroup[] {
  const ids = new Set(types.filter(isAdmission).map(({ ticketGroupId }) => ticketGroupId));
  return groups.filter(({ id }) => ids.has(id));
}

/** Every admission that a buyer may choose for a visit, with the counters that it needs. */
function* choicesOf(
  sale: Sale,
  question: SaleQuestion,
  group: TicketGroup,
  visit: VisitTime,
): Generator<CounterRoom[]> {
  const types = sale.types.filter(({ ticketGroupId }) => ticketGroupId === group.id);
  if (findShut(saleFactsOf(sale, question, visit, group.id, types))) return;
  for (const type of types.filter(isAdmission).flatMap(seriesApart)) {
    if (isChoice(sale.limits.factsOf(type, visit), visit.date)) yield roomsOf(sale, type, visit);
  }
}

function* visitsOf(sale: Sale, question: SaleQuestion, group: TicketGroup): Generator<VisitTime> {
  if (group.kind === 'day plus time') {
    const isOwn = (calendarId: string) => sale.calendars.get(calendarId)?.ticketGroupIds.includes(group.id);
    yield* sale.timeslots.filter(({ calendarId }) => isOwn(calendarId));
    return;
  }
  for (let date: LocalDate = question.from; date <= question.until; date = addDays(date, 1)) {
    const day = findDay(sale, question, group, date);
    if (day) yield day;
  }
}

/** When the codes of one series are used up, a type takes those of the next. */
function seriesApart(type: SaleType): SaleType[] {
  return type.barcodeSeries?.map((series) => ({ ...type, barcodeSeries: [series] })) ?? [type];
}

function roomsOf(sale: Sale, type: SaleType, visit: VisitTime): CounterRoom[] {
  return sale.limits
    .needsOf([{ type, quantity: 1 }], visit)
    .map(({ counter, places, withheldPercentage }) => {
      const ceiling = ceilingOf(places.capacity, withheldPercentage);
      const room = ceiling === null ? null : ceiling - places.heldCount - places.soldCount;
      return { key: counterKey(counter), room };
    });
}
