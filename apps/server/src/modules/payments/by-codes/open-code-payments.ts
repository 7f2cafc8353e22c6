import type { Currency } from '@foyer/domain/money/currency.ts';
import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { insertPayments } from '../payment.repository.ts';

/**
 * Writes down what codes pay of orders that are placed in this transaction; their hold has it already. It is taken when the
 * order completes (`completePaid`), and never where it does not.
 */
export async function openCodePayments(
  scope: ClientScope,
  orders: readonly { orderId: string; currency: Currency; codeParts: readonly CodePart[] }[],
): Promise<void> {
  await insertPayments(
    scope,
    orders.flatMap(({ orderId, currency, codeParts }) =>
      codeParts.map(({ kind, codeId, amountMinor, taken }) => {
        const id = makeId();
        const of = { orderId, provider: kind, method: kind, currency, amountMinor };
        return { id, reference: id, ...of, checkoutUrl: '', accountId: null, codeId, codeTaken: taken };
      }),
    ),
  );
}
