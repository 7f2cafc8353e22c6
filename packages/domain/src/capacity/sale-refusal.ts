import type { Refusal } from '../result/result.ts';
import type { AvailabilityReason } from '../scheduling/availability/availability-state.ts';
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
  /** the uses of a code */
  'discount-code': 'discount-code-used-up',
  /** not enough tickets in stock (per ticket): each needs a code */
  'barcode-series': 'ticket-type-limit-reached',
  /** another buyer has spent it at the same moment */
  voucher: 'paying-code-spent',
  'gift-card': 'paying-code-spent',
} as const satisfies Record<SaleCounterKind, string>;

/** The timeslot itself, sold to the last place. */
export const soldOutCode = 'sold-out';
/** The timeslot, or one that the visit would overlap, has places but keeps them from this channel until their release. */
export const withheldCode = 'places-withheld';
/** Another timeslot that the visit would overlap has no room. */
export const overlapCode = 'overlapping-timeslot-full';

/**
 * Which reason of "Why?" a refusal to sell has, where its code alone tells it (issue C: every refusal of the engine
 * carries such a code). A counter's is decided by its figures, that of a closed timeslot or day by the rule that shut it.
 */
export const reasonsOfRefusals = {
  'ticket-type-unknown': 'not-on-channel',
  'ticket-type-not-for-sale': 'no-ticket-type',
  'ticket-type-not-on-sale': 'no-ticket-type',
  'ticket-validity-over': 'outside-validity',
  'event-closed': 'event-closed',
  'event-other-time': 'event-other-time',
  'event-elsewhere': 'event-elsewhere',
  'event-over': 'event-over',
  'timeslot-unknown': 'no-timeslot',
  'timeslot-of-other-tickets': 'no-timeslot',
} as const satisfies Record<string, AvailabilityReason>;

/** A refusal to sell with its reason in `params.reason`. */
export function saleRefusalOf(
  code: keyof typeof reasonsOfRefusals,
  { field, params }: Omit<Refusal, 'code'> = {},
): Refusal {
  return {
    code,
    ...(field === undefined ? {} : { field }),
    params: { ...params, reason: reasonsOfRefusals[code] },
  };
}

/** What the engine said about a counter, as the sale's own refusal. */
export function saleRefusal(
  refusal: PlaceRefusal,
  counter: Pick<SaleCounter, 'kind' | 'ownerId' | 'ticketTypeId'>,
  { name, timeslotId }: { name: string; timeslotId: string | null },
): Refusal {
  const { code, left } = refusal;
  const isOwn = counter.kind === 'timeslot' && counter.ownerId === timeslotId;
  const params = { left, name, reason: reasonOfPlaces(refusal, isOwn) };
  if (counter.kind !== 'timeslot') {
    const field = isOfCode(counter.kind) ? 'code' : (counter.ticketTypeId ?? counter.ownerId);
    return { code: saleRefusalCodes[counter.kind], field, params };
  }
  return { code: isOwn || code === withheldCode ? code : overlapCode, params };
}

const isOfCode = (kind: SaleCounterKind): boolean =>
  kind === 'discount-code' || kind === 'voucher' || kind === 'gift-card';

/** A few places left, but too few for the party, is a partly taken timeslot: "Why?" calls it for sale. */
export function reasonOfPlaces(
  { code, left }: Pick<PlaceRefusal, 'code' | 'left'>,
  isOwnTimeslot: boolean,
): AvailabilityReason {
  if (code === withheldCode) return 'withheld';
  if (left > 0) return 'share-taken';
  if (isOwnTimeslot) return code === soldOutCode ? 'all-sold' : 'rest-is-held';
  return code === soldOutCode ? 'limit-sold' : 'limit-held';
}
