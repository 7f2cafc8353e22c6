import {
  overlapCode,
  reasonOfPlaces,
  reasonsOfRefusals,
  saleRefusalCodes,
  soldOutCode,
  withheldCode,
} from '@foyer/domain/capacity/sale-refusal.ts';
import {
  type AvailabilityReason,
  availabilityReasons,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { expect, test } from 'vitest';
import errorsEn from './catalogues/en/errors/errors-capacity.json' with { type: 'json' };
import ordersEn from './catalogues/en/errors/errors-orders.json' with { type: 'json' };
import storefrontEn from './catalogues/en/errors/errors-storefront.json' with { type: 'json' };
import whyEn from './catalogues/en/timeslots/why.json' with { type: 'json' };
import errorsNl from './catalogues/nl/errors/errors-capacity.json' with { type: 'json' };
import ordersNl from './catalogues/nl/errors/errors-orders.json' with { type: 'json' };
import storefrontNl from './catalogues/nl/errors/errors-storefront.json' with { type: 'json' };
import whyNl from './catalogues/nl/timeslots/why.json' with { type: 'json' };

/** The codes of the engine, those of a timeslot or day that a rule shut, and of a hold that came to nothing. */
const refusalCodes = [
  ...Object.keys(reasonsOfRefusals),
  ...Object.values(saleRefusalCodes),
  ...[soldOutCode, withheldCode, overlapCode, 'timeslot-closed', 'day-closed'],
  ...['limits-changed', 'hold-expired', 'hold-extended-too-often', 'no-places-asked', 'order-not-sold'],
];

/** Explained by the steps of sold and held places, without a step of their own. */
const inFigures: readonly AvailabilityReason[] = ['all-sold', 'rest-is-held', 'share-taken', 'no-limit'];

test('every refusal of the engine has words in both languages', () => {
  for (const words of [
    { ...errorsEn, ...storefrontEn, ...ordersEn },
    { ...errorsNl, ...storefrontNl, ...ordersNl },
  ]) {
    for (const code of refusalCodes) expect(words).toHaveProperty([`errors.${code}`]);
  }
});

test.each([
  [withheldCode, 2, true, 'withheld'],
  ['not-enough-places', 2, true, 'share-taken'],
  ['not-enough-places', 0, true, 'rest-is-held'],
  [soldOutCode, 0, true, 'all-sold'],
  ['not-enough-places', 0, false, 'limit-held'],
  [soldOutCode, 0, false, 'limit-sold'],
] as const)(
  'a counter that says %s with %i left is, in the words of “Why?”, …',
  (code, left, isOwn, reason) => {
    expect(reasonOfPlaces({ code, left }, isOwn)).toBe(reason);
  },
);

test('every reason that something is not for sale has words as a step', () => {
  for (const reason of availabilityReasons.filter((one) => !inFigures.includes(one))) {
    expect(whyEn, reason).toHaveProperty([`why.code.${reason}`]);
    expect(whyNl, reason).toHaveProperty([`why.code.${reason}`]);
  }
});
