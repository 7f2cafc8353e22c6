import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { GroupProductsQuery, ShownReservationFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CapacityNotice } from './capacity-notice.tsx';
import { DayCards } from './day-cards.tsx';
import { EndReservationDialog, type ReservationEnd } from './end-reservation-dialog.tsx';
import { ReservationFields } from './reservation-fields.tsx';
import { ownPlacesOf, reservationFormOf } from './reservation-form.ts';
import { ReservationStateTag } from './reservation-state-tag.tsx';
import {
  GroupProducts,
  OpenReservation,
  ReservationList,
  UpdateReservation,
  VisitsForGroup,
} from './reservations.graphql.ts';
import { useReservationForm } from './use-reservation-form.ts';

/** A reservation: also where and when it is can be changed. */
export default function EditReservationPage() {
  return <ReservationPage />;
}

interface ReservationPageProps {
  /** Asks at once whether it is to be deleted. */
  deletes?: boolean;
}

export function ReservationPage({ deletes = false }: ReservationPageProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(OpenReservation, { id: useRouteParam('reservationId') });
  const choices = useGraphqlQuery(GroupProducts, {});
  return (
    <QueryView query={query} failed={t('reservations.failed')}>
      {({ reservation }) => (
        <QueryView query={choices} failed={t('reservations.failed')}>
          {({ groupProducts }) => (
            <EditReservationForm
              key={reservation.id}
              reservation={reservation}
              products={groupProducts}
              deletes={deletes}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

interface EditReservationFormProps {
  reservation: ShownReservationFragment;
  products: GroupProductsQuery['groupProducts'];
  deletes: boolean;
}

function EditReservationForm({ reservation, products, deletes }: EditReservationFormProps) {
  const { t, dateTime } = useMessages();
  const go = useGo();
  const mayEdit = useCan('timeslotgroup', 'edit');
  const [ending, setEnding] = useState<ReservationEnd | null>(deletes && mayEdit ? 'delete' : null);
  const { id, version, cancelledAt } = reservation;
  const isCancelled = reservation.state === 'cancelled';
  const canEdit = mayEdit && !isCancelled;
  const own = ownPlacesOf(reservation);
  // With the day: how the group fits is worked out from both.
  const change = useGraphqlMutation(UpdateReservation, {
    refetch: [OpenReservation, ReservationList, VisitsForGroup],
  });
  const { form, visits, chooseTimeslot, chooseStatus } = useReservationForm({
    values: reservationFormOf(reservation),
    own,
    version,
    proposesStatus: false,
    save: (input, seen) => change.mutateAsync({ id, input, version: seen }),
  });
  return (
    <EditPage
      title={reservation.groupName || t('reservations.editTitle', { number: reservation.number })}
      status={<ReservationStateTag reservation={reservation} />}
      subtitle={reservation.number}
      breadcrumbs={[{ label: t('reservations.title'), to: '/reservations' }]}
      actions={
        mayEdit && (
          <RowMenu
            label={reservation.groupName}
            variant="default"
            actions={[
              ...(isCancelled
                ? []
                : [{ label: t('reservations.row.cancel'), onClick: () => setEnding('cancel') }]),
              { label: t('reservations.row.delete'), destructive: true, onClick: () => setEnding('delete') },
            ]}
          />
        )
      }
      form={form}
      canEdit={canEdit}
      readOnlyReason={
        cancelledAt ? t('reservations.cancelledOn', { date: dateTime(cancelledAt).slice(0, 10) }) : undefined
      }
      change={change}
      query={OpenReservation}
      above={
        reservation.timeslotId === null && !isCancelled ? (
          <Notice tone="warning">{t('reservations.gone')}</Notice>
        ) : (
          <CapacityNotice visits={visits} />
        )
      }
    >
      <Columns
        summary={
          <>
            <DayCards
              date={form.fields.getValues().date}
              visits={visits}
              own={own}
              canEdit={canEdit}
              onTimeslot={chooseTimeslot}
            />
            <HistoryCard entity="reservation" id={id} />
          </>
        }
      >
        <ReservationFields
          fields={form.fields}
          products={products}
          visits={visits}
          own={own}
          canEdit={canEdit}
          onTimeslot={chooseTimeslot}
          onStatus={chooseStatus}
        />
      </Columns>
      {ending && (
        <EndReservationDialog
          reservation={reservation}
          end={ending}
          onClose={() => setEnding(null)}
          onDone={() => ending === 'delete' && go('/reservations', { replace: true })}
        />
      )}
    </EditPage>
  );
}
