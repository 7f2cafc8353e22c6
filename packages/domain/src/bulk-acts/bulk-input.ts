import { z } from 'zod';
import { orderFilterInput } from '../orders/order-filter-input.ts';
import { bulkActs } from './bulk-states.ts';

/** The orders that an act is for: those chosen one by one, else all that the filters of the list leave. */
export const orderSelectionInput = z.object({
  orderIds: z.array(z.uuid()).min(1).max(1000).nullable().default(null),
  filter: orderFilterInput.nullable().default(null),
});

export const bulkActInput = z.object({
  act: z.enum(bulkActs),
  selection: orderSelectionInput,
  /** Of the timeline and of the mail; only where the act asks for one. */
  reason: z.string().trim().max(200, 'note-too-long').default(''),
});

export const startBulkInput = bulkActInput.extend({
  /** Idempotency key: sent again, it starts nothing more. */
  requestId: z.string().min(1).max(100),
  /** What the preview said; where that is no longer so, nothing starts. */
  seen: z.string().max(100),
});
