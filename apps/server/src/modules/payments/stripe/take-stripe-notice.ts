import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotSignedInError } from '../../../platform/errors.ts';
import { openAccountsOf } from '../accounts/open-accounts-of.ts';
import { noteNotice } from '../accounts/payment-account.repository.ts';
import { findPayments, nameOf } from '../payment.repository.ts';
import type { RawNotice } from '../remote/raw-notice.ts';
import { readJson } from '../remote/read-json.ts';
import { syncPayment } from '../sync-payment.ts';
import { findSessionOfIntent } from './stripe-provider.ts';
import { stripeEvent } from './stripe-shapes.ts';
import { isStripeNotice } from './stripe-signature.ts';

/**
 * A notice of Stripe, proven by the signing secret of one of the client's accounts. What it is about is read from Stripe again.
 * @throws NotSignedInError for one that none of the secrets proves; the accounts remember that one came.
 */
export async function takeStripeNotice(
  app: App,
  clientId: string,
  { body, header }: RawNotice,
): Promise<void> {
  const accounts = await openAccountsOf(app, clientId, 'stripe');
  const now = app.clock();
  const account = accounts.find(({ keys }) =>
    isStripeNotice(keys.webhookSecret ?? '', body, header('stripe-signature'), now),
  );
  const ids = account ? [account.id] : accounts.map(({ id }) => id);
  const note = account ? { noticeAt: now } : { noticeRefusedAt: now };
  await inClient(app.db, clientId, (scope) => noteNotice(scope, ids, note));
  if (!account) throw new NotSignedInError();
  const event = stripeEvent.safeParse(readJson(body)).data;
  if (!event) return;
  const { id, payment_intent: intent } = event.data.object;
  const reference = event.type.startsWith('checkout.session.')
    ? id
    : intent && (await findSessionOfIntent(app, account, intent));
  if (!reference) return;
  const name = { provider: 'stripe', reference };
  const payment = await inClient(app.db, clientId, async (scope) =>
    (await findPayments(scope, [name])).get(nameOf(name)),
  );
  if (payment) await syncPayment(app, clientId, payment.id);
}
