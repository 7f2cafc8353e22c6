import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { easiestFirst } from './explain/easiest-first.ts';
import { type TimeslotOnSale, timeslotsOfSale } from './list-timeslots-on-sale.ts';
import { readSale } from './read-sale.ts';
import type { ChannelOfSale } from './sale-question.ts';

/** A time of a product, in the state of its ticket group that is easiest to get. */
export interface TimeOfProduct {
  productId: string;
  timeslot: TimeslotOnSale;
}

/**
 * The times of a date by start, as one buyer of a page (null = of a desk) gets them: for each product apart, where several
 * share a timeslot. Hidden ones are left out. A fixed number of statements.
 */
export async function listTimesOfProducts(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  { channel, at, date }: { channel: ChannelOfSale | null; at: Date; date: LocalDate },
): Promise<TimeOfProduct[]> {
  if (ticketGroupIds.length === 0) return [];
  const asker = { channel, at, from: date, until: date, people: 1, isApart: true, withHidden: false };
  const sale = await readSale(scope, { ...asker, ticketGroupIds });
  const found = new Map<string, TimeOfProduct>();
  for (const { id, productId } of sale.groups) {
    for (const timeslot of timeslotsOfSale(sale, { ...asker, ticketGroupIds: [id] })) {
      const key = `${productId} ${timeslot.id}`;
      const known = found.get(key)?.timeslot;
      if (!known || rank(timeslot) < rank(known)) found.set(key, { productId, timeslot });
    }
  }
  return [...found.values()].sort(
    (one, other) => one.timeslot.startsAt.getTime() - other.timeslot.startsAt.getTime(),
  );
}

const rank = ({ availability }: TimeslotOnSale): number => easiestFirst.indexOf(availability.state);
