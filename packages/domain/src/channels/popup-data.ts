import type { Currency } from '../money/currency.ts';

/** Why a summary did not arrive, or an address cannot be saved; each with the refusal that says so. */
export const popupDataRefusals = {
  'address-refused': 'popup-data-address-refused',
  'host-unknown': 'popup-data-host-unknown',
  'host-private': 'popup-data-host-private',
  'no-answer': 'popup-data-no-answer',
  'too-late': 'popup-data-too-late',
  'answer-refused': 'popup-data-answer-refused',
  'no-secret': 'popup-data-no-secret',
} as const;
export type PopupDataProblem = keyof typeof popupDataRefusals;

/**
 * What an address gets of an order that completed on a page of the museum's own site (docs/popup-data.md). It names no
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
