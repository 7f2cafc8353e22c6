import type { TimeslotDayQuery } from '../../generated/operations.ts';

/** A timeslot as the page of its day shows it. */
export type DayTimeslot = TimeslotDayQuery['timeslotDay']['timeslots'][number];
