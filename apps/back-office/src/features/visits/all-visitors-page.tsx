import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useAddressSearch } from '../../components/fields/address-search.ts';
import { VisitorListView, visitorFilters } from './visitor-list-view.tsx';

/** Visitors from today on, over all groups. */
export default function AllVisitorsPage() {
  const { t } = useMessages();
  const { date } = useAddressSearch(visitorFilters);
  return (
    <VisitorListView
      title={t('visits.list.all')}
      date={date ?? null}
      breadcrumbs={[{ label: t('visits.timeslots'), to: '/timeslotgroup' }]}
    />
  );
}
