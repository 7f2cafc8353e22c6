import type { SalesPoint } from './sales-points.ts';
import type { TicketTypeDescription } from './ticket-type-input.ts';

/** What is bought. Prices include VAT; they are in minor units of the client's currency. */
export interface TicketType {
  id: string;
  ticketGroupId: string;
  /** Unique in the client; the article code where none is given. */
  number: number;
  descriptions: readonly TicketTypeDescription[];
  priceMinor: number;
  /** Only shown, struck through. */
  originalPriceMinor: number | null;
  vatBasisPoints: number;
  pluCode: string;
  isChild: boolean;
  durationMinutes: number | null;
  minPerOrder: number;
  maxPerOrder: number | null;
  salesPoints: readonly SalesPoint[];
  active: boolean;
  isArchived: boolean;
}

export const ticketTypeStates = ['active', 'inactive', 'archived'] as const;
export type TicketTypeState = (typeof ticketTypeStates)[number];

export function ticketTypeStateOf(type: Pick<TicketType, 'active' | 'isArchived'>): TicketTypeState {
  if (type.isArchived) return 'archived';
  return type.active ? 'active' : 'inactive';
}
