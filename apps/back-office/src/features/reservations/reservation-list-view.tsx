import { reservationSorts, reservationViews } from '@foyer/domain/reservations/reservation-views.ts';
import { groupReservationStatuses } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DateChip, dayOfAddress } from '../../components/days/date-chip.tsx';
import { oneOf, text } from '../../components/fields/address-search.ts';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import type { ListSearch } from '../../components/list-page/use-list-search.ts';
import { useCan } from '../../components/use-can.ts';
import type { ShownReservationFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { EndReservationDialog, type ReservationEnd } from './end-reservation-dialog.tsx';
import { ExportReservations, ReservationList } from './reservations.graphql.ts';
import { useReservationTable } from './use-reservation-table.tsx';

const readSort = oneOf(reservationSorts);
const filters = {
  view: oneOf(reservationViews),
  date: dayOfAddress,
  product: text,
  status: oneOf(groupReservationStatuses),
};

interface ReservationListViewProps {
  title: string;
  /** Where the list is: its views are addresses. */
  path: string;
  timeslotGroupId?: string;
  breadcrumbs: readonly Crumb[];
}

/** Group reservations by view: coming, today, over capacity, cancelled. */
export function ReservationListView({ title, path, timeslotGroupId, breadcrumbs }: ReservationListViewProps) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const startExport = useGraphqlMutation(ExportReservations);
  const [ending, setEnding] = useState<{ row: ShownReservationFragment; end: ReservationEnd } | null>(null);
  const table = useReservationTable((row, end) => setEnding({ row, end }));
  const filterOf = ({ search, sort, filters: chosen }: ListSearch<typeof filters>) => ({
    search,
    view: chosen.view ?? null,
    date: chosen.date ?? null,
    productId: chosen.product ?? null,
    timeslotGroupId: timeslotGroupId ?? null,
    status: chosen.status ?? null,
    sort: readSort(sort) ?? null,
  });
  const list = useList({
    filters,
    defaultSort: 'visit',
    document: ReservationList,
    variables: (search) => ({ filter: filterOf(search), ...search.paging }),
    rows: ({ reservations }) => reservations,
    refetchEveryMs: 60_000,
  });
  const counts = list.query.data?.reservationTotals.views;
  const view = list.filters.view ?? 'coming';
  const countOf = {
    coming: counts?.coming,
    today: counts?.today,
    'over-capacity': counts?.overCapacity,
    cancelled: counts?.cancelled,
  };
  return (
    <ListPage
      list={list}
      title={title}
      breadcrumbs={breadcrumbs}
      tabs={
        <TabLinks
          label={t('reservations.views')}
          look="view"
          tabs={reservationViews.map((one) => ({
            to: one === 'coming' ? path : `${path}?view=${one}`,
            label: t(`reservations.view.${one}`),
            current: one === view,
            ...(countOf[one] === undefined ? {} : { count: countOf[one] }),
          }))}
        />
      }
      actions={
        canEdit && (
          <ExportButton
            kind="reservations"
            label={t('reservations.export.open')}
            title={t('reservations.export.title')}
            text={t('reservations.export.text')}
            start={(format) => startExport.mutateAsync({ filter: filterOf(list), format })}
          />
        )
      }
      add={
        canEdit && (
          <Button
            component={Link}
            to="/reservations/add"
            variant="filled"
            c="var(--on-ink)"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          >
            {t('reservations.add')}
          </Button>
        )
      }
      searchLabel={t('reservations.search')}
      filters={[
        <DateChip
          key="date"
          label={t('reservations.visitDate')}
          value={list.filters.date}
          onChange={(value) => list.setFilter('date', value)}
        />,
        {
          name: 'product',
          label: t('reservations.column.product'),
          options: (list.query.data?.groupProducts ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'status',
          label: t('reservations.column.status'),
          options: groupReservationStatuses.map((value) => ({
            value,
            label: t(`reservations.choice.${value.replaceAll(' ', '-')}`),
          })),
        },
      ]}
      words={{
        failed: t('reservations.failed'),
        empty: { title: t('reservations.none'), text: t('reservations.noneText') },
        noMatch: { title: t('reservations.noMatch') },
      }}
      table={table}
      totals={({ reservationTotals: { total, people } }) =>
        t('reservations.totals', { count: total, people })
      }
    >
      {ending && (
        <EndReservationDialog reservation={ending.row} end={ending.end} onClose={() => setEnding(null)} />
      )}
    </ListPage>
  );
}
