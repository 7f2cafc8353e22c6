import { sharesOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import type { QuotedChange } from '../quote-change.ts';

/** Tickets of a change that have a price of their own, and how it came about. */
export interface PreviewPart {
  /** Those that become others; none = they come to the order. */
  ticketIds: string[];
  count: number;
  ticketTypeId: string;
  /** null = the visit stays, or they are valid whenever they are valid. */
  date: string | null;
  time: string | null;
  /** What they cost more than what was paid; below zero = less. */
  differenceMinor: number;
  priceSteps: PriceStep[];
}

/** The parts of a change in its order. */
export function listPreviewParts({ replaced, added, priced }: QuotedChange): PreviewPart[] {
  return [
    ...replaced.map(({ tickets, ticketTypeId, target, price }, index) => {
      const paidMinor = sharesOfTickets(tickets).reduce((sum, share) => sum + share.ticketsMinor, 0);
      return {
        ticketIds: tickets.map(({ id }) => id),
        count: tickets.length,
        ticketTypeId,
        date: target?.date ?? null,
        time: target?.time ?? null,
        differenceMinor: (priced.replacedMinor[index] ?? price.totalMinor) - paidMinor,
        priceSteps: [...price.steps],
      };
    }),
    ...added.map(({ quantity, ticketTypeId, target, price }) => ({
      ticketIds: [],
      count: quantity,
      ticketTypeId,
      date: target?.date ?? null,
      time: target?.time ?? null,
      differenceMinor: price.totalMinor,
      priceSteps: [...price.steps],
    })),
  ];
}
