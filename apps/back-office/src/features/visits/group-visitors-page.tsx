import { useMessages } from '@foyer/ui/messages.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { VisitorListView } from './visitor-list-view.tsx';
import { VisitorGroup } from './visits.graphql.ts';

/** The visitors of a timeslot group: of one date, or from today on. */
export default function GroupVisitorsPage() {
  const { t } = useMessages();
  const id = useRouteParam('timeslotGroupId');
  const list = useListSearch(['date', 'time'] as const);
  const query = useGraphqlQuery(VisitorGroup, { id });
  return (
    <QueryView query={query} failed={t('scheduling.group.failed')}>
      {({ timeslotGroup: group }) => (
        <VisitorListView
          list={list}
          title={t('visits.list.ofGroup', { name: group.name })}
          timeslotGroupId={group.id}
          date={list.filters.date ?? null}
          breadcrumbs={[
            { label: t('visits.timeslots'), to: '/timeslotgroup' },
            { label: group.name, to: `/timeslotgroup/${group.id}` },
          ]}
        />
      )}
    </QueryView>
  );
}
