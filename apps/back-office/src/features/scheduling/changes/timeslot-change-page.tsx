import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useRouteParam } from '../../../components/use-route-param.ts';
import type { TimeslotChangeDetailsQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TimeslotChangeDetails } from './timeslot-change.graphql.ts';
import { TimeslotChangeView } from './timeslot-change-view.tsx';

const whileWorkingMs = 1500;
const whileShownMs = 30_000;

type Shown = TimeslotChangeDetailsQuery['timeslotChange'];

/** Whether visits of the change are being carried out. */
function isWorking(change: Shown | undefined): boolean {
  return change !== undefined && change.progress.done + change.progress.failed.length < change.progress.total;
}

/** The dry run of a change, and the same page once it is applied. */
export default function TimeslotChangePage() {
  const { t } = useMessages();
  const id = useRouteParam('changeId');
  const query = useGraphqlQuery(
    TimeslotChangeDetails,
    { id },
    { refetchEveryMs: (last) => (isWorking(last?.timeslotChange) ? whileWorkingMs : whileShownMs) },
  );
  return (
    <QueryView query={query} failed={t('change.failed')}>
      {({ timeslotChange }) => <TimeslotChangeView key={timeslotChange.id} change={timeslotChange} />}
    </QueryView>
  );
}
