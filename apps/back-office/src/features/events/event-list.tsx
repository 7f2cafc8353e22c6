import { type EventKind, eventKinds } from '@foyer/domain/events/event-kinds.ts';
import { eventStates } from '@foyer/domain/events/planned-event.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { oneOf, useAddressSearch } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { EventListQuery } from './events.graphql.ts';
import { useEventTable } from './use-event-table.tsx';

const filters = { kind: oneOf(eventKinds), state: oneOf(eventStates) };

interface EventListProps {
  /** What the door is about; null = both. */
  kind: EventKind | null;
}

/** Events and exhibitions by date; what is over or archived is a filter away. */
export function EventList({ kind }: EventListProps) {
  const { t } = useMessages();
  const table = useEventTable();
  const canEdit = useCan('tickets', 'edit');
  const { kind: asked = null } = useAddressSearch(filters);
  const chosen = kind ?? asked;
  const list = useList({
    filters,
    document: EventListQuery,
    variables: ({ search, paging, filters: { state } }) => ({
      search,
      kind: chosen,
      states: state && [state],
      ...paging,
    }),
    rows: ({ plannedEvents }) => plannedEvents,
  });
  const addKinds =
    chosen === 'exhibition' ? (['event', 'exhibition'] as const) : (['exhibition', 'event'] as const);
  return (
    <ListPage
      list={list}
      title={t('events.list.title')}
      breadcrumbs={[{ label: t('menu.item.tickets'), to: '/tickets' }]}
      add={
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
        ))
      }
      tabs={
        <TabLinks
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
      searchLabel={t('events.list.search')}
      filters={[
        {
          name: 'state',
          label: t('events.field.state'),
          options: eventStates.map((value) => ({ value, label: t(`events.state.${value}`) })),
        },
      ]}
      words={{
        failed: t('events.list.failed'),
        empty: { title: t('events.list.none'), text: t('events.list.noneText') },
        noMatch: { title: t('events.list.noMatch') },
      }}
      table={table}
      totals={({ plannedEventCount }, rows) =>
        t('events.list.count', { shown: rows.length, total: plannedEventCount })
      }
    />
  );
}
