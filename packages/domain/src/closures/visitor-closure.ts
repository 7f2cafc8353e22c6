import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { closureReasons, unansweredOutcomes } from './closure-input.ts';

/**
 * What `GET /api/shop/orders/mine/closure` answers: why the visit is cancelled, and what its visitor may choose.
 */
export const visitorClosureSchema = z.object({
  /** Which visit of the order it is about: an order may have several, asked about one after the other. */
  visitId: z.string(),
  reason: z.enum(closureReasons),
  note: z.string(),
  /** By the clock of the location. */
  date: z.string(),
  /** null = the tickets are for the day. */
  time: z.string().nullable(),
  heads: z.int(),
  amountMinor: z.int(),
  currency: z.string(),
  /** asked: a choice is open; the others tell what was decided. */
  state: z.enum(['asked', 'told', 'moved', 'refunded']),
  offersRefund: z.boolean(),
  withoutAnswer: z.enum(unansweredOutcomes),
  /** When the choice ends, by the clock of the location. */
  deadline: z.object({ date: z.string(), time: z.string() }).nullable(),
  movedTo: z.object({ date: z.string(), time: z.string().nullable() }).nullable(),
  /** Dates between which another timeslot can be looked for. */
  today: z.string(),
  /** The first timeslots with room for the whole party; for tickets without a time the first days. */
  firstTimes: z.array(
    z.object({ id: z.string(), date: z.string(), time: z.string().nullable(), left: z.int().nullable() }),
  ),
});
export type VisitorClosure = z.infer<typeof visitorClosureSchema>;

/** The visit that was shown: pressed twice, a choice is never taken for the next visit of the order. */
const visitId = z.uuid();

/** `POST /api/shop/orders/mine/closure/choice`. */
export const closureChoiceSchema = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('move'), visitId, timeslotId: z.uuid() }),
  z.object({ choice: z.literal('move-to-day'), visitId, date: localDateInput }),
  z.object({ choice: z.literal('refund'), visitId }),
]);
export type ClosureChoice = z.infer<typeof closureChoiceSchema>;
