import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotSignedInError } from '../../../platform/errors.ts';
import { openAccountsOf } from '../accounts/open-accounts-of.ts';
import { noteNotice } from '../accounts/payment-account.repository.ts';
import { failRefund } from '../fail-refund.ts';
import { addChargeback } from '../note-chargeback.ts';
import { findPayment, findPaymentByCharge, keepCharge } from '../payment.repository.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import type { RawNotice } from '../remote/raw-notice.ts';
import { readJson } from '../remote/read-json.ts';
import { settleTraced } from '../sync-payment.ts';
import { type AdyenItem, adyenNotices, chargebackOf, isAdyenItem } from './adyen-notice.ts';

/**
 * The items of a notice of Adyen, each proven by the HMAC key of the client's account with its merchant account.
 * @throws NotSignedInError where one is not proven: then none is taken in, and the accounts remember that it came.
 */
export async function takeAdyenNotice(app: App, clientId: string, { body }: RawNotice): Promise<void> {
  const notice = adyenNotices.safeParse(readJson(body)).data;
  if (!notice) throw new NotSignedInError();
  const items = notice.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const accounts = await openAccountsOf(app, clientId, 'adyen');
  const proving = items.map((item) => accounts.find((account) => proves(account, item)));
  const isProven = proving.every((account) => account !== undefined);
  const ids = (isProven ? proving : accounts).flatMap((account) => account?.id ?? []);
  const now = app.clock();
  const note = isProven ? { noticeAt: now } : { noticeRefusedAt: now };
  await inClient(app.db, clientId, (scope) => noteNotice(scope, ids, note));
  if (!isProven) throw new NotSignedInError();
  for (const item of items) await takeItem(app, clientId, item);
}

const proves = ({ keys }: OpenedAccount, item: AdyenItem): boolean =>
  keys.merchantAccount === item.merchantAccountCode && isAdyenItem(keys.webhookSecret ?? '', item);

/** What other events tell changes nothing here. */
async function takeItem(app: App, clientId: string, item: AdyenItem): Promise<void> {
  const { eventCode, success, amount, pspReference, originalReference, merchantReference } = item;
  if (eventCode === 'AUTHORISATION' && success === 'true') {
    const payment = await inClient(app.db, clientId, async (scope) => {
      const found = await findPayment(scope, 'adyen', merchantReference);
      if (found) await keepCharge(scope, found.id, pspReference);
      return found;
    });
    if (!payment) return;
    const { provider, reference } = payment;
    const paid = { outcome: 'paid', amountMinor: amount.value, currency: amount.currency } as const;
    await settleTraced(app, clientId, { provider, reference, event: `paid-${pspReference}`, ...paid });
    return;
  }
  const payment = await inClient(app.db, clientId, (scope) =>
    findPaymentByCharge(scope, 'adyen', originalReference),
  );
  if (!payment) return;
  const chargeback = chargebackOf(item);
  if (chargeback) await inClient(app.db, clientId, (scope) => addChargeback(app, scope, payment, chargeback));
  const isRefundLost = eventCode === 'REFUND_FAILED' || (eventCode === 'REFUND' && success === 'false');
  if (isRefundLost) await failRefund(app, clientId, payment.id, pspReference);
}
