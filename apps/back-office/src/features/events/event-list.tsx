import type { EventKind } from '@foyer/domain/events/event-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { EventTable } from './event-table.tsx';
import { EventListQuery } from './events.graphql.ts';

const kinds = ['event', 'exhibition'] as const;
const states = ['coming', 'now', 'past', 'archived'] as const;

interface EventListProps {
  /** What the door is about; null = both. */
  kind: EventKind | null;
}

/** Events and exhibitions by date; what is over or archived is a filter away. */
export function EventList({ kind }: EventListProps) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const list = useListSearch(['kind', 'state'] as const);
  const { state } = list.filters;
  const chosen = kind ?? kinds.find((candidate) => candidate === list.filters.kind) ?? null;
  const query = useGraphqlQuery(
    EventListQuery,
    {
      search: list.search,
      kind: chosen,
      states: state ? [state] : ['coming', 'now'],
      ...list.paging,
    },
    { keepPrevious: true },
  );
  const addKinds =
    chosen === 'exhibition' ? (['event', 'exhibition'] as const) : (['exhibition', 'event'] as const);
  const add =
    canEdit &&
    addKinds.map((one, index) => (
      <Button
        key={one}
        component={Link}
        to={one === 'event' ? '/events/add' : '/exhibitions/add'}
        {...(index === 1 ? { variant: 'filled', c: 'var(--on-ink)' } : { c: 'var(--text)' })}
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      >
        {t(`events.add.${one}`)}
      </Button>
    ));
  const isEmpty = query.data?.plannedEvents.edges.length === 0 && !list.isFiltered;
  return (
    <Page
      kind="list"
      title={t('events.list.title')}
      actions={!isEmpty && add}
      tabs={
        <TabLinks
          look="view"
          label={t('events.list.views')}
          tabs={[
            { to: '/events', label: t('events.list.all'), current: chosen === null },
            { to: '/events?kind=event', label: t('events.list.events'), current: chosen === 'event' },
            {
              to: '/exhibitions',
              label: t('events.list.exhibitions'),
              current: chosen === 'exhibition',
            },
          ]}
        />
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('events.list.search')}
          search={list.search}
          onSearch={list.setSearch}
          onClear={list.onClear}
        >
          <FilterChip
            label={t('events.field.state')}
            options={states.map((value) => ({ value, label: t(`events.state.${value}`) }))}
            value={state}
            onChange={(value) => list.setFilter('state', value)}
          />
        </ListToolbar>
        <QueryView query={query} failed={t('events.list.failed')}>
          {(data) => <EventTable data={data} list={list} refetching={query.isFetching} add={add} />}
        </QueryView>
      </Card>
    </Page>
  );
}
