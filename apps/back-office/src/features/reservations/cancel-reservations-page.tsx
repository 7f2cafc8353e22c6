import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { ShownReservationFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import {
  CancelReservation,
  ReservationList,
  ReservationsToCancel,
  VisitsForGroup,
} from './reservations.graphql.ts';
import { useReservationTable } from './use-reservation-table.tsx';
import { useSubPath } from './use-sub-path.ts';

/** Cancels the reservations that the address names: `/cancel-reservations/{id}/{id}`. */
export default function CancelReservationsPage() {
  const { t } = useMessages();
  const ids = useSubPath();
  const query = useGraphqlQuery(ReservationsToCancel, { ids });
  return (
    <QueryView query={query} failed={t('reservations.failed')}>
      {({ reservationsByIds }) => <CancelThem reservations={reservationsByIds} />}
    </QueryView>
  );
}

function CancelThem({ reservations }: { reservations: readonly ShownReservationFragment[] }) {
  const { t } = useMessages();
  const go = useGo();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const canEdit = useCan('timeslotgroup', 'edit');
  const cancel = useGraphqlMutation(CancelReservation, {
    refetch: [ReservationList, ReservationsToCancel, VisitsForGroup],
  });
  const { columns, rowKey, rowLink, card } = useReservationTable(() => {});
  const open = reservations.filter(({ state }) => state === 'confirmed');
  const cancelThem = async () => {
    for (const { id, version } of open)
      if (!(await notice(() => cancel.mutateAsync({ id, version })))) return;
    notify.done(t('reservations.cancelMany.done', { count: open.length }));
    go('/reservations?view=cancelled', { replace: true });
  };
  return (
    <Page
      kind="list"
      title={t('reservations.cancelMany.title')}
      subtitle={t('reservations.cancelMany.text')}
      breadcrumbs={[{ label: t('reservations.title'), to: '/reservations' }]}
      actions={
        canEdit &&
        open.length > 0 && (
          <Button
            variant="filled"
            color="danger"
            loading={cancel.isPending}
            onClick={() => void cancelThem()}
          >
            {t('reservations.cancelMany.confirm', { count: open.length })}
          </Button>
        )
      }
    >
      <Card flush>
        {open.length === 0 ? (
          <EmptyState kind="noMatch" title={t('reservations.cancelMany.none')} />
        ) : (
          <DataTable
            label={t('reservations.cancelMany.title')}
            columns={columns
              .filter(({ key }) => key !== 'menu')
              .map(({ sortKey: _sortKey, ...column }) => column)}
            rows={open}
            rowKey={rowKey}
            {...(rowLink ? { rowLink } : {})}
            card={card}
          />
        )}
      </Card>
    </Page>
  );
}
