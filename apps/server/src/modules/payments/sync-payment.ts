import { postChargeback } from '@foyer/domain/ledger/post-money.ts';
import type { App } from '../../platform/app.ts';
import { deriveId } from '../../platform/crypto/derive-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { postToLedger } from '../ledger/index.ts';
import { lockOrder, recordOrderEvent } from '../orders/index.ts';
import { openAccount } from './accounts/sealed-keys.ts';
import { failRefund } from './fail-refund.ts';
import {
  getPayment,
  keepNotices,
  listKeptNotices,
  type Payment,
  updateChargeback,
} from './payment.repository.ts';
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
  await inClient(app.db, clientId, (scope) => noteChargeback(app, scope, payment, chargedBackMinor));
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

/** What a payer took back through the bank is a task of staff and cancels nothing by itself (product.md section 15). */
export async function noteChargeback(
  app: App,
  scope: ClientScope,
  { id, orderId }: Payment,
  totalMinor: number,
): Promise<void> {
  if (totalMinor === 0) return;
  const { test: isTest } = await lockOrder(scope, orderId);
  const { chargedBackMinor, method, provider, currency } = await getPayment(scope, id);
  const amountMinor = totalMinor - chargedBackMinor;
  if (amountMinor <= 0) return;
  await updateChargeback(scope, id, totalMinor);
  const cause = {
    causeId: deriveId(`charged back ${id} ${totalMinor}`),
    orderId,
    isTest,
    currency,
    at: app.clock(),
  };
  await postToLedger(scope, postChargeback(cause, provider, amountMinor));
  await recordOrderEvent(
    scope,
    orderId,
    'payment-charged-back',
    { kind: 'provider' },
    { amountMinor, method },
  );
}

/** A chargeback of a provider that tells of each by itself: a repeated notice counts once, several of one payment add up. */
export async function addChargeback(
  app: App,
  scope: ClientScope,
  payment: Payment,
  { event, amountMinor }: { event: string; amountMinor: number },
): Promise<void> {
  await lockOrder(scope, payment.orderId);
  const name = { provider: payment.provider, reference: `${payment.reference}/chargeback-${event}` };
  if ((await listKeptNotices(scope, [name])).size > 0) return;
  await keepNotices(scope, [{ ...name, body: { event, amountMinor } }]);
  const { chargedBackMinor } = await getPayment(scope, payment.id);
  await noteChargeback(app, scope, payment, chargedBackMinor + amountMinor);
}
