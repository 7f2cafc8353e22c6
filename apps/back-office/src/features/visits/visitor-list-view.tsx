import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { Card } from '@foyer/ui/card.tsx';
import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ListSearch } from '../../components/use-list-search.ts';
import type { VisitorListQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { DayMoves } from './day-moves.tsx';
import { ExportVisitors, VisitorList } from './visits.graphql.ts';

const ExportDialog = onDemand(
  async () => (await import('../../components/export-dialog/export-dialog.tsx')).ExportDialog,
);

type Visitor = VisitorListQuery['visitors']['edges'][number]['node'];

interface VisitorListViewProps {
  list: ListSearch<'date' | 'time'>;
  title: string;
  timeslotGroupId?: string;
  date: string | null;
  breadcrumbs?: readonly Crumb[];
}

/** Visitors by timeslot and name, page by page; to search, print and export. */
export function VisitorListView({ list, title, timeslotGroupId, date, breadcrumbs }: VisitorListViewProps) {
  const { t, number } = useMessages();
  const [exporting, setExporting] = useState(false);
  const startExport = useGraphqlMutation(ExportVisitors);
  const canExport = useCan('timeslotgroup', 'edit');
  const { time } = list.filters;
  const filter = { timeslotGroupId: timeslotGroupId ?? null, date, time: time ?? null, search: list.search };
  const query = useGraphqlQuery(
    VisitorList,
    { ...filter, ...list.paging },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  );
  return (
    <Page
      kind="list"
      title={title}
      {...(breadcrumbs ? { breadcrumbs } : {})}
      status={
        <DayMoves date={date} clearable onChange={(chosen) => list.setFilter('date', chosen ?? undefined)} />
      }
      actions={
        <>
          <Button
            leftSection={<IconPrinter size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('visits.list.print')}
          </Button>
          {canExport && (
            <Button
              leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setExporting(true)}
            >
              {t('visits.export.open')}
            </Button>
          )}
        </>
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('visits.list.search')}
          search={list.search}
          onSearch={list.setSearch}
          {...(list.onClear ? { onClear: list.onClear } : {})}
        >
          {time && (
            <FilterChip
              label={t('visits.column.start')}
              options={[{ value: time, label: time }]}
              value={time}
              onChange={(value) => list.setFilter('time', value)}
            />
          )}
        </ListToolbar>
        <QueryView query={query} failed={t('visits.list.failed')}>
          {({ visitors, visitorTotals }) =>
            visitors.edges.length === 0 ? (
              <EmptyState kind="noMatch" title={t('visits.list.none')}>
                {t('visits.list.noneText')}
              </EmptyState>
            ) : (
              <>
                <VisitorTable
                  visitors={visitors.edges.map(({ node }) => node)}
                  refetching={query.isFetching}
                />
                <TableFooter {...list.pages(visitors.pageInfo)}>
                  {t('visits.list.totals', {
                    orders: visitorTotals.orderCount,
                    heads: visitorTotals.heads,
                    scanned: number(visitorTotals.scannedCount),
                  })}
                </TableFooter>
              </>
            )
          }
        </QueryView>
      </Card>
      {exporting && (
        <ExportDialog
          kind="visitors"
          title={t('visits.export.title')}
          text={t('visits.export.text')}
          start={(format) => startExport.mutateAsync({ ...filter, format })}
          onClose={() => setExporting(false)}
        />
      )}
    </Page>
  );
}

function VisitorTable({ visitors, refetching }: { visitors: readonly Visitor[]; refetching: boolean }) {
  const { t, date, number } = useMessages();
  const start = (visitor: Visitor) => `${date(visitor.date)} ${visitor.time}`;
  const state = ({ timeslotState, heads, scannedCount }: Visitor) => {
    if (timeslotState !== 'open' && scannedCount === 0)
      return (
        <StatusTag tone="warning" mark="ring">
          {t('visits.state.closed')}
        </StatusTag>
      );
    if (scannedCount === 0)
      return (
        <StatusTag tone="neutral" mark="ring">
          {t('visits.state.expected')}
        </StatusTag>
      );
    return (
      <StatusTag tone="success" mark={scannedCount < heads ? 'half' : 'dot'}>
        {t(scannedCount < heads ? 'visits.state.partly' : 'visits.state.scanned')}
      </StatusTag>
    );
  };
  const columns: Column<Visitor>[] = [
    {
      key: 'order',
      header: t('visits.column.order'),
      cell: ({ orderNumber }) => <strong>{orderNumber}</strong>,
    },
    { key: 'name', header: t('visits.column.name'), cell: ({ buyerName }) => buyerName },
    { key: 'start', header: t('visits.column.start'), cell: start },
    { key: 'group', header: t('visits.column.group'), cell: ({ groupName }) => groupName },
    {
      key: 'tickets',
      header: t('visits.column.tickets'),
      muted: true,
      cell: ({ ticketTypes }) => ticketTypes,
    },
    { key: 'heads', header: t('visits.column.heads'), align: 'end', cell: ({ heads }) => number(heads) },
    {
      key: 'scanned',
      header: t('visits.column.scanned'),
      align: 'end',
      cell: ({ scannedCount }) => number(scannedCount),
    },
    { key: 'state', header: t('visits.column.state'), cell: state },
  ];
  return (
    <DataTable
      label={t('visits.list.title')}
      columns={columns}
      rows={visitors}
      rowKey={({ id }) => id}
      rowLink={({ orderId }) => `/order-management?order=${orderId}`}
      card={(visitor) => ({
        title: `${visitor.orderNumber} ${visitor.buyerName}`,
        figure: t('visits.headCount', { count: visitor.heads }),
        line2: start(visitor),
        line2End: state(visitor),
        line3: visitor.groupName,
      })}
      refetching={refetching}
    />
  );
}
