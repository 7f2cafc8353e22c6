import { paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { clientStatuses } from '@foyer/domain/clients/managed-client-filter-input.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import { oneOf } from '../../components/fields/address-search.ts';
import type { ViewCountProps } from '../../components/saved-views/saved-views.tsx';
import { ViewCount } from '../../components/saved-views/view-count.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ClientCount } from './clients.graphql.ts';

/** How many clients a view of the list finds. */
export function ClientViewCount({ address: { q = '', status, environment, currency } }: ViewCountProps) {
  const filter = {
    search: q,
    status: oneOf(clientStatuses)(status) ?? null,
    paymentEnvironment: oneOf(paymentEnvironments)(environment) ?? null,
    currency: oneOf(currencies)(currency) ?? null,
  };
  return <ViewCount count={useGraphqlQuery(ClientCount, { filter }).data?.managedClientSummary.total} />;
}
