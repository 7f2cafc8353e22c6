import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import type { SellAtDeskMutationVariables } from '../../generated/operations.ts';
import { operationName } from '../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { DeskOffer, DeskQuote, DeskTills, SellAtDesk } from './desk-sale.graphql.ts';
import type { SoldSale } from './sold-panel.tsx';

/** Completes a sale, once: a second press while the first is under way does nothing. */
export function useSelling() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const sell = useGraphqlMutation(SellAtDesk, { refetch: [DeskOffer, DeskQuote, DeskTills] });
  const [sold, setSold] = useState<SoldSale | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  return {
    sold,
    errors,
    isSelling: sell.isPending,
    forget: () => {
      setSold(null);
      setErrors([]);
    },
    clearErrors: () => setErrors([]),
    async complete(input: SellAtDeskMutationVariables['input']): Promise<boolean> {
      if (sell.isPending) return false;
      setErrors([]);
      try {
        setSold((await sell.mutateAsync({ input })).sellAtDesk);
        return true;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        // The new price is to be checked: it is asked for.
        if (error.main?.errorKey === 'price-changed')
          void queries.invalidateQueries({ queryKey: [operationName(DeskQuote)] });
        const said = [...(error.main ? [error.main] : []), ...error.fields];
        setErrors([...new Set(said.map((one) => errorText({ ...one, code: one.errorKey })))]);
        return false;
      }
    },
  };
}
