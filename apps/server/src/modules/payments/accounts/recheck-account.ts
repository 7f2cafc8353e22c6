import type { RequestContext } from '../../../platform/request-context.ts';
import { getClient } from '../../clients/index.ts';
import { getRemoteProvider } from '../payment-providers.ts';
import { checkAccount } from './check-account.ts';
import {
  lockPaymentAccount,
  type PaymentAccount,
  updatePaymentAccount,
} from './payment-account.repository.ts';
import { openAccount } from './sealed-keys.ts';

/** Asks the provider again what works by the keys of an account, and keeps what it found. Makes no payment. */
export async function recheckAccount(context: RequestContext, id: string): Promise<PaymentAccount> {
  context.require('settings', 'edit');
  const { app } = context;
  const { opened, notices, currency } = await context.inClient(async (scope) => ({
    opened: await openAccount(app, scope, id),
    notices: await lockPaymentAccount(scope, id),
    currency: (await getClient(scope)).currency,
  }));
  const provider = getRemoteProvider(opened.provider);
  const { methods, lines } = await checkAccount(app, provider, opened, { currency, notices });
  return context.inClient(async (scope) => {
    const { setAt } = await lockPaymentAccount(scope, id);
    // Of keys that were replaced meanwhile this check says nothing.
    if (setAt.getTime() === notices.setAt.getTime()) {
      await updatePaymentAccount(scope, id, { methods, checkLines: lines, checkedAt: app.clock() });
    }
    return lockPaymentAccount(scope, id);
  });
}
