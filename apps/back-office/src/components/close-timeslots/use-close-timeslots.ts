import { useState } from 'react';
import type {
  ClosurePlanInput,
  ClosurePreviewQuery,
  ClosureStretchInput,
} from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CloseTimeslots, ClosurePreview } from './close-timeslots.graphql.ts';
import { ClosuresNow } from './closures-now.graphql.ts';

export type ClosureEffect = ClosurePreviewQuery['closurePreview'];

interface ClosureToMake {
  stretch: ClosureStretchInput;
  /** Whether a place and a period can be read from what was typed. */
  isReadable: boolean;
  onClosed: (id: string) => void;
  /** What was confirmed is confirmed no more. */
  onMovedOn: () => void;
}

/** Closes what the preview shows. Where something else would be closed by now, the preview is read and asked again. */
export function useCloseTimeslots({ stretch, isReadable, onClosed, onMovedOn }: ClosureToMake) {
  const preview = useGraphqlQuery(ClosurePreview, { stretch }, { keepPrevious: true, enabled: isReadable });
  const mutation = useGraphqlMutation(CloseTimeslots, { refetch: [ClosuresNow] });
  const [confirmed, setConfirmed] = useState<{ effect: ClosureEffect; of: string } | null>(null);
  const effect = isReadable ? preview.data?.closurePreview : undefined;
  const isMoved = mutation.error?.main?.errorKey === 'change-moved-on';
  const of = JSON.stringify(stretch);
  const close = (plan: ClosurePlanInput) => {
    setConfirmed(effect ? { effect, of } : null);
    mutation.mutate(
      { stretch, plan, fingerprint: effect?.fingerprint ?? '' },
      {
        onSuccess: ({ closeTimeslots }) => onClosed(closeTimeslots.id),
        onError: async ({ main }) => {
          if (main?.errorKey !== 'change-moved-on') return;
          onMovedOn();
          await preview.refetch();
        },
      },
    );
  };
  return {
    close,
    effect,
    /** What was shown when it was refused because of that; null = nothing, or the period was changed since. */
    refusedEffect: isMoved && confirmed?.of === of ? confirmed.effect : null,
    error: isMoved ? null : mutation.error,
    /** What would be closed is not known yet. */
    isCounting: preview.isLoading,
    // The figures of another period are shown until those of this one are there: they cannot be confirmed.
    busy: mutation.isPending || (preview.isPlaceholderData && preview.isFetching),
  };
}
