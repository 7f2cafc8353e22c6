import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { unreachable } from '../../../session/graphql/connection.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { DeskQuote } from '../desk-sale.graphql.ts';
import type { DeskWithLease } from '../offline/use-offline-desk.ts';
import type { Sale } from '../use-sale.ts';
import type { DeskHand, DeskSale, SoldSale } from './desk-hand.ts';
import { answerLost, isRefused, isWithoutAnswer } from './lost-answer.ts';
import { serverConnection, untilLost } from './until-lost.ts';

/**
 * Completes a sale, once: a second press while the first is under way does nothing. Where the connection is lost meanwhile, the
 * server may have sold it or not: the desk then sells the same sale of its lease, and the server takes it once.
 */
export function useSelling(server: DeskHand, lease: DeskWithLease | null, sale: Sale) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [sold, setSold] = useState<SoldSale | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isSelling, setSelling] = useState(false);

  async function sell(input: DeskSale): Promise<SoldSale> {
    if (lease?.here && !sale.state.isUncertain) return lease.hand.sell(input);
    const leased = lease?.state.lease;
    try {
      const asked = leased ? { ...input, leaseId: leased.id } : input;
      const answer = await (leased
        ? untilLost(server.sell(asked), serverConnection, lostConnection)
        : server.sell(asked));
      if (leased) void lease.desk.keeper.soldOnline(input.wish);
      return answer;
    } catch (error) {
      if (!leased || !(error instanceof ValidationError && isWithoutAnswer(error))) throw error;
      const sold = await lease.hand.sell(input).catch(() => {
        sale.set({ isUncertain: true });
        throw new ValidationError('', { field: 'main', message: '', errorKey: answerLost, params: {} }, []);
      });
      // A gateway may have answered for a server that is there: then it comes in at once.
      void lease.desk.keeper.sync();
      return sold;
    }
  }

  return {
    ...{ sold, errors, isSelling },
    forget: () => {
      setSold(null);
      setErrors([]);
    },
    clearErrors: () => setErrors([]),
    async complete(input: DeskSale): Promise<boolean> {
      if (isSelling) return false;
      setErrors([]);
      setSelling(true);
      try {
        setSold(await sell(input));
        return true;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        if (isRefused(error)) sale.set({ isUncertain: false });
        // The new price is to be checked: it is asked for.
        if (error.main?.errorKey === 'price-changed')
          void queries.invalidateQueries({ queryKey: [operationName(DeskQuote)] });
        const said = [...(error.main ? [error.main] : []), ...error.fields];
        setErrors([...new Set(said.map((one) => errorText({ ...one, code: one.errorKey })))]);
        return false;
      } finally {
        setSelling(false);
      }
    },
  };
}

const lostConnection = () =>
  new ValidationError('', { field: 'main', message: '', errorKey: unreachable, params: {} }, []);
