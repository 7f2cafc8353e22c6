import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { noteNotice } from '../accounts/payment-account.repository.ts';
import { findPayments, nameOf } from '../payment.repository.ts';
import type { RawNotice } from '../remote/raw-notice.ts';
import { syncPayment } from '../sync-payment.ts';

/**
 * A notice of Mollie names a payment and nothing else, unsigned: what became of it is asked of Mollie
 * (https://docs.mollie.com/reference/webhooks). A name that is unknown here is forgotten, so that none can be tried out.
 */
export async function takeMollieNotice(app: App, clientId: string, { body }: RawNotice): Promise<void> {
  const reference = new URLSearchParams(body).get('id') ?? '';
  if (!/^tr_\w{1,100}$/.test(reference)) return;
  const name = { provider: 'mollie', reference };
  const payment = await inClient(app.db, clientId, async (scope) =>
    (await findPayments(scope, [name])).get(nameOf(name)),
  );
  if (!payment) return;
  await syncPayment(app, clientId, payment.id);
  const { accountId } = payment;
  if (accountId === null) return;
  await inClient(app.db, clientId, (scope) => noteNotice(scope, [accountId], { noticeAt: app.clock() }));
}
