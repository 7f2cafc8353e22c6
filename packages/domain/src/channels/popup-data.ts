import type { Currency } from '../money/currency.ts';

/** Why a summary did not arrive, or an address cannot be saved. */
export const popupDataProblems = [
  'address-refused',
  'host-unknown',
  'host-private',
  'no-answer',
  'too-late',
  'answer-refused',
  'no-secret',
] as const;
export type PopupDataProblem = (typeof popupDataProblems)[number];

/**
 * What an address is told of an order that completed on a page of the museum's own site (docs/popup-data.md). It names no
 * person: who bought is asked for by the order's number.
 */
export interface OrderSummary {
  event: 'order-completed' | 'test';
  orderId: string;
  orderNumber: string | null;
  isTest: boolean;
  channel: { id: string; url: string };
  /** The page of the museum's site, without its query. */
  page: string | null;
  campaign: string | null;
  language: string;
  currency: Currency;
  totalMinor: number;
  donationMinor: number;
  /** 'YYYY-MM-DD' and 'HH:mm', of the location; null = tickets without a date. */
  visitDate: string | null;
  visitTime: string | null;
  completedAt: string | null;
  lines: readonly {
    ticketTypeId: string;
    product: string;
    ticketType: string;
    quantity: number;
    totalMinor: number;
  }[];
}
