import type { ShownTimeslotFragment, TimeslotDayQuery } from '../../../generated/operations.ts';

/** A timeslot as the pages of its day, and its own, show it. */
export type DayTimeslot = ShownTimeslotFragment;

/** The same with the visitors let in, on the page of its day. */
export type CountedTimeslot = TimeslotDayQuery['timeslotDay']['timeslots'][number];
