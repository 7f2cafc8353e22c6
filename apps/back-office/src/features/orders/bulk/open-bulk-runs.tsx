import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import { BulkRuns } from './bulk.graphql.ts';

const BulkRunCard = onDemand(async () => {
  const [{ BulkRunCard: card }] = await Promise.all([
    import('./bulk-run-card.tsx'),
    loadParts(['order-bulk']),
  ]);
  return card;
});

/** The acts on many orders that are under way, or over and not closed: they continue while the page is closed. */
export function OpenBulkRuns() {
  const { locale } = useMessages();
  const { data } = useGraphqlQuery(
    BulkRuns,
    {},
    {
      refetchEveryMs: (last) => (last?.bulkRuns.some(({ state }) => state === 'running') ? 1500 : 30_000),
    },
  );
  return data?.bulkRuns.map((run) => <BulkRunCard key={`${run.id} ${locale}`} run={run} />);
}
