import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { loadParts } from '../../../words/loaded-parts.ts';

/** The card of an order's invoices, fetched with its words after what the page is for. */
export const OrderInvoices = onDemand(async () => {
  const [{ InvoicesCard: card }] = await Promise.all([
    import('./invoices-card.tsx'),
    loadParts(['order-invoices']),
  ]);
  return card;
});
