import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TicketTypeRowFragment } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { moveInOrder } from './move-in-order.ts';
import { SortTicketTypes } from './ticket-types.graphql.ts';

export interface TicketTypeOrder {
  rows: readonly TicketTypeRowFragment[];
  saving: boolean;
  /** Puts a row at another place; out of bounds it stays. */
  moveTo: (id: string, place: number) => void;
  placeOf: (id: string) => number;
}

/** The order of a group's ticket types: shown at once, saved at once with Undo, back where it was when refused. */
export function useTicketTypeOrder(
  ticketGroupId: string,
  ticketTypes: readonly TicketTypeRowFragment[],
): TicketTypeOrder {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const notify = useNotify();
  const sort = useGraphqlMutation(SortTicketTypes, { refetch: [editProductAnswer, TicketGroupDetails] });
  const ids = ticketTypes.map(({ id }) => id);
  const shown = wanted ?? ids;
  const rows = [...ticketTypes].sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  const save = async (orderedIds: readonly string[]) => {
    setWanted(orderedIds);
    const done = await notice(() => sort.mutateAsync({ ticketGroupId, orderedIds: [...orderedIds] }));
    setWanted(null);
    return done;
  };
  return {
    rows,
    saving: sort.isPending,
    placeOf: (id) => shown.indexOf(id),
    moveTo: (id, place) => {
      const orderedIds = moveInOrder(shown, id, place);
      if (!orderedIds) return;
      void save(orderedIds).then((done) => {
        if (done) notify.done(t('catalog.types.sorted'), () => void save(ids));
      });
    },
  };
}
