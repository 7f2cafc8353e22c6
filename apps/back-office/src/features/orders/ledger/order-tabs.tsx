import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useOrdersDoor } from '../use-orders-door.ts';

/** The order itself, and its ledger for those who may see it. */
export function OrderTabs({
  orderId,
  postings,
  current,
}: {
  orderId: string;
  /** How many there are; undefined until they have come. */
  postings: number | undefined;
  current: 'order' | 'ledger';
}) {
  const { t } = useMessages();
  const page = `${useOrdersDoor()}?order=${orderId}`;
  return (
    <TabLinks
      label={t('orders.tabs')}
      tabs={[
        { to: page, label: t('orders.tab.order'), current: current === 'order' },
        {
          to: `${page}&tab=ledger`,
          label: t('orders.tab.ledger'),
          current: current === 'ledger',
          ...(postings === undefined ? {} : { count: postings }),
        },
      ]}
    />
  );
}
