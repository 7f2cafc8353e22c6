import { readSearch } from '../../components/fields/address-search.ts';
import type { ViewCountProps } from '../../components/saved-views/saved-views.tsx';
import { ViewCount } from '../../components/saved-views/view-count.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { accountFilter, accountFilters } from './account-filter.ts';
import { AccountCount } from './accounts.graphql.ts';

/** How many accounts a view of the list finds. */
export function AccountViewCount({ address }: ViewCountProps) {
  const filter = accountFilter({ ...readSearch(accountFilters, address), search: address.q });
  return <ViewCount count={useGraphqlQuery(AccountCount, { filter }).data?.accountSummary.total} />;
}
