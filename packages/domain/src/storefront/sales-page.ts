import { z } from 'zod';
import { weekdays } from '../calendar/weekday.ts';
import { itemKinds } from '../catalog/item-kinds.ts';
import { ticketTypeLabels } from '../catalog/ticket-type-label.ts';
import { channelTextKeys } from '../channels/channel-texts.ts';
import { optionsInput, stepsInput, styleInput } from '../channels/sales-flow.ts';
import { choosingSteps } from '../channels/step-of-ticket.ts';
import { channelTypes } from '../clients/client.ts';
import { eventKinds } from '../events/event-kinds.ts';
import { pricingRuleKinds } from '../pricing/pricing-rule.ts';
import { checkoutFormSchema } from './checkout-form.ts';
import { shownState } from './shown-availability.ts';

const salesEventSchema = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  title: z.string(),
  from: z.string(),
  until: z.string(),
  /** Of an event: when it begins. */
  time: z.string().nullable(),
  /** Null = not shown to visitors; left null = no limit. */
  availability: z.object({ state: shownState, left: z.int().nullable() }).nullable(),
});
export type SalesEvent = z.infer<typeof salesEventSchema>;

/** What `GET /api/shop/{client}/{channel}` answers: everything a sales page needs before a date is chosen. */
export const salesPageSchema = z.object({
  /** Shown beside its editor, perhaps with changes that are not saved: nothing can be bought on it. */
  isPreview: z.boolean(),
  client: z.object({
    subdomain: z.string(),
    name: z.string(),
    /** The channel's own, else the client's. */
    logoUrl: z.string().nullable(),
    town: z.string(),
  }),
  channel: z.object({
    id: z.string(),
    /** A webshop begins with its products, a ticketstreet with its tickets. */
    kind: z.enum(channelTypes),
    title: z.string(),
    url: z.string(),
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    /** The language of the texts in this answer. */
    language: z.string(),
    /** Of its languages, those that speak to visitors in the other form than the written one: formal or informal. */
    otherForms: z.array(z.string()),
    /** What the page says in that language instead of its default texts; HTML is limited to the whitelist. */
    texts: z.partialRecord(z.enum(channelTextKeys), z.string()),
    /** Above the page, 1920 by 300; null = none. */
    bannerUrl: z.string().nullable(),
    /** Which steps and pages the channel has switched on. */
    steps: stepsInput,
    options: optionsInput,
    style: styleInput,
    colours: z.object({ brand: z.string(), ink: z.string(), paper: z.string() }),
    /** Means of payment, each with the amounts in minor units that it takes. */
    paymentMethods: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        minimumMinor: z.int(),
        maximumMinor: z.int().nullable(),
      }),
    ),
    /** Visitors can wait for places of a full day or time. */
    waitingList: z.boolean(),
    minTickets: z.int(),
    /** Null = the page sets no maximum. */
    maxTickets: z.int().nullable(),
    /** Only holders of a code or a password may buy: it is asked for first. */
    asksCode: z.boolean(),
    /** What the steps after the date ask. */
    asks: checkoutFormSchema,
  }),
  currency: z.string(),
  /** What is charged beside the tickets: for each of them, and for an order that is paid. */
  costs: z.object({ serviceMinor: z.int(), isServiceOnFree: z.boolean(), transactionMinor: z.int() }),
  timeZone: z.string(),
  /** Today's date at the client, `YYYY-MM-DD`. */
  today: z.string(),
  holdMinutes: z.int(),
  /** Whether a cart costs a proof of work. */
  botCheck: z.boolean(),
  /** Whether an order costs a code that is sent to the buyer's phone. */
  smsCheck: z.boolean(),
  /** Many want to buy: a newcomer waits for a turn (`waitingAnswerSchema`). */
  isWaiting: z.boolean(),
  /** Events and exhibitions that are published on the sales pages, by date. */
  events: z.array(salesEventSchema),
  ticketGroups: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      /** As the channel calls the product. */
      productTitle: z.string(),
      title: z.string(),
      /** Beside its picture, in a line. */
      shortText: z.string(),
      description: z.string(),
      imageUrl: z.string().nullable(),
      /** What the picture shows; '' = it only decorates. */
      imageText: z.string(),
      /** The small picture beside its title: the product's own one for that, else the other. */
      card: z.object({ imageUrl: z.string().nullable(), imageText: z.string() }),
      kind: z.string(),
      durationMinutes: z.int().nullable(),
      location: z.object({ name: z.string(), address: z.string(), town: z.string() }),
      needsTimeslot: z.boolean(),
      /** The visitor chooses a day. */
      needsDate: z.boolean(),
      /** The one day for which it is sold; null = another or none. */
      fixedDate: z.string().nullable(),
      /** Calendars that give this group its timeslots; groups that share one can be bought together. */
      calendarIds: z.array(z.string()),
      childNeedsAdult: z.boolean(),
      /** Most tickets of the group in one order; null = unlimited. */
      pageMaximum: z.int().nullable(),
      /** What `priceOnDate` prices with; those that apply now or later. */
      pricingRules: z.array(
        z.object({
          kind: z.enum(pricingRuleKinds),
          from: z.string(),
          until: z.string(),
          weekdays: z.array(z.literal(weekdays)),
          active: z.boolean(),
          sequence: z.int(),
          values: z.array(
            z.object({
              ticketTypeId: z.string(),
              amountMinor: z.int().nullable(),
              basisPoints: z.int().nullable(),
            }),
          ),
        }),
      ),
      ticketTypes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          /** The icon before the description. */
          icon: z.string(),
          imageUrl: z.string().nullable(),
          imageText: z.string(),
          /** The normal price: that of a day without a pricing rule. */
          priceMinor: z.int(),
          /** The lowest price of the coming days; null = it costs the same on all of them. */
          fromPriceMinor: z.int().nullable(),
          /** The price struck through beside the real one; null = none. */
          originalPriceMinor: z.int().nullable(),
          itemKind: z.enum(itemKinds),
          /** The step on which it is chosen. */
          step: z.enum(choosingSteps),
          /** Merchandise that is nearly out of stock; null = enough, or another kind of ticket. */
          leftCount: z.int().nullable(),
          isChildTicket: z.boolean(),
          minPerOrder: z.int(),
          maxPerOrder: z.int().nullable(),
          /** Set by hand: it is shown with this word, and not sold. */
          statusLabel: z.enum(ticketTypeLabels).nullable(),
        }),
      ),
    }),
  ),
});

export type SalesPage = z.infer<typeof salesPageSchema>;
export type SalesTicketGroup = SalesPage['ticketGroups'][number];
export type SalesTicketType = SalesTicketGroup['ticketTypes'][number];
