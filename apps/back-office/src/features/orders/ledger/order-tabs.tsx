import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import type { LedgerOfOrder } from '../order.ts';
import { useOrdersDoor } from '../use-orders-door.ts';

/** The order itself, and its ledger for those who may see it. */
export function OrderTabs({
  orderId,
  ledger,
  current,
}: {
  orderId: string;
  ledger: LedgerOfOrder;
  current: 'order' | 'ledger';
}) {
  const { t } = useMessages();
  const page = `${useOrdersDoor()}?order=${orderId}`;
  return (
    <TabLinks
      label={t('ledger.tabs')}
      tabs={[
        { to: page, label: t('ledger.tab.order'), current: current === 'order' },
        {
          to: `${page}&tab=ledger`,
          label: t('ledger.tab.ledger'),
          current: current === 'ledger',
          count: ledger.postings.length,
        },
      ]}
    />
  );
}
