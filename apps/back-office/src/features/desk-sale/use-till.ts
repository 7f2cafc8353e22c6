import { useState } from 'react';
import { findDeskTill, keepDeskTill } from '../../session/desk-till.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { ShownTill } from './desk-header.tsx';
import { DeskTills } from './desk-sale.graphql.ts';

/** The tills, and the one at which this browser sells: the chosen one, else the first that is open. */
export function useTill() {
  const query = useGraphqlQuery(DeskTills, {}, { refetchEveryMs: 60_000 });
  const [chosenId, setChosenId] = useState(findDeskTill);
  const tills: ShownTill[] = (query.data?.tills ?? []).map(({ id, name, session }) => {
    return { id, name, isOpen: session !== null };
  });
  const till = tills.find(({ id }) => id === chosenId) ?? tills.find(({ isOpen }) => isOpen) ?? tills[0];
  return {
    query,
    tills,
    till,
    choose: (id: string) => {
      keepDeskTill(id);
      setChosenId(id);
    },
  };
}
