import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { LateSaleState } from '@foyer/domain/desk-leases/lease-states.ts';
import type { DeskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import type { DeskOfferQuery } from '../../../generated/operations.ts';
import type { Customer } from '../sale-state.ts';

export type DeskOfferAnswer = DeskOfferQuery['deskOffer'];

/** What a desk may sell without a connection, as the server gave it. */
export interface KeptLease {
  id: string;
  version: number;
  /** By the clock of the server. */
  endsAt: string;
  /** How far the clock of the server is ahead of this device's. */
  clockAheadMs: number;
  /** What names the prices and offer, and the codes; null = another set since. The same are not sent again. */
  termsVersion?: string | null;
  codesVersion?: string | null;
  /** When the day of the offer is over, by the clock of the server. */
  dayEndsAt?: string;
  /** The time of day at which the offer was read, by the clock of the museum: '13:18'. */
  readAtTime: string;
  /** 'T2-' */
  receiptPrefix: string;
  nextReceiptNumber: number;
  /** `null` places = the timeslot has no limit. A timeslot that is not named is not leased. */
  places: readonly { timeslotId: string; places: number | null }[];
  /** What may be sold; everything else needs a connection. */
  types: readonly { ticketTypeId: string; visitDate: string | null; vatBasisPoints: number }[];
  codes: readonly { number: string; code: string; visitDate: string | null }[];
  costs: { serviceMinor: number; isServiceOnFree: boolean; transactionMinor: number };
  company: { name: string; address: string; postalCode: string; town: string; vatNumber: string };
  offer: DeskOfferAnswer;
}

/** A sale that the server does not have yet. */
export interface UnsentSale {
  saleId: string;
  leaseId: string;
  receiptNumber: number;
  /** 'T2-0418', as its receipt says. */
  receipt: string;
  /** By the clock of this device. */
  soldAt: string;
  wish: {
    language: ContentLanguage;
    date: string;
    timeslotId: string | null;
    lines: { ticketTypeId: string; quantity: number }[];
  };
  totalMinor: number;
  payments: {
    means: DeskMeans;
    amountMinor: number;
    receivedMinor: number | null;
    referenceNumber: string;
  }[];
  buyer: Customer;
  /** One a piece, in the order of the lines. */
  codes: string[];
}

/** At least four digits, as on the receipts of a day: 'T2-0418'. */
export const receiptOf = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(4, '0')}`;

export const countPieces = ({ wish }: Pick<UnsentSale, 'wish'>): number =>
  wish.lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** By the clock of the server, so that a wrong clock here neither cuts a lease short nor lengthens it. */
export const isLeaseOver = ({ endsAt, clockAheadMs }: KeptLease, nowMs: number): boolean =>
  nowMs + clockAheadMs >= Date.parse(endsAt);

/** The day of its offer is over: nothing of that day is sold any more. */
export const isDayOver = ({ dayEndsAt, clockAheadMs }: KeptLease, nowMs: number): boolean =>
  dayEndsAt !== undefined && nowMs + clockAheadMs >= Date.parse(dayEndsAt);

/** What the server answered for a sale that came in. */
export interface CameIn {
  saleId: string;
  /** kept: it waits for staff, stored whole. */
  state: LateSaleState;
  orderNumber: string | null;
  reason: string | null;
}
