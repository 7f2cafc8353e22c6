import { useState } from 'react';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { TicketTypeRowFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { EditProduct } from './catalog.graphql.ts';
import { moveInOrder } from './move-in-order.ts';
import { TicketGroupPage } from './ticket-groups.graphql.ts';
import { SortTicketTypes } from './ticket-types.graphql.ts';

export interface TicketTypeOrder {
  rows: readonly TicketTypeRowFragment[];
  saving: boolean;
  /** Puts a row at another place; out of bounds it stays. */
  moveTo: (id: string, place: number) => void;
  placeOf: (id: string) => number;
}

/** The order of a group's ticket types: shown at once, saved at once, back where it was when refused. */
export function useTicketTypeOrder(
  ticketGroupId: string,
  ticketTypes: readonly TicketTypeRowFragment[],
): TicketTypeOrder {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const notice = useRefusalNotice();
  const sort = useGraphqlMutation(SortTicketTypes, { refetch: [EditProduct, TicketGroupPage] });
  const ids = ticketTypes.map(({ id }) => id);
  const shown = wanted ?? ids;
  const rows = [...ticketTypes].sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return {
    rows,
    saving: sort.isPending,
    placeOf: (id) => shown.indexOf(id),
    moveTo: (id, place) => {
      const orderedIds = moveInOrder(shown, id, place);
      if (!orderedIds) return;
      setWanted(orderedIds);
      void notice(() => sort.mutateAsync({ ticketGroupId, orderedIds: [...orderedIds] })).then(() =>
        setWanted(null),
      );
    },
  };
}
