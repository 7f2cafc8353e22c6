import { useMessages } from '@foyer/ui/states/messages.tsx';
import { readSearch } from '../../components/fields/address-search.ts';
import type { ViewCountProps } from '../../components/saved-views/saved-views.tsx';
import { ViewCount } from '../../components/saved-views/view-count.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { orderFilters } from './order-filters.ts';
import { OrderCount } from './orders.graphql.ts';

/** How many orders a view of the list finds. */
export function OrderViewCount({ address }: ViewCountProps) {
  const totals = useOrderTotals(address);
  return <ViewCount count={totals?.count} isMore={totals?.isMore} />;
}

/** How many orders an address of the list finds, as a sentence; nothing until it is known. */
export function OrdersFound({ address }: ViewCountProps) {
  const { t, number } = useMessages();
  const totals = useOrderTotals(address);
  if (!totals) return null;
  const { count, isMore } = totals;
  return isMore
    ? t('orders.filter.countMore', { count: number(count) })
    : t('orders.filter.count', { count });
}

function useOrderTotals(address: ViewCountProps['address']) {
  const filter = { ...readSearch(orderFilters, address), search: address.q };
  return useGraphqlQuery(OrderCount, { filter }).data?.orderTotals;
}
