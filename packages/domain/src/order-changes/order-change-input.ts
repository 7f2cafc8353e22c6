import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { dueWays } from './order-change-states.ts';

/** Most tickets of an order that one change names. */
const most = 1_000;
const ticketIds = z.array(z.uuid()).max(most);

/** Another visit: a timeslot, or for tickets without a time a day; both left out = the visit stays. */
const visit = {
  timeslotId: z.uuid().nullish(),
  date: localDateInput.nullish(),
};

/** Tickets that become others. */
export const replaceTicketsInput = z.object({
  ticketIds: ticketIds.min(1, 'tickets-required'),
  /** Left out = each keeps its type. */
  ticketTypeId: z.uuid().nullish(),
  ...visit,
});

/** Tickets that come to the order. */
export const addTicketsInput = z.object({
  ticketTypeId: z.uuid(),
  quantity: z.int('quantity-invalid').min(1, 'quantity-invalid').max(most, 'quantity-invalid'),
  ...visit,
});

/** What is wanted of an order. Everything left out stays as it is. */
export const orderWishInput = z.object({
  cancel: ticketIds.default([]),
  replace: z.array(replaceTicketsInput).max(50).default([]),
  add: z.array(addTicketsInput).max(50).default([]),
  /** Tickets that get new codes; the old ones are invalid at once. */
  newCodes: ticketIds.default([]),
  /** What goes back, in minor units; left out = as the rules propose. */
  refundMinor: z.int('amount-invalid').min(0, 'amount-invalid').nullish(),
  /** The gift goes back too: with `extra` only, as every refund. */
  isDonationReturned: z.boolean().default(false),
  isFeeWaived: z.boolean().default(false),
  /** Against the rules for other visits: with `extra` only. */
  isAgainstRules: z.boolean().default(false),
  due: z.enum(dueWays).default('link'),
});
export type OrderWish = z.infer<typeof orderWishInput>;
export type OrderWishTyped = z.input<typeof orderWishInput>;

/** A change as staff confirm it. */
export const orderChangeInput = z.object({
  /** Chosen by the browser: confirmed twice, it is made once. */
  id: z.uuid(),
  orderId: z.uuid(),
  wish: orderWishInput,
  /** Of the preview that was shown. */
  fingerprint: z.string(),
  /** For colleagues, on the timeline; required where money is waived. */
  reason: z.string().trim().max(1_000, 'note-too-long').default(''),
  isMailed: z.boolean().default(true),
});
export type OrderChangeInput = z.infer<typeof orderChangeInput>;
