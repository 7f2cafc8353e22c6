import { z } from 'zod';
import { styleInput } from '../channels/sales-flow.ts';
import { orderStates } from '../orders/order-states.ts';
import { refundReasons } from '../payments/refund-reasons.ts';
import { walletPlatforms } from '../wallet-passes/wallet-input.ts';
import { cartLineSchema, cartTotalsSchema, cartVisitSchema, plainVisitSchema } from './cart.ts';
import { visitorPresentSchema } from './visitor-present.ts';

/** What `GET /api/shop/orders/mine` answers: a visitor's own order, known by its secret alone. */
export const visitorOrderSchema = z.object({
  state: z.enum(orderStates),
  number: z.string().nullable(),
  /** The cart that still holds the places after a payment that did not succeed; null = it is over. */
  cartSecret: z.string().nullable(),
  client: z.object({
    subdomain: z.string(),
    name: z.string(),
    town: z.string(),
    logoUrl: z.string().nullable(),
  }),
  colours: z.object({ brand: z.string(), ink: z.string(), paper: z.string() }),
  style: styleInput,
  /** What the channel says above a sold order instead of the default text; '' = nothing of its own. */
  thankYou: z.object({ heading: z.string(), intro: z.string() }),
  channelUrl: z.string().nullable(),
  languages: z.array(z.string()),
  language: z.string(),
  /** Of its languages, those that speak to visitors in the other form than the written one: formal or informal. */
  otherForms: z.array(z.string()),
  firstName: z.string(),
  email: z.string(),
  /** The mail server took the mail with the tickets. */
  isMailSent: z.boolean(),
  imageUrl: z.string().nullable(),
  timeslot: cartVisitSchema.nullable(),
  /** What it is for where there is no timeslot. */
  visit: plainVisitSchema,
  lines: z.array(cartLineSchema),
  totals: cartTotalsSchema,
  /** What gift cards and vouchers pay of the total. */
  byCodesMinor: z.int(),
  currency: z.string(),
  refund: z.object({ amountMinor: z.int(), reason: z.enum(refundReasons) }).nullable(),
  /** Those that are valid, with what is scanned at the gate. */
  tickets: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      /** Where the museum's codes are bars: the widths of bars and gaps of its number, a digit each; null = a QR code. */
      bars: z.string().nullable(),
      /** The number that people read and type; the code is what the symbol holds. */
      number: z.string().nullable(),
      typeName: z.string(),
      state: z.string(),
      scannedAt: z.string().nullable(),
      /** The name on it; null = it has none and none is asked for. */
      visitorName: z.string().nullable(),
      /** Its name can still be changed: until its visit. */
      isNameable: z.boolean(),
      /** Its own: of an order whose tickets moved apart, each has another; null = it has no date. */
      visit: z.object({ date: z.string(), time: z.string().nullable() }).nullable(),
    }),
  ),
  /** Gift cards and gift tickets: they open no gate, and are not among the tickets. */
  presents: z.array(visitorPresentSchema),
  /** Cancelled, or replaced by a move: counted by type, without a code. */
  cancelledTickets: z.array(z.object({ typeName: z.string(), quantity: z.int() })),
  /** The page of the client's own site on which it was bought. */
  embeddedOn: z.string().nullable(),
  /** Phones' wallets that take the valid tickets; none where the museum has not set one up. */
  wallets: z.array(z.enum(walletPlatforms)),
  pdfUrl: z.string().nullable(),
  calendarUrl: z.string().nullable(),
});

/** `PUT /api/shop/orders/mine/names`. */
export const visitorNamesSchema = z.object(
  { names: z.array(z.object({ ticketId: z.uuid(), name: z.string().max(1_000) })).max(1_000) },
  'input-invalid',
);

export type VisitorOrder = z.infer<typeof visitorOrderSchema>;
export type VisitorTicket = VisitorOrder['tickets'][number];
