import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import { FailedPlacements } from './failed.graphql.ts';

const FailedPlacementsCard = onDemand(async () => {
  const [{ FailedPlacementsCard: card }] = await Promise.all([
    import('./failed-placements.tsx'),
    loadParts(['order-filters']),
  ]);
  return card;
});

/** Above the failed orders: those that never became an order. Nothing where there are none. */
export function OpenFailedPlacements({ door }: { door: string }) {
  const { data } = useGraphqlQuery(FailedPlacements, {});
  const placements = data?.failedPlacements ?? [];
  return placements.length > 0 && <FailedPlacementsCard placements={placements} door={door} />;
}
