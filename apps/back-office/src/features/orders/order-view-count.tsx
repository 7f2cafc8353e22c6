import { readSearch } from '../../components/fields/address-search.ts';
import type { ViewCountProps } from '../../components/saved-views/saved-views.tsx';
import { ViewCount } from '../../components/saved-views/view-count.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { orderFilters } from './order-filters.ts';
import { OrderCount } from './orders.graphql.ts';

/** How many orders a view of the list finds. */
export function OrderViewCount({ address }: ViewCountProps) {
  const filter = { ...readSearch(orderFilters, address), search: address.q };
  const totals = useGraphqlQuery(OrderCount, { filter }).data?.orderTotals;
  return <ViewCount count={totals?.count} isMore={totals?.isMore} />;
}
