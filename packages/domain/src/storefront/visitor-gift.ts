import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';

/** open: a day can be chosen; held: a cart has its tickets at this moment; used: it has its date. */
export const giftStates = ['open', 'held', 'used', 'expired', 'blocked'] as const;
export type GiftState = (typeof giftStates)[number];

/** Tickets that were bought as a present, for who has the link: `GET /api/shop/gifts/mine`. */
export const visitorGiftSchema = z.object({
  state: z.enum(giftStates),
  client: z.object({
    subdomain: z.string(),
    name: z.string(),
    town: z.string(),
    logoUrl: z.string().nullable(),
  }),
  colours: z.object({ brand: z.string(), ink: z.string(), paper: z.string() }),
  languages: z.array(z.string()),
  language: z.string(),
  otherForms: z.array(z.string()),
  /** Who it is for and from, and what that says; '' = not said. */
  recipientName: z.string(),
  fromName: z.string(),
  message: z.string(),
  validUntil: z.string(),
  /** What still has no date. */
  lines: z.array(
    z.object({
      ticketTypeId: z.string(),
      ticketGroupId: z.string(),
      name: z.string(),
      ticketGroupTitle: z.string(),
      quantity: z.int(),
    }),
  ),
  /** Who pays where the day is dearer: false = the museum. */
  paysDearerDay: z.boolean(),
  /** What is chosen. */
  needs: z.enum(['time', 'day', 'nothing']),
  today: z.string(),
  /** The page that sells these tickets now, by its address; null = none does. */
  channelUrl: z.string().nullable(),
  /** What that page is called; '' = there is none. */
  channelTitle: z.string(),
  timeZone: z.string(),
  /** How to reach the museum; '' = not known. */
  contact: z.string(),
});
export type VisitorGift = z.infer<typeof visitorGiftSchema>;

/** Body of `POST /api/shop/gifts/mine/cart`: when, as the tickets need. */
export const giftVisitSchema = z.object(
  {
    language: z.string('language-unknown').max(10, 'language-unknown'),
    timeslotId: z.uuid('timeslot-unknown').nullable().default(null),
    date: localDateInput.nullable().default(null),
  },
  'input-invalid',
);
export type GiftVisit = z.infer<typeof giftVisitSchema>;
