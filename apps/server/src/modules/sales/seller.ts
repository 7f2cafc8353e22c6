import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { ChannelHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import { groupsOnSale } from '@foyer/domain/channels/step-of-ticket.ts';
import type { SaleFees } from '@foyer/domain/pricing/sale-fees.ts';
import type { App } from '../../platform/app.ts';

/** What sells: a sales page, a desk, a partner's connection. */
export interface Seller {
  /** By which way it sells; ticket types say at which sales points they are sold. */
  salesPoint: SalesPoint;
  /** null = without a channel, as a desk sells. */
  channelId: string | null;
  /** The account that sells; null = the buyer orders without staff. */
  accountId: string | null;
  /** What it may sell, in the order in which it is offered. */
  ticketGroupIds: readonly string[];
  /** Of texts that are missing in the buyer's language. */
  defaultLanguage: string;
  /** Tickets in one order; null = no maximum. */
  minTickets: number;
  maxTickets: number | null;
  /** The share of each timeslot that it may not sell until its release. */
  holdCapacity: ChannelHoldCapacity;
  /** Ticket types that it offers besides the tickets, perhaps at a time of their own; left out = none. */
  upsellTypeIds?: readonly string[];
  /** Tickets can be bought as a present; left out = not. */
  sellsPresents?: boolean;
}

/** A seller, and its client with what it charges. */
export interface SaleContext {
  seller: Seller;
  client: SaleFees & { timeZone: string };
}

/** The moment of a sale, and the date of the client at that moment. */
export interface SaleMoment {
  at: Date;
  today: LocalDate;
}

export function saleMoment(app: App, { client }: SaleContext): SaleMoment {
  const at = app.clock();
  return { at, today: localDateAt(at, client.timeZone) };
}

/** A channel as the seller of its own page: on the website, or at a kiosk. */
export function sellerOfChannel(channel: Channel, salesPoint: PagePoint = 'website'): Seller {
  const { id, defaultLanguage, minTickets, maxTickets, holdCapacity, salesFlow } = channel;
  return {
    salesPoint,
    channelId: id,
    accountId: null,
    ticketGroupIds: groupsOnSale(channel),
    defaultLanguage,
    minTickets,
    maxTickets,
    holdCapacity,
    upsellTypeIds: salesFlow.upsell.isOn ? salesFlow.upsell.ticketTypeIds : [],
    sellsPresents: sellsPresentsAt(channel, salesPoint),
  };
}

/**
 * Whether tickets can be bought as a present: never at a kiosk. Who gets them chooses the day on the website, where what is
 * sold at the kiosk alone is not on offer (decision 0284).
 */
export const sellsPresentsAt = ({ salesFlow }: Channel, salesPoint: PagePoint): boolean =>
  salesPoint === 'website' && salesFlow.options.giftTickets;
