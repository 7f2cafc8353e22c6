import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useAddressSearch } from '../../components/fields/address-search.ts';
import { readDay } from './chosen-day.ts';
import { VisitorListView, visitorFilters } from './visitor-list-view.tsx';

/** Visitors of a date; without one in the address, today. */
export default function VisitorsOfDatePage() {
  const { t, today } = useMessages();
  const { date } = useAddressSearch(visitorFilters);
  return (
    <VisitorListView
      title={t('visits.list.title')}
      date={readDay(date, today)}
      breadcrumbs={[{ label: t('visits.timeslots'), to: '/timeslotgroup' }]}
    />
  );
}
