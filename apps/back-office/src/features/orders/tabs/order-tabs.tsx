import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useOrdersDoor } from '../use-orders-door.ts';

export const orderTabs = ['order', 'ledger', 'emails', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

interface OrderTabsProps {
  orderId: string;
  /** Those that the account may see. */
  shown: readonly OrderTab[];
  /** How much is in each; nothing until it has come. */
  counts: Partial<Record<OrderTab, number | undefined>>;
  current: OrderTab;
}

/** The order itself, and what else there is about it. */
export function OrderTabs({ orderId, shown, counts, current }: OrderTabsProps) {
  const { t } = useMessages();
  const page = `${useOrdersDoor()}?order=${orderId}`;
  return (
    <TabLinks
      label={t('orders.tabs')}
      tabs={shown.map((tab) => {
        const count = counts[tab];
        return {
          to: tab === 'order' ? page : `${page}&tab=${tab}`,
          label: t(`orders.tab.${tab}`),
          current: tab === current,
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
}
