import type { LocalDate } from '../../calendar/local-date.ts';
import { ceilingOf } from '../../capacity/withheld-places.ts';
import { decideFill } from '../timeslot-changes/decide-fill.ts';
import type { LimitFacts, SaleFacts, TypeFacts } from './availability-facts.ts';
import { type Availability, defaultAvailabilityThresholds, type PlaceCounts } from './availability-state.ts';

const emptiestFirst = ['quiet', 'available', 'busy', 'almost full', 'full', 'sold out', 'closed', 'none'];

/**
 * How many people can still come to a timeslot that is open, and how full that makes it: its own places, those that
 * are kept from the channel, and every further counter that one more ticket needs. The fullest counter names the
 * state, and the one that lets in the fewest says how many are left.
 */
export function decidePlacesLeft(
  { timeslot, types, withheldPercentage = 0 }: SaleFacts,
  thresholds = defaultAvailabilityThresholds,
): Availability {
  const own = decideFill(timeslot, thresholds);
  const ofChannel = ownLeftForChannel(timeslot, withheldPercentage, own, thresholds);
  const all = (types ?? []).filter((type) => isChoice(type, timeslot.date));
  if (all.length === 0) return ofChannel;
  // An audio guide that is left lets no person in.
  const admissions = all.filter(({ isAdmission }) => isAdmission);
  const choices = admissions.length > 0 ? admissions : all;
  const ofTypes = choices.map(({ limits }) =>
    limits.map((limit) => decideLimit(limit, thresholds)).reduce(fuller, ofChannel),
  );
  // A visitor who may choose takes the type with the most room.
  return ofTypes.reduce(roomier);
}

/** Whether a visitor could choose this type on the date at all. */
export function isChoice({ eventShut, isLabelled, validUntil }: TypeFacts, date: LocalDate): boolean {
  return !eventShut && !isLabelled && !(validUntil && validUntil < date);
}

/** A channel at its ceiling is full, never sold out: others may still sell (product.md, section 4). */
function ownLeftForChannel(
  timeslot: PlaceCounts,
  withheldPercentage: number,
  own: Availability,
  thresholds: typeof defaultAvailabilityThresholds,
): Availability {
  const ceiling = ceilingOf(timeslot.capacity, withheldPercentage);
  if (ceiling === timeslot.capacity || own.left === 0) return own;
  const rest = ceiling === 0 ? null : decideFill({ ...timeslot, capacity: ceiling }, thresholds);
  if (rest === null || rest.left === 0) return { state: 'full', reason: 'withheld', left: 0 };
  return rest;
}

/** What one counter answers to a party that needs so many of its places each. */
function decideLimit(limit: LimitFacts, thresholds: typeof defaultAvailabilityThresholds): Availability {
  const { capacity, soldCount, placesEach = 1, withheldPercentage = 0 } = limit;
  if (capacity === null) return { state: 'available', reason: 'no-limit', left: null };
  const ceiling = ceilingOf(capacity, withheldPercentage);
  const left = peopleLeft(limit, ceiling);
  if (left > 0) return { ...decideFill({ ...limit, capacity: ceiling }, thresholds), left };
  if (peopleLeft(limit, capacity) > 0) return { state: 'full', reason: 'withheld', left };
  return soldCount + placesEach > capacity
    ? { state: 'sold out', reason: 'limit-sold', left }
    : { state: 'full', reason: 'limit-held', left };
}

/** How many people a limit still lets in, counted to its capacity or to the ceiling of a channel. */
export function peopleLeft(
  { soldCount, heldCount, placesEach = 1 }: Pick<LimitFacts, 'soldCount' | 'heldCount' | 'placesEach'>,
  capacity: number | null,
): number {
  return Math.max(0, Math.floor(((capacity ?? 0) - soldCount - heldCount) / placesEach));
}

function fuller(one: Availability, other: Availability): Availability {
  const { state, reason } = rank(other) > rank(one) ? other : one;
  if (one.left === null || other.left === null) return { state, reason, left: one.left ?? other.left };
  return { state, reason, left: Math.min(one.left, other.left) };
}

function roomier(one: Availability, other: Availability): Availability {
  if ((one.left === 0) !== (other.left === 0)) return one.left === 0 ? other : one;
  const { state, reason } = rank(other) < rank(one) ? other : one;
  const left = one.left === null || other.left === null ? null : Math.max(one.left, other.left);
  return { state, reason, left };
}

function rank({ state, reason }: Availability): number {
  return reason === 'no-limit' ? -1 : emptiestFirst.indexOf(state);
}
