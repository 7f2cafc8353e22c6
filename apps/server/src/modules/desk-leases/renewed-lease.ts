import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import type { DeskOffer } from '../desk-sales/index.ts';
import type { DeskLease } from './desk-lease.repository.ts';
import type { LeaseCode } from './fit-lease-codes.ts';
import type { LeasedPlaces } from './fit-leased-places.ts';
import type { LeasedType } from './lease-terms.ts';
import type { ReceiptHead } from './receipt-head.ts';

/** All that a desk needs to go on selling without a connection. */
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
  types: LeasedType[];
  codes: LeaseCode[];
  costs: OrderCosts;
  offer: DeskOffer;
  company: ReceiptHead;
}
