import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ReservationListView } from './reservation-list-view.tsx';

/** Group reservations on timeslots (specification 001, section 2). */
export default function ReservationListPage() {
  const { t } = useMessages();
  return (
    <ReservationListView
      title={t('reservations.title')}
      path="/reservations"
      breadcrumbs={[{ label: t('reservations.timeslots'), to: '/timeslotgroup' }]}
    />
  );
}
