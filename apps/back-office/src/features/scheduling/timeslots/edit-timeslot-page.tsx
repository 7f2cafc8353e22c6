import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { EditTimeslot } from './edit-timeslot.tsx';
import { TimeslotOfGroup } from './timeslot-day.graphql.ts';

/** One timeslot of one date: what can be set on it by hand. */
export default function EditTimeslotPage() {
  return <TimeslotPage />;
}

/** `deletes` = the door of deleting: its editor says what that does. */
export function TimeslotPage({ deletes = false }: { deletes?: boolean }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(TimeslotOfGroup, { id: useRouteParam('timeslotId') });
  return (
    <QueryView query={query} failed={t('scheduling.timeslot.failed')}>
      {({ timeslotOfGroup }) => <EditTimeslot page={timeslotOfGroup} deletes={deletes} />}
    </QueryView>
  );
}
