import { type AvailabilityState, bookableStates } from './availability-state.ts';

/** What an exception may paint its days (specification 001, section 3). */
export const exceptionColours = ['green', 'orange', 'red'] as const;
export type ExceptionColour = (typeof exceptionColours)[number];

const lookOf: Readonly<Record<ExceptionColour, AvailabilityState>> = {
  green: 'available',
  orange: 'almost full',
  red: 'full',
};

/**
 * How a state is drawn: an exception's colour overrides the look of what can be bought (green as available, orange
 * as almost full, red as full), never the word, the capacity, or that nothing is left (product.md, section 4).
 */
export function decideLook(state: AvailabilityState, colour: ExceptionColour | null): AvailabilityState {
  return colour !== null && bookableStates.includes(state) ? lookOf[colour] : state;
}

/** The colour of a day: that of its timeslots where they all have the same one. */
export function colourOfDay(colours: readonly (ExceptionColour | null)[]): ExceptionColour | null {
  const [first = null, ...others] = colours;
  return others.every((colour) => colour === first) ? first : null;
}
