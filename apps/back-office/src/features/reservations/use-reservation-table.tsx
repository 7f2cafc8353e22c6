import { closedBy } from '@foyer/domain/reservations/timeslot-effect.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import type { ShownReservationFragment } from '../../generated/operations.ts';
import type { ReservationEnd } from './end-reservation-dialog.tsx';
import { ReservationStateTag } from './reservation-state-tag.tsx';

type Row = ShownReservationFragment;

/** How the list shows a reservation: a row, on a phone a card. */
export function useReservationTable(onEnd: (row: Row, end: ReservationEnd) => void): ListTable<Row> {
  const { t, date, number } = useMessages();
  const go = useGo();
  const canEdit = useCan('timeslotgroup', 'edit');
  const visit = (row: Row) => `${date(row.date)} ${row.time}`;
  const groupOf = (row: Row) => row.groupName || t('reservations.erasedGroup');
  const place = usePlaceWords();
  const status = (row: Row) => t(`reservations.status.${row.status.replaceAll(' ', '-')}`);
  return {
    columns: [
      { key: 'visit', sortKey: 'visit', header: t('reservations.column.visit'), cell: visit },
      {
        key: 'group',
        sortKey: 'group',
        header: t('reservations.column.group'),
        wraps: true,
        cell: (row) => <strong>{groupOf(row)}</strong>,
      },
      {
        key: 'contact',
        header: t('reservations.column.contact'),
        muted: true,
        cell: ({ contactName }) => contactName,
      },
      {
        key: 'product',
        header: t('reservations.column.product'),
        wraps: true,
        cell: ({ productName }) => productName,
      },
      {
        key: 'people',
        sortKey: 'people',
        header: t('reservations.column.people'),
        align: 'end',
        cell: ({ people }) => number(people),
      },
      { key: 'status', header: t('reservations.column.status'), wideOnly: true, cell: status },
      { key: 'timeslot', header: t('reservations.column.timeslot'), muted: true, wraps: true, cell: place },
      {
        key: 'state',
        header: t('reservations.column.state'),
        cell: (row) => <ReservationStateTag reservation={row} />,
      },
      {
        key: 'menu',
        header: t('ui.more'),
        hiddenHeader: true,
        align: 'end',
        cell: (row) =>
          canEdit && (
            <RowMenu
              label={groupOf(row)}
              actions={[
                { label: t('reservations.row.edit'), onClick: () => go(`/reservations/edit/${row.id}`) },
                ...(row.state === 'cancelled'
                  ? []
                  : [{ label: t('reservations.row.cancel'), onClick: () => onEnd(row, 'cancel') }]),
                {
                  label: t('reservations.row.delete'),
                  destructive: true,
                  onClick: () => onEnd(row, 'delete'),
                },
              ]}
            />
          ),
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/reservations/edit/${id}`,
    card: (row) => ({
      title: groupOf(row),
      figure: t('reservations.peopleCount', { count: row.people }),
      line2: visit(row),
      line2End: <ReservationStateTag reservation={row} />,
      line3: `${row.productName} · ${place(row)}`,
    }),
  };
}

/** What its timeslot is like: '12 left', '+3 over', 'Closed'. */
function usePlaceWords(): (row: Row) => string {
  const { t, number } = useMessages();
  return ({ state, status, timeslotId, timeslotState, limit, takenCount }) => {
    if (timeslotId === null) return t('reservations.place.gone');
    const isConfirmed = state === 'confirmed';
    if (isConfirmed && status === 'no') return t('reservations.place.none');
    if (isConfirmed && closedBy(status) === 'day') return t('reservations.place.dayClosed');
    const left = limit === null ? null : limit - (takenCount ?? 0);
    if (left !== null && left < 0) return t('reservations.place.over', { count: number(-left) });
    if (timeslotState !== 'open') return t('reservations.place.closed');
    return left === null
      ? t('reservations.place.unlimited')
      : t('reservations.place.left', { count: number(left) });
  };
}
