import type { PriceRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OrdersOnDays } from './pricing.graphql.ts';

interface OrdersKeepPriceProps {
  ticketGroupId: string;
  /** The rule as far as it can be read; its days decide. */
  draft: PriceRule | null;
}

/** '31 orders already hold tickets on these dates. Their price does not change.' */
export function OrdersKeepPrice({ ticketGroupId, draft }: OrdersKeepPriceProps) {
  const { t } = useMessages();
  const { from = '', until = '', weekdays = [] } = draft ?? {};
  const query = useGraphqlQuery(
    OrdersOnDays,
    { ticketGroupId, from, until, weekdays: [...weekdays] },
    { enabled: draft !== null, keepPrevious: true },
  );
  const count = draft ? (query.data?.ticketGroup.ordersOnDays ?? 0) : 0;
  return (
    <Notice tone="neutral">
      {count > 0 ? t('pricing.ordersOnDays', { count }) : t('pricing.ordersKeep')}
    </Notice>
  );
}
