import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import type { ListSearch } from '../../../components/list-page/use-list-search.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import { furtherFilters, type orderFilters } from '../order-filters.ts';

const Panel = onDemand(async () => {
  const [{ MoreFiltersPanel }] = await Promise.all([
    import('./more-filters-panel.tsx'),
    loadParts(['order-filters']),
  ]);
  return MoreFiltersPanel;
});

const SetFilters = onDemand(async () => {
  const [{ SetFilters: chips }] = await Promise.all([
    import('./set-filters.tsx'),
    loadParts(['order-filters']),
  ]);
  return chips;
});

/** What few lists are narrowed by: fetched when it is set or asked for. */
export function MoreFilters({ list }: { list: ListSearch<typeof orderFilters> }) {
  const { t } = useMessages();
  return (
    <>
      {furtherFilters.some((name) => list.filters[name] !== undefined) && <SetFilters list={list} />}
      <PanelChip label={t('orders.filter.more')} chosen={undefined} onClear={() => {}}>
        {(close) => <Panel list={list} onDone={close} />}
      </PanelChip>
    </>
  );
}
