import { useMessages } from '@foyer/ui/messages.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import { VisitorListView } from './visitor-list-view.tsx';

/** Who comes from today on, over all groups. */
export default function AllVisitorsPage() {
  const { t } = useMessages();
  const list = useListSearch(['date', 'time'] as const);
  return <VisitorListView list={list} title={t('visits.list.all')} date={list.filters.date ?? null} />;
}
