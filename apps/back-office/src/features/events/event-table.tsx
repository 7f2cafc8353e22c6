import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListSearch } from '../../components/use-list-search.ts';
import type { EventListQuery } from '../../generated/operations.ts';
import { useEventPeriod } from './event-period.ts';
import { EventStateTag } from './event-state-tag.tsx';

type Row = EventListQuery['plannedEvents']['edges'][number]['node'];

interface EventTableProps {
  data: EventListQuery;
  list: ListSearch<'kind' | 'state'>;
  refetching: boolean;
  /** The ways to the first one. */
  add: ReactNode;
}

export function EventTable({ data, list, refetching, add }: EventTableProps) {
  const { t, number, locale } = useMessages();
  const periodOf = useEventPeriod();
  const rows = data.plannedEvents.edges.map(({ node }) => node);
  if (rows.length === 0) {
    return list.isFiltered ? (
      <EmptyState
        kind="noMatch"
        title={t('events.list.noMatch')}
        actions={<Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState kind="first" title={t('events.list.none')} actions={add}>
        {t('events.list.noneText')}
      </EmptyState>
    );
  }
  const titleOf = ({ titleNl, titleEn }: Row) => (locale.startsWith('nl') ? titleNl : titleEn || titleNl);
  const soldOf = ({ kind, ticketLimit, use }: Row) => {
    if (ticketLimit === null) return t('events.list.sold', { count: number(use.ticketCount) });
    // A limit of an exhibition counts per day: it says nothing of all that was sold.
    if (kind === 'exhibition') return t('events.list.perDay', { limit: number(ticketLimit) });
    return t('events.list.soldOf', { count: number(use.ticketCount), limit: number(ticketLimit) });
  };
  const columns: Column<Row>[] = [
    { key: 'title', header: t('events.field.title'), cell: titleOf },
    { key: 'kind', header: t('events.field.kind'), cell: ({ kind }) => t(`events.kind.${kind}`) },
    { key: 'period', header: t('events.field.period'), cell: periodOf },
    {
      key: 'location',
      header: t('events.field.location'),
      cell: ({ location }) => location?.name ?? '—',
      wideOnly: true,
    },
    {
      key: 'types',
      header: t('events.field.types'),
      cell: ({ use }) => number(use.ticketTypeCount),
      align: 'end',
    },
    { key: 'sold', header: t('events.field.sold'), cell: soldOf, align: 'end' },
    {
      key: 'state',
      header: t('events.field.state'),
      cell: ({ state }) => <EventStateTag state={state} />,
    },
  ];
  return (
    <>
      <DataTable
        label={t('events.list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ id, kind }) => `/${kind}s/${id}`}
        card={(row) => ({
          title: titleOf(row),
          figure: soldOf(row),
          line2: periodOf(row),
          line2End: <EventStateTag state={row.state} />,
          line3: t(`events.kind.${row.kind}`),
        })}
        refetching={refetching}
      />
      <TableFooter {...list.pages(data.plannedEvents.pageInfo)}>
        {t('events.list.count', { shown: rows.length, total: data.plannedEventCount })}
      </TableFooter>
    </>
  );
}
