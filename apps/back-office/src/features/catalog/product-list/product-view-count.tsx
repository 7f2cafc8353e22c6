import type { ViewCountProps } from '../../../components/saved-views/saved-views.tsx';
import { ViewCount } from '../../../components/saved-views/view-count.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ProductCount } from './product-count.graphql.ts';
import { productFilterOf } from './product-views.ts';

/** How many products a view of the list finds. */
export function ProductViewCount({ address }: ViewCountProps) {
  const { data } = useGraphqlQuery(ProductCount, { filter: productFilterOf(address) });
  return <ViewCount count={data?.productSummary.total} />;
}
