import { useCallback } from 'react';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DraftTimeslotGroupChange } from './timeslot-change.graphql.ts';

/**
 * Keeps a change of rules as a draft and opens its dry run: `review(rules, version)`, with the version that the rules
 * were made from where that is not the group's. It goes there once the form has seen that it is saved:
 * a page with changes would ask whether to leave.
 */
export function useDraftChange(group: { id: string; version: string }) {
  const go = useGo();
  const draft = useGraphqlMutation(DraftTimeslotGroupChange);
  const review = useCallback(
    async (rules: object, version: string = group.version) => {
      const { draftTimeslotGroupChange } = await draft.mutateAsync({
        id: group.id,
        rules,
        version,
      });
      setTimeout(() => go(`/timeslotgroup/${group.id}/changes/${draftTimeslotGroupChange}`));
      return draftTimeslotGroupChange;
    },
    [draft.mutateAsync, go, group.id, group.version],
  );
  return { review, error: draft.error, busy: draft.isPending, reset: draft.reset };
}
