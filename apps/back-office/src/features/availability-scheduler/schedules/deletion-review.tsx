import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect, useRef, useState } from 'react';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { PlanReview } from './plan-review.tsx';
import {
  DeletedBlockerPreview,
  DeletedSchedulePreview,
  DeleteProductSchedule,
  DeleteScheduleBlocker,
} from './schedules.graphql.ts';
import { scheduleQueries, usePlan } from './use-plan.ts';

interface DeletionReviewProps {
  kind: 'schedule' | 'block';
  id: string;
  onDone: () => void;
  onBack: () => void;
}

/** What deleting a schedule or a blocker does, before it is done. */
export function DeletionReview({ kind, id, onDone, onBack }: DeletionReviewProps) {
  const { t } = useMessages();
  const [failed, setFailed] = useState(false);
  const ofSchedule = useGraphqlMutation(DeletedSchedulePreview);
  const ofBlocker = useGraphqlMutation(DeletedBlockerPreview);
  const schedule = useGraphqlMutation(DeleteProductSchedule, { refetch: scheduleQueries });
  const blocker = useGraphqlMutation(DeleteScheduleBlocker, { refetch: scheduleQueries });
  const isSchedule = kind === 'schedule';
  const review = usePlan({
    preview: async () => (await (isSchedule ? ofSchedule : ofBlocker).mutateAsync({ id })).plan,
    apply: (seen) => (isSchedule ? schedule : blocker).mutateAsync({ id, seen }),
    onDone,
  });
  const start = useRef(() => {});
  start.current = () => {
    setFailed(false);
    review.review().catch(() => setFailed(true));
  };
  useEffect(() => start.current(), []);
  if (failed) return <ErrorState title={t('scheduler.schedulesFailed')} onReload={() => start.current()} />;
  if (!review.plan) return <LoadingState />;
  return (
    <PlanReview
      plan={review.plan}
      busy={review.busy}
      error={review.error}
      destructive={isSchedule}
      onConfirm={(convert) => void review.confirm(convert)}
      onBack={onBack}
    />
  );
}
