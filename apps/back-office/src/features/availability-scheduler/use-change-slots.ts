import { useMessages } from '@foyer/ui/messages.tsx';
import { useCallback } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import {
  ChangeTimeslots,
  SchedulerMonth,
  SchedulerSlot,
  SchedulerSlots,
  SchedulerStrip,
  SchedulerWeek,
} from './scheduler.graphql.ts';

/** What shows timeslots: fetched again after any change of them. */
export const slotQueries = [SchedulerWeek, SchedulerMonth, SchedulerSlots, SchedulerSlot, SchedulerStrip];

/** Sets the limit of timeslots, closes or opens them, and says so; a refusal is told. */
export function useChangeSlots() {
  const { t } = useMessages();
  const notify = useNotify();
  const act = useRefusalNotice();
  const { mutateAsync, isPending } = useGraphqlMutation(ChangeTimeslots, { refetch: slotQueries });
  const change = useCallback(
    async (ids: readonly string[], input: { limit?: number | null; state?: 'open' | 'closed' }) => {
      const done = await act(() => mutateAsync({ ids: [...ids], input }));
      const what = input.state ?? 'limit';
      if (done) notify.done(t(`scheduler.done.${what}`, { count: ids.length }));
      return done;
    },
    [act, mutateAsync, notify, t],
  );
  return { change, busy: isPending };
}
