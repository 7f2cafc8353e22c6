import { z } from 'zod';

/** What `GET /api/shop/{client}/{channel}` answers: everything a sales page needs before a date is chosen. */
export const salesPageSchema = z.object({
  client: z.object({
    subdomain: z.string(),
    name: z.string(),
    logoUrl: z.string().nullable(),
    town: z.string(),
  }),
  channel: z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    /** The language of the texts in this answer. */
    language: z.string(),
    intro: z.string(),
    colours: z.object({ brand: z.string(), ink: z.string(), paper: z.string() }),
    paymentMethods: z.array(z.object({ id: z.string(), label: z.string() })),
    minTickets: z.int(),
    /** Null = the page sets no maximum. */
    maxTickets: z.int().nullable(),
  }),
  currency: z.string(),
  timeZone: z.string(),
  /** Today's date at the client, `YYYY-MM-DD`. */
  today: z.string(),
  holdMinutes: z.int(),
  ticketGroups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      imageUrl: z.string().nullable(),
      kind: z.string(),
      durationMinutes: z.int().nullable(),
      location: z.object({ name: z.string(), address: z.string(), town: z.string() }),
      needsTimeslot: z.boolean(),
      /** Calendars that give this group its timeslots; groups that share one can be bought together. */
      calendarIds: z.array(z.string()),
      childNeedsAdult: z.boolean(),
      /** Most tickets of the group in one order; null = unlimited. */
      pageMaximum: z.int().nullable(),
      ticketTypes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          priceMinor: z.int(),
          /** The price struck through beside the real one; null = none. */
          originalPriceMinor: z.int().nullable(),
          isChildTicket: z.boolean(),
          minPerOrder: z.int(),
          maxPerOrder: z.int().nullable(),
        }),
      ),
    }),
  ),
});

export type SalesPage = z.infer<typeof salesPageSchema>;
export type SalesTicketGroup = SalesPage['ticketGroups'][number];
export type SalesTicketType = SalesTicketGroup['ticketTypes'][number];
