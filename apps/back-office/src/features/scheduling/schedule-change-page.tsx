import { useMessages } from '@foyer/ui/messages.tsx';
import { useEffect, useRef } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ScheduleChangePage as PageQuery } from './schedule-change.graphql.ts';
import { ScheduleChangeView } from './schedule-change-view.tsx';

const whileWorkingMs = 1500;
const whileShownMs = 30_000;

/** The dry run of a change, and the same page once it is applied. */
export default function ScheduleChangePage() {
  const { t } = useMessages();
  const id = useRouteParam('changeId');
  const isWorking = useRef(false);
  const query = useGraphqlQuery(
    PageQuery,
    { id },
    { refetchEveryMs: isWorking.current ? whileWorkingMs : whileShownMs },
  );
  const change = query.data?.scheduleChange;
  const left = change && change.progress.total - change.progress.done - change.progress.failed.length;
  useEffect(() => {
    isWorking.current = Boolean(left);
  }, [left]);
  return (
    <QueryView query={query} failed={t('change.failed')}>
      {({ scheduleChange }) => <ScheduleChangeView key={scheduleChange.id} change={scheduleChange} />}
    </QueryView>
  );
}
