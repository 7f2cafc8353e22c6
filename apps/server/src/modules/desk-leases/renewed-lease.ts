import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import type { DeskOffer } from '../desk-sales/index.ts';
import type { DeskLease } from './desk-lease.repository.ts';
import type { LeaseCode } from './fit-lease-codes.ts';
import type { LeasedPlaces } from './fit-leased-places.ts';
import type { LeasedType } from './lease-terms.ts';
import type { ReceiptHead } from './receipt-head.ts';

/** What a desk sells at which prices; the same for most renewals. */
export interface LeaseTermsOfDesk {
  types: LeasedType[];
  costs: OrderCosts;
  offer: DeskOffer;
  company: ReceiptHead;
}

/** All that a desk needs to go on selling without a connection; what its browser has already is left out. */
export interface RenewedLease {
  lease: DeskLease;
  serverNow: Date;
  /** Of the prices. */
  version: number;
  /** What its receipts begin with, and the number that comes next as far as the server knows. */
  receiptPrefix: string;
  nextReceiptNumber: number;
  /** 32 bytes in base64. */
  storageKey: string;
  places: LeasedPlaces[];
  /** What names the terms and codes that hold now. */
  termsVersion: string;
  codesVersion: string;
  /** null = those that the browser named. */
  terms: LeaseTermsOfDesk | null;
  codes: LeaseCode[] | null;
}
