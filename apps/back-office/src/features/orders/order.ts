import type { OrderDetailsQuery } from '../../generated/operations.ts';

/** An order as its page shows it. */
export type Order = OrderDetailsQuery['order'];
