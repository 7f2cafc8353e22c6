import { useCallback } from 'react';
import { useGo } from '../../../components/use-go.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import {
  DraftChosenTimeslots,
  SchedulerMonth,
  SchedulerSlot,
  SchedulerSlots,
  SchedulerStrip,
  SchedulerWeek,
} from '../scheduler.graphql.ts';

/** What shows timeslots: fetched again after any change of them. */
export const slotQueries = [SchedulerWeek, SchedulerMonth, SchedulerSlots, SchedulerSlot, SchedulerStrip];

/**
 * Drafts another limit of timeslots, or that they are closed or opened, and opens its dry run, where it is applied
 * and undone. A refusal becomes a notification.
 */
export function useChangeSlots() {
  const go = useGo();
  const act = useRefusalNotice();
  const { mutateAsync, isPending } = useGraphqlMutation(DraftChosenTimeslots);
  const change = useCallback(
    (ids: readonly string[], input: { limit?: number | null; state?: 'open' | 'closed' }) =>
      act(async () => {
        const timeslots = ids.map((id) => ({ id, ...input }));
        const { draftTimeslotsChange } = await mutateAsync({ timeslots });
        // The calendar as it is shown now: its place in it is gone back to.
        const back = new URLSearchParams({ back: window.location.search });
        go(`/timeslotgroup/changes/${draftTimeslotsChange}?${back}`);
      }),
    [act, mutateAsync, go],
  );
  return { change, busy: isPending };
}
