import type { InformationIconChoice } from './information-icons.ts';
import type { SalesPoint } from './sales-points.ts';
import type { ItemKind, TicketTypeDescription } from './ticket-type-input.ts';
import type { TicketTypeLabel } from './ticket-type-label.ts';
import type { TicketValidity } from './ticket-validity.ts';

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
  itemKind: ItemKind;
  ticketLimit: number | null;
  isChild: boolean;
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  usesCustomBarcode: boolean;
  validity: TicketValidity | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  minPerOrder: number;
  maxPerOrder: number | null;
  salesPoints: readonly SalesPoint[];
  eventId: string | null;
  /** Set by hand; null = the availability decides. */
  statusLabel: TicketTypeLabel | null;
  informationIcon: InformationIconChoice;
  /** '' = its number. */
  articleCode: string;
  costCentre: string;
  ledgerAccount: string;
  active: boolean;
  isArchived: boolean;
  version: number;
}

export const ticketTypeStates = ['active', 'inactive', 'archived'] as const;
export type TicketTypeState = (typeof ticketTypeStates)[number];

export function ticketTypeStateOf(type: Pick<TicketType, 'active' | 'isArchived'>): TicketTypeState {
  if (type.isArchived) return 'archived';
  return type.active ? 'active' : 'inactive';
}
