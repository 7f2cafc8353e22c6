import { useMessages } from '@foyer/ui/messages.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import { readDay } from './chosen-day.ts';
import { VisitorListView } from './visitor-list-view.tsx';

/** Who comes on a date; without one in the address, today. */
export default function VisitorsOfDatePage() {
  const { t } = useMessages();
  const list = useListSearch(['date', 'time'] as const);
  return <VisitorListView list={list} title={t('visits.list.title')} date={readDay(list.filters.date)} />;
}
