import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { onceGood } from '../result/once-good.ts';
import { availabilityStates } from '../scheduling/availability/availability-state.ts';
import { changeStepKinds } from './change-steps.ts';
import { orderChangeStates } from './order-change-states.ts';

/** By the clock of the location. */
const moment = z.object({ date: z.string(), time: z.string() });
/** Why something is not allowed; the words are `errors.<code>`. */
const refusal = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const visit = z.object({ date: z.string(), time: z.string().nullable() });
const methods = z.array(z.enum(paymentMethods));

/** What a change costs and returns, and why; amounts in minor units. */
const amounts = {
  dueMinor: z.int(),
  refundMinor: z.int(),
  steps: z.array(z.object({ kind: z.enum(changeStepKinds), count: z.int(), amountMinor: z.int() })),
};

/** What `GET /api/shop/orders/mine/changes` answers: what the client's rules let a visitor do with the order. */
export const visitorChangesSchema = z.object({
  currency: z.string(),
  today: z.string(),
  /** The valid tickets. */
  tickets: z.array(
    z.object({
      id: z.string(),
      typeName: z.string(),
      isScanned: z.boolean(),
      visit: visit.nullable(),
      /** null = can be cancelled. */
      cancelRefusal: refusal.nullable(),
    }),
  ),
  /** Tickets of one visit that move by the same rules; none = why not is in `moveRefusal`. */
  moves: z.array(
    z.object({
      ticketIds: z.array(z.string()),
      visit,
      /** For each ticket. */
      feeMinor: z.int(),
      timesLeft: z.int(),
      isDifferenceReturned: z.boolean(),
      /** The dates of the new visit. */
      from: z.string(),
      until: z.string(),
      /** The last moment to move. */
      deadline: moment,
    }),
  ),
  moveRefusal: refusal.nullable(),
  /** What goes back where all of these tickets are cancelled. */
  cancel: z
    .object({
      ticketIds: z.array(z.string()),
      refundMinor: z.int(),
      keptMinor: z.int(),
      deadline: moment.nullable(),
    })
    .nullable(),
  cancelRefusal: refusal.nullable(),
  /** Whom to ask; empty where the client names none. */
  support: z.object({ email: z.string(), phone: z.string() }),
  /** How the order was paid; money goes back that way. */
  paidBy: z.string().nullable(),
  /** The change that waits: while it does, no other one is taken. */
  waiting: z
    .object({
      id: z.string(),
      waitsFor: z.enum(['payment', 'approval']),
      ...amounts,
      cancelCount: z.int(),
      moveCount: z.int(),
      to: visit.nullable(),
      /** Until when it can be paid. */
      deadline: moment.nullable(),
      expiresAt: z.string().nullable(),
      /** What became of its last payment. */
      payment: z.enum(['none', 'pending', 'paid', 'lost']),
      methods,
      /** Asked for by the visitor, who can withdraw it. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** The last change that was decided a short time ago. */
  settled: z
    .object({ id: z.string(), state: z.enum(orderChangeStates), dueMinor: z.int(), refundMinor: z.int() })
    .nullable(),
});
export type VisitorChanges = z.infer<typeof visitorChangesSchema>;

const ticketIds = z.array(z.uuid()).min(1, 'tickets-required').max(1_000);

/** Six weeks: a month of the calendar with the days beside it. */
export const mostDaysOfVisits = 42;

/** `GET /api/shop/orders/mine/changes/visits`. */
export const visitorVisitsQuery = z
  .object({
    /** With commas between them. */
    ticketIds: z
      .string()
      .max(40_000)
      .transform((text) => text.split(',')),
    from: localDateInput,
    until: localDateInput,
  })
  .superRefine(
    ({ from, until }, context) => {
      if (Date.parse(until) - Date.parse(from) <= mostDaysOfVisits * 86_400_000) return;
      context.addIssue({ code: 'custom', message: 'dates-too-far-apart', path: ['until'] });
    },
    onceGood('from', 'until'),
  );
export type VisitorVisitsQuery = z.infer<typeof visitorVisitsQuery>;

/** The visits that the tickets can go to by rules and rooms; `left` only where few or too few places are left. */
export const visitorVisitsSchema = z.array(
  z.object({
    timeslotId: z.string().nullable(),
    date: z.string(),
    time: z.string().nullable(),
    left: z.int().nullable(),
    hasRoom: z.boolean(),
    isNow: z.boolean(),
    state: z.enum(availabilityStates),
  }),
);
export type VisitorVisit = z.infer<typeof visitorVisitsSchema>[number];

/** What a visitor wants: tickets cancelled, or moved to a timeslot or, where they have no time, to a day. */
export const visitorWishSchema = z.union([
  z.strictObject({ cancel: ticketIds }),
  z.strictObject({
    move: z.strictObject({
      ticketIds,
      timeslotId: z.uuid().nullish(),
      date: localDateInput.nullish(),
    }),
  }),
]);
export type VisitorWish = z.infer<typeof visitorWishSchema>;

/** `POST /api/shop/orders/mine/changes/preview`. */
export const visitorPreviewSchema = z.object({
  ...amounts,
  fingerprint: z.string(),
  /** The refund waits for a second person of the museum. */
  needsApproval: z.boolean(),
  /** The ways to pay what is due. */
  methods,
});
export type VisitorPreview = z.infer<typeof visitorPreviewSchema>;

/** `POST /api/shop/orders/mine/changes`. */
export const visitorChangeSchema = z.object({
  /** Chosen by the browser: sent twice, it is made once. */
  id: z.uuid(),
  wish: visitorWishSchema,
  /** Of the preview that was shown. */
  fingerprint: z.string().max(200),
  /** Needed where something is due. */
  method: z.string().max(50).nullish(),
});
export type VisitorChange = z.infer<typeof visitorChangeSchema>;

/** `POST /api/shop/orders/mine/changes/pay` and `/withdraw`, of the change that waits. */
export const payVisitorChangeSchema = z.object({ id: z.uuid(), method: z.string().max(50) });
export const withdrawVisitorChangeSchema = z.object({ id: z.uuid() });

/** Where the visitor pays; null = nothing is to be paid now. */
export const visitorChangeAnswerSchema = z.object({
  state: z.enum(orderChangeStates),
  redirectUrl: z.string().nullable(),
});
export type VisitorChangeAnswer = z.infer<typeof visitorChangeAnswerSchema>;
