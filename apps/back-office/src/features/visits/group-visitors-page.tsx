import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useAddressSearch } from '../../components/fields/address-search.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { VisitorListView, visitorFilters } from './visitor-list-view.tsx';
import { VisitorGroup } from './visits.graphql.ts';

/** The visitors of a timeslot group: of one date, or from today on. */
export default function GroupVisitorsPage() {
  const { t } = useMessages();
  const id = useRouteParam('timeslotGroupId');
  const { date } = useAddressSearch(visitorFilters);
  const query = useGraphqlQuery(VisitorGroup, { id });
  return (
    <QueryView query={query} failed={t('scheduling.group.failed')}>
      {({ timeslotGroup: group }) => (
        <VisitorListView
          title={t('visits.list.ofGroup', { name: group.name })}
          timeslotGroupId={group.id}
          date={date ?? null}
          breadcrumbs={[
            { label: t('visits.timeslots'), to: '/timeslotgroup' },
            { label: group.name, to: `/timeslotgroup/${group.id}` },
          ]}
        />
      )}
    </QueryView>
  );
}
