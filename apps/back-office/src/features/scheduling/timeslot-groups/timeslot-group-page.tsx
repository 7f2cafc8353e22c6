import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PageSkeleton } from '@foyer/ui/states/page-skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TimeslotGroupDetails } from '../scheduling.graphql.ts';
import { EditTimeslotGroup } from './edit-timeslot-group.tsx';

export default function TimeslotGroupPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(TimeslotGroupDetails, { id: useRouteParam('timeslotGroupId') });
  return (
    <QueryView
      query={query}
      failed={t('scheduling.group.failed')}
      loading={<PageSkeleton parent={t('scheduling.title')} />}
    >
      {({ timeslotGroup }) => <EditTimeslotGroup key={timeslotGroup.id} group={timeslotGroup} />}
    </QueryView>
  );
}
