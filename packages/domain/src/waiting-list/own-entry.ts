import { z } from 'zod';
import { waitingEntryStates } from './waiting-states.ts';

/** One's own entry of the waiting list, as the link of its mail shows it. */
export const ownEntrySchema = z.object({
  state: z.enum(waitingEntryStates),
  /** The sales page; null once it is not published any more. */
  channelUrl: z.string().nullable(),
  title: z.string(),
  date: z.string(),
  /** Of the visit that is waited for, or that is kept; null = any time, or none. */
  time: z.string().nullable(),
  lines: z.array(z.object({ ticketTypeId: z.string(), name: z.string(), quantity: z.int() })),
  /** While places are kept: until when, and the cart that has them. */
  offer: z
    .object({ cartSecret: z.string(), until: z.string(), timeslotId: z.string().nullable() })
    .nullable(),
  language: z.string(),
  /** The languages in which visitors read the other form, formal or informal, than the written one. */
  otherForms: z.array(z.string()),
  /** In which the time of `until` is read. */
  timeZone: z.string(),
});

export type OwnEntry = z.infer<typeof ownEntrySchema>;
