import { useCallback } from 'react';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useRefusalNotice } from '../use-refusal-notice.ts';
import { printBlocks } from './print-blocks.ts';
import { PrintReceipt, Receipt } from './tills.graphql.ts';
import { useOwnTill } from './use-own-till.ts';

interface SoldOrder {
  orderId: string;
  /** In cash: what the customer gave, and what went back. */
  receivedMinor?: number | null;
  changeMinor?: number | null;
}

/**
 * Prints the receipt of a sale: on the printer of the till, or, where it has none, by the print of the browser. A refusal is a
 * notification; nothing is printed twice. Answers whether it was sent.
 * @param tillId of the till that sold it
 */
export function usePrintReceipt(tillId: string | undefined): (sold: SoldOrder) => Promise<boolean> {
  const { tills } = useOwnTill();
  const till = tills.find(({ id }) => id === tillId);
  const notice = useRefusalNotice();
  const { mutateAsync: print } = useGraphqlMutation(PrintReceipt);
  return useCallback(
    ({ orderId, receivedMinor = null, changeMinor = null }) =>
      notice(async () => {
        const input = { receivedMinor, changeMinor };
        if (till?.printer) await print({ orderId, tillId: till.id, input });
        else printBlocks((await requestGraphql(Receipt, { orderId, input })).receipt);
      }),
    [notice, print, till?.id, till?.printer],
  );
}
