import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { openAccount } from './accounts/sealed-keys.ts';
import { failRefund } from './fail-refund.ts';
import { noteChargeback } from './note-chargeback.ts';
import { getPayment } from './payment.repository.ts';
import { getRemoteProvider } from './payment-providers.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider what became of a payment, and takes it in as a notice would be: a payment that no notice tells of is
 * settled all the same, and a notice that is late, repeated or out of order does no harm. A payment that was never begun,
 * or is of the test provider, is left alone.
 * @throws ProviderUnreachableError, ProviderRefusedError
 */
export async function syncPayment(app: App, clientId: string, paymentId: string): Promise<void> {
  const asked = await inClient(app.db, clientId, async (scope) => {
    const payment = await getPayment(scope, paymentId);
    const isBegun = payment.accountId !== null && payment.reference !== payment.id;
    return isBegun && payment.accountId
      ? { payment, account: await openAccount(app, scope, payment.accountId) }
      : undefined;
  });
  if (!asked) return;
  const { payment, account } = asked;
  const { state, amountMinor, currency, chargedBackMinor, failedRefunds } = await getRemoteProvider(
    account.provider,
  ).read(app, asked);
  if (state !== 'open' && state !== payment.state) {
    const { provider, reference } = payment;
    await settleTraced(app, clientId, {
      provider,
      reference,
      event: state,
      outcome: state,
      amountMinor,
      currency,
    });
  }
  const isNoted =
    chargedBackMinor === null ||
    (await inClient(app.db, clientId, (scope) => noteChargeback(app, scope, payment, chargedBackMinor)));
  if (!isNoted) return syncPayment(app, clientId, paymentId);
  for (const reference of failedRefunds) await failRefund(app, clientId, payment.id, reference);
}

type Notice = Parameters<typeof settlePayment>[2];

/** Another amount than was asked is on the order's timeline already: a task of staff, no fault of this call. */
export async function settleTraced(app: App, clientId: string, notice: Notice): Promise<void> {
  try {
    await settlePayment(app, clientId, notice);
  } catch (error) {
    const codes = error instanceof RefusedError ? error.refusals.map(({ code }) => code) : [];
    if (!codes.includes('payment-amount-differs')) throw error;
  }
}
