import { z } from 'zod';
import { availabilityStates } from '../scheduling/availability/availability-state.ts';

export const shownState = z.enum(availabilityStates);

/** Why nothing can be bought, as far as visitors may know it (README of storefront). */
export const shownReasons = [
  'no-times',
  'not-on-sale-yet',
  'no-longer-on-sale',
  'closed',
  'cancelled',
  'started',
  'sales-stopped',
  'sold-out',
  'held-by-others',
] as const;

/** `null` where it can be bought. */
const reason = z.enum(shownReasons).nullable();

/** Some days, as a party of a given size sees them. `look` is how the state is drawn: staff may paint a day. */
export const shownDaysSchema = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      state: shownState,
      look: shownState,
      reason,
      fromPriceMinor: z.int().nullable(),
    }),
  ),
});

/** The timeslots of one day. `left` is given only when few places are left or too few for the party. */
export const shownTimeslotsSchema = z.object({
  timeslots: z.array(
    z.object({
      id: z.string(),
      time: z.string(),
      endTime: z.string().nullable(),
      state: shownState,
      look: shownState,
      reason,
      left: z.int().nullable(),
      /** How many places the party takes of it: merchandise takes none, nor do tickets of groups without times. */
      party: z.int(),
    }),
  ),
});

export type ShownState = z.infer<typeof shownState>;
export type ShownReason = (typeof shownReasons)[number];
export type ShownDay = z.infer<typeof shownDaysSchema>['days'][number];
export type ShownTimeslot = z.infer<typeof shownTimeslotsSchema>['timeslots'][number];
