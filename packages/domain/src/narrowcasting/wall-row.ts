import { decideLook, type ExceptionColour } from '../scheduling/availability/availability-look.ts';
import { type Availability, bookableStates } from '../scheduling/availability/availability-state.ts';
import { shownReasonOf } from '../storefront/shown-reason.ts';
import { offerTimeslot, type TimeslotOffer } from '../storefront/timeslot-choice.ts';
import { toldPlaces } from '../storefront/told-places.ts';
import type { WallLook } from './shown-wall.ts';

interface WallTimeslot {
  availability: Availability;
  capacity: number | null;
  /** Of an exception. */
  colour: ExceptionColour | null;
}

/** What one visitor reads of a timeslot on a wall: the word and the places of the sales page, and how it is drawn. */
export interface DecidedRow {
  offer: Exclude<TimeslotOffer, 'too small'>;
  left: number | null;
  look: WallLook;
}

/**
 * A timeslot on a wall, by the rules of the sales page for one visitor; null = it is left out. Left out is what has begun,
 * what is not sold now, and where the screen says so what is sold out; closed and cancelled ones stay, with the word.
 */
export function decideWallRow(
  { availability, capacity, colour }: WallTimeslot,
  screen: { showsSoldOut: boolean; fewLeftPercent: number },
): DecidedRow | null {
  const { state, left } = availability;
  if (state === 'none' || (state === 'closed' && !isToldClosed(availability))) return null;
  if (state === 'sold out' && !screen.showsSoldOut) return null;
  const told = toldPlaces({ left, capacity }, 1, screen.fewLeftPercent);
  const offer = offerTimeslot({ state, left: told }, 1);
  if (offer === 'too small') return null;
  return { offer, left: told, look: lookOf(availability, told, colour) };
}

/** A visitor may have come for it; a time that is over or not sold here says nothing to a visitor. */
function isToldClosed(availability: Availability): boolean {
  const reason = shownReasonOf(availability);
  return reason === 'closed' || reason === 'cancelled';
}

function lookOf({ state }: Availability, told: number | null, colour: ExceptionColour | null): WallLook {
  if (!bookableStates.includes(state)) return 'full';
  if (colour === null) return told === null ? 'open' : 'few';
  const look = decideLook(state, colour);
  if (look === 'full') return 'full';
  return look === 'almost full' ? 'few' : 'open';
}
