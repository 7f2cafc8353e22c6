import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { auditPathOf } from '../../../components/history/audit-path.ts';
import { LastChanges } from '../../../components/history/last-changes.tsx';
import type { Order } from '../order.ts';

/** What the audit log has about the order: who changed what, from what to what. */
export function OrderHistoryTab({ order, most }: { order: Order; most: number }) {
  const { t } = useMessages();
  return (
    <Card
      title={t('orders.tab.history')}
      actions={<Link to={auditPathOf('order', order.id)}>{t('ui.openAuditLog')}</Link>}
    >
      <LastChanges entity="order" id={order.id} most={most} />
    </Card>
  );
}
