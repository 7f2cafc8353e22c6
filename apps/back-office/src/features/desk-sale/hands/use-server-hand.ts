import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DeskOffer, DeskQuote, DeskTills, SellAtDesk } from '../desk-sale.graphql.ts';
import type { DeskHand } from './desk-hand.ts';

/** Old once something was sold. */
const oldAfterASale = [DeskOffer, DeskTills].map(operationName);

/** Asks the server for the price, and sells by it. */
export function useServerHand(): DeskHand {
  const queries = useQueryClient();
  const { mutateAsync } = useGraphqlMutation(SellAtDesk, { isOnce: true });
  return useMemo(
    () => ({
      name: 'server',
      quote: async (input) => (await requestGraphql(DeskQuote, { input })).deskQuote,
      async sell(input) {
        const { sellAtDesk } = await mutateAsync({ input });
        // A visitor waits for the receipt, and not until the desk has read again what is free.
        for (const query of oldAfterASale) void queries.invalidateQueries({ queryKey: [query] });
        // A price is asked for again by the next sale, not for what was sold: a gift card or voucher of it may be used up.
        void queries.invalidateQueries({ queryKey: [operationName(DeskQuote)], refetchType: 'none' });
        return sellAtDesk;
      },
    }),
    [mutateAsync, queries],
  );
}
