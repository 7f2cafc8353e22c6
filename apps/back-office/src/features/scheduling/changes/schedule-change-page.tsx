import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useRouteParam } from '../../../components/use-route-param.ts';
import type { ScheduleChangeDetailsQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ScheduleChangeDetails } from './schedule-change.graphql.ts';
import { ScheduleChangeView } from './schedule-change-view.tsx';

const whileWorkingMs = 1500;
const whileShownMs = 30_000;

type Shown = ScheduleChangeDetailsQuery['scheduleChange'];

/** Whether visits of the change are being carried out. */
function isWorking(change: Shown | undefined): boolean {
  return change !== undefined && change.progress.done + change.progress.failed.length < change.progress.total;
}

/** The dry run of a change, and the same page once it is applied. */
export default function ScheduleChangePage() {
  const { t } = useMessages();
  const id = useRouteParam('changeId');
  const query = useGraphqlQuery(
    ScheduleChangeDetails,
    { id },
    { refetchEveryMs: (last) => (isWorking(last?.scheduleChange) ? whileWorkingMs : whileShownMs) },
  );
  return (
    <QueryView query={query} failed={t('change.failed')}>
      {({ scheduleChange }) => <ScheduleChangeView key={scheduleChange.id} change={scheduleChange} />}
    </QueryView>
  );
}
