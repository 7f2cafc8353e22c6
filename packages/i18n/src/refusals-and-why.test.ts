import {
  overlapCode,
  type saleRefusalCodes,
  soldOutCode,
  withheldCode,
} from '@foyer/domain/capacity/sale-refusal.ts';
import { type AvailabilityReason, availabilityReasons } from '@foyer/domain/scheduling/availability-state.ts';
import { expect, test } from 'vitest';
import errorsEn from './catalogues/en/errors-capacity.json' with { type: 'json' };
import storefrontEn from './catalogues/en/errors-storefront.json' with { type: 'json' };
import whyEn from './catalogues/en/why.json' with { type: 'json' };
import errorsNl from './catalogues/nl/errors-capacity.json' with { type: 'json' };
import storefrontNl from './catalogues/nl/errors-storefront.json' with { type: 'json' };
import whyNl from './catalogues/nl/why.json' with { type: 'json' };

type RefusalCode =
  | (typeof saleRefusalCodes)[keyof typeof saleRefusalCodes]
  | typeof soldOutCode
  | typeof withheldCode
  | typeof overlapCode
  | 'event-closed'
  | 'ticket-type-not-on-sale';

/** What "Why?" says where the engine refuses with a code. */
const whyOf: Record<RefusalCode, AvailabilityReason> = {
  'not-enough-places': 'rest-is-held',
  'ticket-type-limit-reached': 'limit-sold',
  'ticket-group-limit-reached': 'limit-sold',
  'event-sold-out': 'limit-sold',
  'house-full': 'limit-held',
  [soldOutCode]: 'all-sold',
  [withheldCode]: 'withheld',
  [overlapCode]: 'limit-sold',
  'event-closed': 'event-closed',
  'ticket-type-not-on-sale': 'no-ticket-type',
};

/** Told by the steps of what is sold and held, and not by a step of their own. */
const inFigures: readonly AvailabilityReason[] = ['all-sold', 'rest-is-held', 'share-taken', 'no-limit'];

test('every refusal of the engine has words in both languages, and a reason that “Why?” gives', () => {
  for (const [code, reason] of Object.entries(whyOf)) {
    for (const words of [
      { ...errorsEn, ...storefrontEn },
      { ...errorsNl, ...storefrontNl },
    ]) {
      expect(words, code).toHaveProperty([`errors.${code}`]);
    }
    expect(availabilityReasons).toContain(reason);
  }
});

test('every reason that something is not for sale has words as a step', () => {
  for (const reason of availabilityReasons.filter((one) => !inFigures.includes(one))) {
    expect(whyEn, reason).toHaveProperty([`why.code.${reason}`]);
    expect(whyNl, reason).toHaveProperty([`why.code.${reason}`]);
  }
});
