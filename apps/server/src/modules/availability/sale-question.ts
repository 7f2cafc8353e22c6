import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { ChannelFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';

/** The buyer's question: what can be bought, on which dates, both included. */
export interface SaleQuestion {
  /** The groups whose tickets are wanted together: only times that all of them have are answered. */
  ticketGroupIds: readonly string[];
  /** Each group is a question of its own: read the times of all of them. */
  isApart?: boolean;
  /** The tickets themselves, where they are known: then exactly these have to fit. */
  tickets?: readonly { ticketTypeId: string; quantity: number }[];
  /** They are moved: each keeps its code of a barcode series. */
  keepsCodes?: boolean;
  /** How many people come; the tickets say it where they are known. */
  people: number;
  /** The page on which it would be bought; null = staff. */
  channel: ChannelOfSale | null;
  /** A time that has begun says how full it was: what staff see of a day. */
  countsPast?: boolean;
  /** Also times that no page shows: to staff, unless said otherwise, and to explain that a page does not. */
  withHidden?: boolean;
  /** The moment of asking. */
  at: Date;
  from: LocalDate;
  until: LocalDate;
}

/** A page, whether it is published now, and the share of places that is kept from it (left out = none). */
export interface ChannelOfSale
  extends Pick<Channel, 'id' | 'ticketGroupIds'>,
    Partial<Pick<Channel, 'holdCapacity'>> {
  isPublished: boolean;
  /** Where the page sells; left out = on the website. */
  salesPoint?: PagePoint;
}

/** What the page says about a ticket group. */
export function channelFactsOf(
  channel: ChannelOfSale,
  ticketGroupId: string,
  isOffChannel: boolean,
): ChannelFacts {
  return {
    isPublished: channel.isPublished,
    sellsGroup: channel.ticketGroupIds.includes(ticketGroupId),
    sellsProduct: !isOffChannel,
  };
}
