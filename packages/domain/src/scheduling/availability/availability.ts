import type { SaleFacts, SaleRules, TimeslotFacts } from './availability-facts.ts';
import type { Availability } from './availability-state.ts';
import { defaultAvailabilityThresholds } from './availability-state.ts';
import { decidePlacesLeft } from './places-left.ts';
import { findShut } from './shut-rules.ts';

/**
 * The availability of a timeslot for a buyer now (product.md, section 4): not on sale, closed, or as full as it is.
 * The one function for sales pages, desk, back office and the engine, so that none of them offers what another
 * refuses: a state in which people can still come is answered exactly where a place can be held for one of them.
 */
export function decideAvailability(
  facts: SaleFacts,
  thresholds = defaultAvailabilityThresholds,
): Availability {
  const shut = findShut(facts);
  return shut ? { ...shut, left: 0 } : decidePlacesLeft(facts, thresholds);
}

/** The same where nothing but the ticket group's own dates and the timeslot decide. */
export function decideTimeslotAvailability(
  timeslot: TimeslotFacts,
  sale: SaleRules,
  now: SaleFacts['now'],
  thresholds = defaultAvailabilityThresholds,
): Availability {
  return decideAvailability({ timeslot, sale, now }, thresholds);
}

/** Each group has its own rules: tickets of several together are for sale only while each of them is. */
export function strictest(availabilities: readonly Availability[]): Availability {
  const [first, ...others] = availabilities;
  if (!first) return { state: 'none', reason: 'no-timeslot', left: 0 };
  return others.reduce(stricter, first);
}

const strictestFirst = ['none', 'closed', 'sold out', 'full', 'almost full', 'busy', 'available', 'quiet'];

function stricter(one: Availability, other: Availability): Availability {
  const rank = ({ state, reason }: Availability) =>
    reason === 'no-limit' ? strictestFirst.length : strictestFirst.indexOf(state);
  const { state, reason } = rank(other) < rank(one) ? other : one;
  if (one.left === null || other.left === null) return { state, reason, left: one.left ?? other.left };
  return { state, reason, left: Math.min(one.left, other.left) };
}
