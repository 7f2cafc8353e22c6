import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { giftReceivers } from '../gifts/gift.ts';
import { orderOriginInput } from '../orders/order-origin.ts';
import { payingCodeKinds } from '../paying-codes/share-by-codes.ts';
import { priceStepKinds } from '../pricing/price-step.ts';

const visit = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  endTime: z.string().nullable(),
  ticketGroupTitle: z.string(),
  location: z.object({ name: z.string(), address: z.string(), town: z.string() }),
});

/** A visit as far as it is known: tickets without timeslots are for a day, or for no day at all. */
const plainVisit = z.object({
  date: z.string().nullable(),
  ticketGroupTitle: z.string(),
  location: z.object({ name: z.string(), address: z.string(), town: z.string() }).nullable(),
});

const line = z.object({
  ticketTypeId: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPriceMinor: z.int(),
  totalMinor: z.int(),
});

/** A line before it is paid, with how its price came about: the page explains each step. */
const pricedLine = line.extend({
  steps: z.array(z.object({ kind: z.enum(priceStepKinds), title: z.string(), unitPriceMinor: z.int() })),
  /** When these tickets are for, where that is another time than the visit's; null = the visit's. */
  ownTime: z.object({ timeslotId: z.string(), time: z.string() }).nullable(),
});

const totals = z.object({
  totalMinor: z.int(),
  vatMinor: z.int(),
  feesMinor: z.int(),
  /** Given on top, within the total. */
  donationMinor: z.int(),
});

/** What an order costs beside its lines, and the VAT in it, rate by rate. */
const pricedTotals = totals.extend({
  serviceMinor: z.int(),
  transactionMinor: z.int(),
  vatByRate: z.array(z.object({ vatBasisPoints: z.int(), vatMinor: z.int() })),
});

const giftSchema = z.object({
  recipientName: z.string(),
  fromName: z.string(),
  message: z.string(),
  sendTo: z.enum(giftReceivers),
  recipientEmail: z.string(),
  sendOn: z.string().nullable(),
});

const details = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** By the names of `detail-fields`; what is empty or off is not in it. */
  further: z.record(z.string(), z.union([z.string(), z.literal(true)])).optional(),
  /** By ticket type. */
  ticketNames: z.record(z.string(), z.array(z.string())).optional(),
  /** By ticket type of gift cards, and of gift tickets (`domain/gifts`). */
  gifts: z.record(z.string(), z.array(giftSchema)).optional(),
});

/** A visitor's places before payment; known by its secret alone. */
export const cartSchema = z.object({
  secret: z.string(),
  state: z.enum(['held', 'expired', 'paying', 'completed']),
  expiresAt: z.string(),
  /** The server's clock, so that a wrong clock in the browser shows the right time left. */
  serverNow: z.string(),
  extensionsLeft: z.int(),
  language: z.string(),
  /** null = tickets for a day, or without a date. */
  timeslot: visit.nullable(),
  visit: plainVisit,
  /** The last day that can be chosen: until then the present is valid whose tickets get their day; null = any. */
  lastDay: z.string().nullable(),
  lines: z.array(pricedLine),
  totals: pricedTotals,
  /** The discount code in use, and what it takes off; null = none. */
  discount: z.object({ title: z.string(), code: z.string(), offMinor: z.int() }).nullable(),
  /** What gift cards and vouchers pay of the total: the rest is paid in another way. */
  codes: z.array(
    z.object({ kind: z.enum(payingCodeKinds), id: z.string(), codeEnd: z.string(), amountMinor: z.int() }),
  ),
  /** The presents that it asks about (`giftsAsked`), each with what it is called. */
  presents: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
  /** Its order has tickets that are mailed: it holds more than presents. */
  hasTickets: z.boolean(),
  /** Its tickets are bought as a present: who gets them chooses the day. */
  isPresent: z.boolean(),
  currency: z.string(),
  details: details.nullable(),
  orderSecret: z.string().nullable(),
  /** Of its tickets, visit and amounts: the checkout names the one that its page showed. */
  fingerprint: z.string(),
});

export type Cart = z.infer<typeof cartSchema>;
export type CartVisit = z.infer<typeof visit>;
export type CartTotals = z.infer<typeof totals>;

const wantedLines = z
  .array(
    z.object({
      ticketTypeId: z.uuid('ticket-type-unknown'),
      quantity: z.int('quantity-invalid').min(1, 'quantity-invalid').max(500, 'quantity-invalid'),
      /** Of an upsell with a time of its own, on the day of the visit. */
      timeslotId: z.uuid('timeslot-unknown').optional(),
    }),
    'no-tickets-chosen',
  )
  .min(1, 'no-tickets-chosen')
  .max(100, 'too-many-lines');

/** When: a timeslot, or a day for tickets without timeslots, or neither. */
const wantedVisit = {
  timeslotId: z.uuid('timeslot-unknown').nullable().default(null),
  date: localDateInput.nullable().default(null),
};

/** Its tickets are a present: they have no date, who gets them chooses one. */
const isPresent = z.boolean('input-invalid').default(false);

/** Body of `PUT /api/shop/carts/{secret}`. */
export const cartChangeSchema = z.object({ ...wantedVisit, lines: wantedLines, isPresent }, 'input-invalid');

const language = z.string('language-unknown').max(10, 'language-unknown');

/** Body of `PUT /api/shop/carts/{secret}/language`: the one in which the visitor reads the page. */
export const cartLanguageSchema = z.object({ language }, 'input-invalid');

/** Body of `POST /api/shop/{client}/{channel}/carts`. */
export const newCartSchema = z.object(
  {
    language,
    ...wantedVisit,
    lines: wantedLines,
    isPresent,
  },
  'input-invalid',
);

/** Body of `PUT /api/shop/carts/{secret}/code`: of any kind; null takes the discount code off. */
export const cartCodeSchema = z.object(
  {
    code: z
      .string('discount-code-required')
      .trim()
      .min(1, 'discount-code-required')
      .max(100, 'discount-code-unknown')
      .nullable(),
  },
  'input-invalid',
);

/** Body of `PUT /api/shop/carts/{secret}/paying-codes`: the gift cards and vouchers that stay; others are taken off. */
export const payingCodesSchema = z.object(
  { codes: z.array(z.uuid('input-invalid'), 'input-invalid').max(20, 'input-invalid') },
  'input-invalid',
);

/** Body of `PUT /api/shop/carts/{secret}/donation`, in minor units; 0 = nothing. */
export const donationSchema = z.object(
  { amountMinor: z.int('donation-amount-unreadable').min(0, 'donation-amount-unreadable') },
  'input-invalid',
);

/** Body of `POST /api/shop/carts/{secret}/checkout`. */
export const checkoutSchema = z.object(
  {
    /** Of the terms that the visitor read and agreed to; left out where the page asks for no agreement. */
    termsHash: z.string('terms-not-agreed').max(100, 'terms-not-agreed').nullish(),
    method: z
      .string('payment-method-unknown')
      .min(1, 'payment-method-unknown')
      .max(60, 'payment-method-unknown'),
    /** What `POST /api/shop/{client}/{channel}/code` answered; left out where the page asks for no code. */
    codePass: z.string('buyer-code-missing').max(100, 'buyer-code-missing').nullish(),
    /** What the page showed, of a cart that may be another by now; left out = whatever the cart holds is ordered. */
    shown: z
      .object({
        fingerprint: z.string('input-invalid').max(100, 'input-invalid'),
        dueMinor: z.int('input-invalid'),
      })
      .nullish(),
    origin: orderOriginInput,
  },
  'input-invalid',
);

/**
 * Where the visitor's browser goes next: the payment page, or the order when there is nothing to pay. A path where it
 * is an address of this server.
 */
export const checkoutAnswerSchema = z.object({ redirectUrl: z.string() });

export type CartChange = z.infer<typeof cartChangeSchema>;
export type CheckoutInput = z.infer<typeof checkoutSchema>;
export type NewCart = z.infer<typeof newCartSchema>;

export {
  details as visitorDetailsSchema,
  line as cartLineSchema,
  plainVisit as plainVisitSchema,
  totals as cartTotalsSchema,
  visit as cartVisitSchema,
  wantedLines,
};
