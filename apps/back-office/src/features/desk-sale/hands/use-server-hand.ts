import { useMemo } from 'react';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DeskOffer, DeskQuote, DeskTills, SellAtDesk } from '../desk-sale.graphql.ts';
import type { DeskHand } from './desk-hand.ts';

/** Asks the server for the price, and sells by it. */
export function useServerHand(): DeskHand {
  const { mutateAsync } = useGraphqlMutation(SellAtDesk, {
    refetch: [DeskOffer, DeskQuote, DeskTills],
    isOnce: true,
  });
  return useMemo(
    () => ({
      name: 'server',
      quote: async (input) => (await requestGraphql(DeskQuote, { input })).deskQuote,
      sell: async (input) => (await mutateAsync({ input })).sellAtDesk,
    }),
    [mutateAsync],
  );
}
