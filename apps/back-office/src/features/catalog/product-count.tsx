import type { ViewCountProps } from '../../components/saved-views.tsx';
import { ViewCount } from '../../components/view-count.tsx';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ProductCount as ProductCountQuery } from './product-count.graphql.ts';
import { isProductView, productViews } from './product-views.ts';

/** How many products a view of the list finds. */
export function ProductCount({ address: { q = '', view, location, availability, channel } }: ViewCountProps) {
  const { data } = useGraphqlQuery(ProductCountQuery, {
    search: q,
    states: [...productViews[isProductView(view) ? view : 'all']],
    locationId: location ?? null,
    availabilityType: availability ?? null,
    channelId: channel ?? null,
  });
  return <ViewCount count={data?.productSummary.total} />;
}
