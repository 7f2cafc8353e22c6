import type { RequestContext } from '../../../platform/request-context.ts';
import { refuseStale } from '../../audit-log/index.ts';
import { audited } from './connect-provider.ts';
import {
  lockPaymentAccount,
  type PaymentAccount,
  updatePaymentAccount,
} from './payment-account.repository.ts';

/** Switches an account on or off for new payments, at once. Off, its refunds and open payments go on. */
export async function switchAccount(
  context: RequestContext,
  id: string,
  isOn: boolean,
  seenVersion?: number | null,
): Promise<PaymentAccount> {
  context.require('settings', 'edit');
  return context.inClient(async (scope) => {
    const before = await lockPaymentAccount(scope, id);
    await refuseStale(scope, 'payment-account', before, seenVersion);
    if (before.isOn === isOn) return before;
    await updatePaymentAccount(scope, id, { isOn });
    return audited(
      context,
      scope,
      id,
      isOn ? 'switch-on-payment-account' : 'switch-off-payment-account',
      before,
    );
  });
}
