import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { groupReservationStatuses } from './availability/calendar-rules.ts';
import type { TimeslotState } from './timeslot-changes/plan-timeslot-changes.ts';
import { timeslotLimitInput } from './timeslot-limit-input.ts';

/** A selection that the scheduler can hold: more is a change of rules. */
const mostTimeslots = 500;

const details = {
  status: z.enum(groupReservationStatuses, 'status-invalid'),
  title: z.string().trim().max(100, 'timeslot-title-too-long'),
  classes: z.string().trim().max(255, 'timeslot-classes-too-long'),
};

/** The states that staff set by hand; a timeslot is cancelled by a change. */
export const settableTimeslotStates = ['open', 'closed'] as const satisfies readonly TimeslotState[];
export type SettableTimeslotState = (typeof settableTimeslotStates)[number];

/** What staff set on one timeslot of one date; what is left out stays. */
export const timeslotUpdateInput = z.object({
  id: z.uuid('timeslot-not-found'),
  limit: timeslotLimitInput.optional(),
  state: z.enum(settableTimeslotStates, 'state-unknown').optional(),
  status: details.status.optional(),
  title: details.title.optional(),
  classes: details.classes.optional(),
  /** It becomes what they say, and goes where they do not yield it. */
  followsRules: z.boolean().default(false).describe('Gives it back to the rules'),
});
export type TimeslotUpdateInput = z.output<typeof timeslotUpdateInput>;

/** One timeslot that is added on one date, beside what the rules yield. */
export const newTimeslotInput = z.object({
  date: localDateInput,
  time: localTimeInput,
  limit: timeslotLimitInput,
  status: details.status.default('yes'),
  title: details.title.default(''),
  classes: details.classes.default(''),
});
export type NewTimeslotInput = z.output<typeof newTimeslotInput>;

/** A change of single timeslots by hand, made as one. */
export const timeslotsByHandInput = z.object({
  timeslots: z.array(timeslotUpdateInput).max(mostTimeslots, 'too-many-timeslots-chosen').default([]),
  newTimeslots: z.array(newTimeslotInput).max(mostTimeslots, 'too-many-timeslots-chosen').default([]),
});
export type TimeslotsByHandInput = z.output<typeof timeslotsByHandInput>;
