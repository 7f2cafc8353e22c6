import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useTexts } from '../app/texts.tsx';

/** What of an order is not valid any more, folded away below what is; nothing of it can be scanned. */
export function CancelledTickets({ tickets }: { tickets: VisitorOrder['cancelledTickets'] }) {
  const { t } = useTexts();
  if (tickets.length === 0) return null;
  const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className="cancelled-tickets">
      <summary>{t('order-page.ticket.cancelledCount', { count })}</summary>
      <ul>
        {tickets.map(({ typeName, quantity }) => (
          <li key={typeName}>{t('shop.line', { quantity, name: typeName })}</li>
        ))}
      </ul>
    </details>
  );
}
