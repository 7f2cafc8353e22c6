import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { isServerReachable, onConnectionChange, unreachable } from '../../../session/graphql/connection.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { DeskQuote } from '../desk-sale.graphql.ts';
import type { DeskWithLease } from '../offline/use-offline-desk.ts';
import type { DeskHand, DeskSale, SoldSale } from './desk-hand.ts';
import { answerLost, isRefused, isWithoutAnswer } from './lost-answer.ts';

/**
 * Completes a sale, once: a second press while the first is under way does nothing. Where the connection is lost meanwhile, the
 * server may have sold it or not: the desk then sells the same sale of its lease, and the server takes it once.
 */
export function useSelling(server: DeskHand, lease: DeskWithLease | null) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [sold, setSold] = useState<SoldSale | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isSelling, setSelling] = useState(false);
  /** The answer to the sale was lost: it may be sold already, so that it is not changed any more. */
  const [isUncertain, setUncertain] = useState(false);

  async function sell(input: DeskSale): Promise<SoldSale> {
    if (lease?.here && !isUncertain) return lease.hand.sell(input);
    const leased = lease?.state.lease;
    try {
      const asked = leased ? { ...input, leaseId: leased.id } : input;
      const answer = await (leased ? untilLost(server.sell(asked)) : server.sell(asked));
      if (leased) void lease.desk.keeper.soldOnline(input.wish);
      return answer;
    } catch (error) {
      if (!leased || !(error instanceof ValidationError && isWithoutAnswer(error))) throw error;
      return await lease.hand.sell(input).catch(() => {
        setUncertain(true);
        throw new ValidationError('', { field: 'main', message: '', errorKey: answerLost, params: {} }, []);
      });
    }
  }

  return {
    ...{ sold, errors, isSelling, isUncertain },
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
        setUncertain(false);
        return true;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        if (isRefused(error)) setUncertain(false);
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

/** A call that may hang for half a minute is not waited for once the connection is known to be lost. */
function untilLost<T>(call: Promise<T>): Promise<T> {
  let stop = () => {};
  const lost = new Promise<never>((_, reject) => {
    stop = onConnectionChange(() => {
      if (!isServerReachable()) reject(new ValidationError('', lostConnection, []));
    });
  });
  return Promise.race([call, lost]).finally(() => stop());
}

const lostConnection = { field: 'main', message: '', errorKey: unreachable, params: {} };
