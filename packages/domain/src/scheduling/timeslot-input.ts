import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { timeslotLimitInput } from './timeslot-limit-input.ts';

/** What staff can set on one timeslot of one date; what is left out stays. */
export const timeslotChangeInput = z.object({
  limit: timeslotLimitInput.optional(),
  state: z.enum(['open', 'closed'], 'state-unknown').optional(),
});
export type TimeslotChangeInput = z.output<typeof timeslotChangeInput>;

/** One timeslot that is added on one date. */
export const newTimeslotInput = z.object({
  date: localDateInput,
  time: localTimeInput,
  limit: timeslotLimitInput,
});
