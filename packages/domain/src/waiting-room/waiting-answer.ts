import { z } from 'zod';

/** free: no visitor has to wait. start: all visitors wait for the announced start. turn: the visitor may begin a cart. */
export const waitingStates = ['free', 'start', 'waiting', 'turn'] as const;

/** The answer to a waiting page. */
export const waitingAnswerSchema = z.object({
  state: z.enum(waitingStates),
  /** The visitor's place, to be sent with the next question and with the cart; null = none is needed. */
  place: z.string().nullable(),
  /** The place that was sent is not valid any more, and this is another one. */
  isNewPlace: z.boolean(),
  /** People before the visitor; null = not known before the start. */
  ahead: z.int().nullable(),
  /** People before the visitor when the place was given. */
  aheadAtFirst: z.int().nullable(),
  /** Minutes until the visitor's turn, rounded up; null = not known. */
  minutes: z.int().nullable(),
  /** An address was left: a mail says when it is the visitor's turn. */
  isMailed: z.boolean(),
  /** Staff stopped letting in for a while. */
  isPaused: z.boolean(),
  /** The announced start. */
  startsAt: z.string().nullable(),
  /** Until when a cart must be begun; null = it is not the visitor's turn. */
  beginUntil: z.string().nullable(),
  minutesToBegin: z.int(),
  askAgainSeconds: z.int(),
  serverNow: z.string(),
  /** The operator's own words; '' = none. */
  text: z.string(),
  /** Tickets that can still be sold, over all days: 0 = sold out, null = no limit, or more than is shown. */
  ticketsLeft: z.int().nullable(),
});
export type WaitingAnswer = z.infer<typeof waitingAnswerSchema>;

/** The place that a page sends. */
export const waitingQuestionSchema = z.object({
  place: z.string().max(400).nullish(),
  language: z.string().max(20).nullish(),
});
