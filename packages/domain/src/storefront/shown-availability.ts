import { z } from 'zod';

const state = z.enum(['none', 'closed', 'sold out', 'full', 'almost full', 'busy', 'quiet', 'available']);

/** The days of one month, as a party of a given size sees them. */
export const shownDaysSchema = z.object({
  days: z.array(z.object({ date: z.string(), state, fromPriceMinor: z.int().nullable() })),
});

/** The timeslots of one day. `left` is told only when few places are left or too few for the party. */
export const shownTimeslotsSchema = z.object({
  timeslots: z.array(
    z.object({
      id: z.string(),
      time: z.string(),
      endTime: z.string().nullable(),
      state,
      left: z.int().nullable(),
    }),
  ),
});

export type ShownState = z.infer<typeof state>;
export type ShownDay = z.infer<typeof shownDaysSchema>['days'][number];
export type ShownTimeslot = z.infer<typeof shownTimeslotsSchema>['timeslots'][number];
