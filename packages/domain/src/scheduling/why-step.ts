import type { SaleCounterKind } from '../capacity/sale-counters.ts';
import type { Availability, AvailabilityReason } from './availability-state.ts';
import type { ShutRuleName } from './shut-rules.ts';

/** What was looked at, in the order in which "Why?" tells it. */
export type WhyStepName = ShutRuleName | 'source' | 'sold' | 'held' | 'limit' | 'withheld';

/** What a rule says where it lets people in: stable codes beside the reasons, with words in the catalogue `why`. */
export type WhyPassCode =
  | 'channel-published'
  | 'sold-by-staff'
  | 'product-sold'
  | 'within-sale-dates'
  | 'within-validity'
  | 'within-lookahead'
  | 'open-day-of-group'
  | 'location-open'
  | 'for-a-day'
  | 'for-no-date'
  | 'day-not-over'
  | 'day-cut-off-not-reached'
  | 'made-by-period'
  | 'made-by-schedule'
  | 'made-by-rules'
  | 'made-by-hand'
  | 'without-limit'
  | 'no-closed-day'
  | 'no-exception'
  | 'exception-applies'
  | 'no-closure'
  | 'not-shut-by-hand'
  | 'capacity-kept-above-wish'
  | 'event-open'
  | 'starts-later'
  | 'cut-off-not-reached'
  | 'places-sold'
  | 'none-sold'
  | 'places-held'
  | 'none-held'
  | 'limit-has-room'
  | 'nothing-withheld';

/** What shuts a day, tickets for no date or an overlapping timeslot, in other words than the timeslot itself. */
export type WhyDayCode = 'day-over' | 'day-past-cut-off' | 'sale-not-begun' | 'sale-over' | 'limit-withheld';

export type WhyCode = AvailabilityReason | WhyPassCode | WhyDayCode;

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
