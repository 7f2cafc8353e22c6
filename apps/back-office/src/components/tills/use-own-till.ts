import { useSyncExternalStore } from 'react';
import type { OwnTillsQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { chooseOwnTill, findOwnTillId, onOwnTillChange } from './own-till.ts';
import { OwnTills } from './tills.graphql.ts';

export type OwnTill = OwnTillsQuery['tills'][number];
export type OpenSession = NonNullable<OwnTill['session']>;

/** The till of this device, and those that it can be. A museum with one till needs no choice. */
export function useOwnTill() {
  const query = useGraphqlQuery(OwnTills, {});
  const chosenId = useSyncExternalStore(onOwnTillChange, findOwnTillId);
  const tills: readonly OwnTill[] = query.data?.tills ?? [];
  const till = tills.find(({ id }) => id === chosenId) ?? (tills.length === 1 ? tills[0] : undefined);
  return { query, tills, till, choose: chooseOwnTill };
}
