import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { visitDay } from '@foyer/domain/scheduling/availability/visit-day.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import type { DayVisit } from '../visit-time.ts';
import { listProductDays } from './product-day.repository.ts';

/** Days that tickets without a time are for. */
export interface ProductDays {
  all: readonly DayVisit[];
  of: (group: Pick<TicketGroup, 'productId'>, date: LocalDate) => readonly DayVisit[];
}

/** The days of these groups' products at each of their locations; without a location, by the client's clock. */
export async function readProductDays(
  scope: ClientScope,
  groups: readonly Pick<TicketGroup, 'productId'>[],
  { from, until, at }: { from: LocalDate; until: LocalDate; at: Date },
): Promise<ProductDays> {
  if (groups.length === 0) return { all: [], of: () => [] };
  const productIds = [...new Set(groups.map(({ productId }) => productId))];
  const known = await listProductDays(scope, productIds, from, until);
  const { timeZone } = await getClient(scope);
  const byDay = new Map<string, DayVisit[]>();
  for (const { productId, date, locationId, ...place } of known) {
    const key = `${productId} ${date}`;
    const day: DayVisit = {
      ...visitDay(date, place, at),
      isDay: true,
      locationId,
      timeZone: place.timeZone,
    };
    byDay.set(key, [...(byDay.get(key) ?? []), day]);
  }
  const nowhere = new Map(
    datesFromUntil(from, until).map((date): [LocalDate, DayVisit] => [
      date,
      { ...visitDay(date, { ...anywhere, timeZone }, at), isDay: true, locationId: null, timeZone },
    ]),
  );
  const of: ProductDays['of'] = ({ productId }, date) => {
    const day = nowhere.get(date);
    return byDay.get(`${productId} ${date}`) ?? (day ? [day] : []);
  };
  return { all: [...[...byDay.values()].flat(), ...nowhere.values()], of };
}

const anywhere = {
  opens: null,
  closes: null,
  isClosedDay: false,
  isShutWeekday: false,
  closures: [],
};
