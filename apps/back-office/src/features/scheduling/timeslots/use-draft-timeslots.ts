import { useCallback } from 'react';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DraftTimeslotsChange } from './timeslot-day.graphql.ts';

interface HandInput {
  timeslots: { id: string; followsRules?: boolean }[];
  newTimeslots: { date: string; time: string; limit?: number | null }[];
}

/** Keeps a change of single timeslots as a draft and opens its dry run, once the form has seen that it is saved. */
export function useDraftTimeslots(timeslotGroupId: string) {
  const go = useGo();
  const { mutateAsync } = useGraphqlMutation(DraftTimeslotsChange);
  return useCallback(
    async (input: HandInput) => {
      const { draftTimeslotsChange: id } = await mutateAsync({ timeslotGroupId, ...input });
      setTimeout(() => go(`/timeslotgroup/${timeslotGroupId}/changes/${id}`));
      return id;
    },
    [mutateAsync, go, timeslotGroupId],
  );
}
