import { decideAvailability, strictest } from '@foyer/domain/scheduling/availability/availability.ts';
import {
  type Availability,
  bookableStates,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { readSale, type Sale } from './read-sale.ts';
import { factsOfVisit, fits, groupsAsked, placesOfParty } from './sale-facts.ts';
import type { SaleQuestion } from './sale-question.ts';

/** A timeslot as a buyer sees it. */
export interface TimeslotOnSale extends Timeslot {
  availability: Availability;
  /** How many places the party takes of it. */
  party: number;
  /** Whether the whole party can come. */
  hasRoom: boolean;
}

/**
 * The timeslots on the dates of the question, by start, each in its state for the buyer: tickets for a day, or
 * without one, go with any time of a day that they are sold for.
 */
export async function listTimeslotsOnSale(
  scope: ClientScope,
  question: SaleQuestion,
): Promise<TimeslotOnSale[]> {
  return timeslotsOfSale(await readSale(scope, question), question);
}

/** The same, of what was read. */
export function timeslotsOfSale(sale: Sale, question: SaleQuestion): TimeslotOnSale[] {
  return sharedTimeslots(sale, question).map((timeslot) => {
    const all = factsOfVisit(sale, question, timeslot.date, timeslot);
    const availability = strictest(all.map((facts) => decideAvailability(facts, sale.thresholds)));
    const canCome = bookableStates.includes(availability.state);
    const party = placesOfParty(sale, question, timeslot);
    const hasRoom = canCome && fits(sale, question, timeslot, availability);
    return { ...timeslot, availability, party, hasRoom };
  });
}

/** The timeslots that all groups of the question with times take theirs from. */
export function sharedTimeslots(sale: Sale, question: SaleQuestion): Timeslot[] {
  const timed = groupsAsked(sale, question).filter(({ kind }) => kind === 'day plus time');
  const isShared = ({ calendarId }: Timeslot) =>
    timed.every(({ id }) => sale.calendars.get(calendarId)?.ticketGroupIds.includes(id));
  return sale.timeslots.filter((timeslot) => timed.length > 0 && isShared(timeslot));
}
