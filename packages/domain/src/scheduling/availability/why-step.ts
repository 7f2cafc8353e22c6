import type { SaleCounterKind } from '../../capacity/sale-counters.ts';
import { type Availability, shutReasons } from './availability-state.ts';
import { shutRuleNames } from './shut-rules.ts';

/** What was looked at, in the order in which "Why?" tells it. */
export const whyStepNames = [...shutRuleNames, 'source', 'sold', 'held', 'limit', 'withheld'] as const;
export type WhyStepName = (typeof whyStepNames)[number];

/** What a rule says where it lets people in: stable codes beside the reasons, with words in the catalogue `why`. */
export const whyPassCodes = [
  'channel-published',
  'sold-by-staff',
  'product-sold',
  'within-sale-dates',
  'within-validity',
  'within-lookahead',
  'open-day-of-group',
  'location-open',
  'for-a-day',
  'for-no-date',
  'day-not-over',
  'day-cut-off-not-reached',
  'made-by-period',
  'made-by-schedule',
  'made-by-rules',
  'made-by-hand',
  'no-closed-day',
  'no-exception',
  'exception-applies',
  'exception-leaves-limit',
  'no-closure',
  'not-shut-by-hand',
  'capacity-kept-above-wish',
  'event-open',
  'starts-later',
  'cut-off-not-reached',
  'places-sold',
  'none-sold',
  'places-held',
  'none-held',
  'limit-has-room',
  'nothing-withheld',
] as const;
export type WhyPassCode = (typeof whyPassCodes)[number];

/** What shuts a day, tickets for no date or an overlapping timeslot, in other words than the timeslot itself. */
export const whyDayCodes = [
  'day-over',
  'day-past-cut-off',
  'sale-not-begun',
  'sale-over',
  'limit-withheld',
] as const;
export type WhyDayCode = (typeof whyDayCodes)[number];

/** Places that ran out are explained by what took them. */
export const whyCodes = [
  ...shutReasons,
  'limit-sold',
  'limit-held',
  'withheld',
  ...whyPassCodes,
  ...whyDayCodes,
] as const;
export type WhyCode = (typeof whyCodes)[number];

export const whyEffectKinds = ['places', 'taken', 'open', 'shut'] as const;
export type WhyEffectKind = (typeof whyEffectKinds)[number];

/** What a step does: sets the number of places, takes some, lets people in or shuts. Null places = no limit. */
export type WhyEffect =
  | { kind: 'places'; places: number | null }
  | { kind: 'taken'; places: number }
  | { kind: 'open' }
  | { kind: 'shut' };

export interface WhyStep {
  name: WhyStepName;
  code: WhyCode;
  /** Of a limit: which counter it is. */
  limitKind: SaleCounterKind | null;
  params: Record<string, string | number>;
  effect: WhyEffect;
  /** False = looked at, without effect: shown in grey. */
  applies: boolean;
  /** When this changes with time: shown in amber. */
  changesAt: Date | null;
}

/** Every rule that was looked at, in order, and what they come to. */
export interface Explanation {
  steps: WhyStep[];
  availability: Availability;
}
