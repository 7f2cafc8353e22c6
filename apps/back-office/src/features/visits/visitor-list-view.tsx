import { formatLongDate } from '@foyer/i18n/format-date.ts';
import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { text } from '../../components/fields/address-search.ts';
import { LanguageTag } from '../../components/language-tag.tsx';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { ListPage } from '../../components/list-page/list-page.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import type { ListSearch } from '../../components/list-page/use-list-search.ts';
import { OrderNumber } from '../../components/order-number.tsx';
import { PaperHead } from '../../components/paper-head.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { VisitorListQuery, VisitorsToPrintQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { DayMoves } from './day-moves.tsx';
import { useVisitorWords } from './use-visitor-words.ts';
import { ExportVisitors, VisitorList, VisitorsToPrint } from './visits.graphql.ts';

const PrintedVisitors = onDemand(async () => (await import('./printed-visitors.tsx')).PrintedVisitors);

type Visitor = VisitorListQuery['visitors']['edges'][number]['node'];

export const visitorFilters = { date: text, time: text };

interface VisitorListViewProps {
  title: string;
  timeslotGroupId?: string;
  date: string | null;
  breadcrumbs?: readonly Crumb[];
}

/** Visitors by timeslot and name, page by page; to search, print and export. */
export function VisitorListView({ title, timeslotGroupId, date, breadcrumbs }: VisitorListViewProps) {
  const { t, number, intlLocale } = useMessages();
  const table = useVisitorTable(date);
  const startExport = useGraphqlMutation(ExportVisitors);
  const canExport = useCan('timeslotgroup', 'edit');
  const filterOf = ({ search, filters: { time } }: ListSearch<typeof visitorFilters>) => ({
    timeslotGroupId: timeslotGroupId ?? null,
    date,
    time: time ?? null,
    search,
  });
  const list = useList({
    filters: visitorFilters,
    document: VisitorList,
    variables: (search) => ({ ...filterOf(search), ...search.paging }),
    rows: ({ visitors }) => visitors,
    refetchEveryMs: 30_000,
  });
  const { time } = list.filters;
  const ofDate = date ? `?date=${date}` : '';
  const notify = useNotify();
  const [isPrinting, setPrinting] = useState(false);
  const [printed, setPrinted] = useState<VisitorsToPrintQuery['visitorsToPrint'] | null>(null);
  const print = async () => {
    setPrinting(true);
    try {
      setPrinted((await requestGraphql(VisitorsToPrint, filterOf(list))).visitorsToPrint);
    } catch {
      notify.failed();
    } finally {
      setPrinting(false);
    }
  };
  const onPrinted = useCallback(() => setPrinted(null), []);
  return (
    <ListPage
      list={list}
      title={title}
      breadcrumbs={breadcrumbs}
      status={
        <DayMoves date={date} clearable onChange={(chosen) => list.setFilter('date', chosen ?? undefined)} />
      }
      links={[
        { label: t('visits.waiting.title'), to: `/timeslotgroup/waiting-list${ofDate}` },
        { label: t('visits.list.reservations'), to: `/reservations${ofDate}` },
      ]}
      actions={
        <>
          <Button
            leftSection={<IconPrinter size={15} stroke={1.6} aria-hidden="true" />}
            loading={isPrinting}
            onClick={() => void print()}
          >
            {t('visits.list.print')}
          </Button>
          {canExport && (
            <ExportButton
              kind="visitors"
              label={t('visits.export.open')}
              title={t('visits.export.title')}
              text={t('visits.export.text')}
              start={(format) => startExport.mutateAsync({ ...filterOf(list), format })}
            />
          )}
        </>
      }
      above={<PaperHead heading={date ? `${title}, ${formatLongDate(date, intlLocale)}` : title} />}
      searchLabel={t('visits.list.search')}
      filters={[
        time !== undefined && {
          name: 'time',
          label: t('visits.column.start'),
          options: [{ value: time, label: time }],
        },
      ]}
      words={{
        failed: t('visits.list.failed'),
        noMatch: { title: t('visits.list.none'), text: t('visits.list.noneText') },
      }}
      table={table}
      totals={({ visitorTotals }) =>
        t('visits.list.totals', {
          orders: visitorTotals.orderCount,
          groups: visitorTotals.reservationCount,
          heads: visitorTotals.heads,
          scanned: number(visitorTotals.scannedCount),
        })
      }
    >
      {printed && <PrintedVisitors visitors={printed} onPrinted={onPrinted} />}
    </ListPage>
  );
}

/** How the list shows a visitor: a row, on a phone a card. */
function useVisitorTable(chosen: string | null): ListTable<Visitor> {
  const { t, date, number } = useMessages();
  const { ticketsOf } = useVisitorWords();
  const numberOf = ({ orderId, orderNumber }: Visitor) =>
    orderId === null ? orderNumber : <OrderNumber number={orderNumber} />;
  // The heading names the one date.
  const start = (visitor: Visitor) => (chosen ? visitor.time : `${date(visitor.date)} ${visitor.time}`);
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
  return {
    label: t('visits.list.title'),
    columns: [
      {
        key: 'order',
        header: t('visits.column.order'),
        cell: numberOf,
      },
      { key: 'name', header: t('visits.column.name'), cell: ({ buyerName }) => <strong>{buyerName}</strong> },
      { key: 'start', header: t('visits.column.start'), cell: start },
      { key: 'group', header: t('visits.column.group'), cell: ({ groupName }) => groupName },
      {
        key: 'tickets',
        header: t('visits.column.tickets'),
        muted: true,
        wraps: true,
        cell: (visitor) => (
          <>
            {ticketsOf(visitor)} {visitor.language && <LanguageTag language={visitor.language} />}
          </>
        ),
      },
      { key: 'heads', header: t('visits.column.heads'), align: 'end', cell: ({ heads }) => number(heads) },
      {
        key: 'scanned',
        header: t('visits.column.scanned'),
        align: 'end',
        cell: ({ scannedCount }) => number(scannedCount),
      },
      { key: 'state', header: t('visits.column.state'), cell: state },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ orderId, reservationId }) =>
      orderId === null ? `/reservations/edit/${reservationId}` : `/order-management?order=${orderId}`,
    card: (visitor) => ({
      title: visitor.buyerName || t('visits.list.unnamed'),
      figure: t('visits.headCount', { count: visitor.heads }),
      line2: numberOf(visitor),
      line2End: state(visitor),
      line3: `${start(visitor)} · ${visitor.groupName}`,
    }),
  };
}
