import type { Refusal } from '../result/result.ts';
import type { PlaceRefusal } from './accept-in-order.ts';
import type { SaleCounter, SaleCounterKind } from './sale-counters.ts';

/**
 * Every code with which the engine refuses a sale, and which counter said no (specification 001, section 8, Orders
 * and ticket sales). `params.left` = places that are left; `params.name` = of what.
 */
export const saleRefusalCodes = {
  /** too few at selected time */
  timeslot: 'not-enough-places',
  /** not enough tickets in stock (per ticket) */
  'ticket-type': 'ticket-type-limit-reached',
  /** not enough tickets in stock (per group) */
  'ticket-group': 'ticket-group-limit-reached',
  /** event sold out */
  event: 'event-sold-out',
  /** people inside at once */
  house: 'house-full',
} as const satisfies Record<SaleCounterKind, string>;

/** The timeslot itself, sold to the last place. */
export const soldOutCode = 'sold-out';
/** The timeslot has places, but keeps them from this channel until their release. */
export const withheldCode = 'places-withheld';
/** Another timeslot that the visit would overlap has no room. */
export const overlapCode = 'overlapping-timeslot-full';

/** What the engine said about a counter, as the sale's own refusal. */
export function saleRefusal(
  { code, left }: PlaceRefusal,
  counter: Pick<SaleCounter, 'kind' | 'ownerId'>,
  { name, timeslotId }: { name: string; timeslotId: string | null },
): Refusal {
  const params = { left, name };
  if (counter.kind !== 'timeslot') {
    return { code: saleRefusalCodes[counter.kind], field: counter.ownerId, params };
  }
  return { code: counter.ownerId === timeslotId ? code : overlapCode, params };
}
