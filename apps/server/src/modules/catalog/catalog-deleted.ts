import type { OutgoingMessage } from '../../platform/outbox/send-message.ts';

interface Deleted {
  productIds?: readonly string[];
  ticketGroupIds?: readonly string[];
  ticketTypeIds?: readonly string[];
}

/** What other areas keep of these, such as pictures, can be deleted too. */
export function catalogDeleted({
  productIds = [],
  ticketGroupIds = [],
  ticketTypeIds = [],
}: Deleted): OutgoingMessage {
  const payload = { productIds, ticketGroupIds, ticketTypeIds };
  return { bus: 'event', type: 'catalog-deleted', payload, source: 'catalog' };
}
