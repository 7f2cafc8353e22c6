import type { OrderDetailsQuery, OrderLedgerQuery } from '../../generated/operations.ts';

/** An order as its page shows it. */
export type Order = OrderDetailsQuery['order'];

/** What an order posted, with the check of the moment. */
export type LedgerOfOrder = NonNullable<OrderLedgerQuery['order']['ledger']>;
export type ShownPosting = LedgerOfOrder['postings'][number];
export type ShownEntry = ShownPosting['entries'][number];
