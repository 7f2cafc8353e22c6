import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ReservationListView } from './reservation-list-view.tsx';
import { ReservationsOfGroup } from './reservations.graphql.ts';

/** The reservations of one timeslot group. */
export default function GroupReservationsPage() {
  const { t } = useMessages();
  const id = useRouteParam('timeslotGroupId');
  const query = useGraphqlQuery(ReservationsOfGroup, { id });
  return (
    <QueryView query={query} failed={t('reservations.failed')}>
      {({ timeslotGroup }) => (
        <ReservationListView
          title={t('reservations.title')}
          path={`/timeslotgroup/${id}/reservations`}
          timeslotGroupId={id}
          breadcrumbs={[
            { label: t('reservations.timeslots'), to: '/timeslotgroup' },
            { label: timeslotGroup.name, to: `/timeslotgroup/${id}` },
          ]}
        />
      )}
    </QueryView>
  );
}
