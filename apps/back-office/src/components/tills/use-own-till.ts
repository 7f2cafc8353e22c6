import { useState } from 'react';
import type { OwnTillsQuery } from '../../generated/operations.ts';
import { findDeskTill, keepDeskTill } from '../../session/desk-till.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OwnTills } from './tills.graphql.ts';

export type OwnTill = OwnTillsQuery['tills'][number];
export type OpenSession = NonNullable<OwnTill['session']>;

/** The tills of the museum, and the one of this device. A museum with one till needs no choice. */
export function useOwnTill() {
  const query = useGraphqlQuery(OwnTills, {});
  const [chosenId, setChosenId] = useState(findDeskTill);
  const tills: readonly OwnTill[] = query.data?.tills ?? [];
  const till = tills.find(({ id }) => id === chosenId) ?? (tills.length === 1 ? tills[0] : undefined);
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
