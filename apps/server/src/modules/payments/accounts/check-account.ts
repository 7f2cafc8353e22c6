import { isIP } from 'node:net';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { CheckLine } from '@foyer/domain/payments/check-lines.ts';
import type { App } from '../../../platform/app.ts';
import { isPublicAddress } from '../../../platform/http/outgoing/public-address.ts';
import type { CheckedAccount, OpenedAccount, RemoteProvider } from '../payment-provider.ts';
import { ProviderRefusedError, ProviderUnreachableError } from '../remote/ask-provider.ts';
import type { PaymentAccount } from './payment-account.repository.ts';

type Notices = Pick<PaymentAccount, 'noticeAt' | 'noticeRefusedAt'>;

export const noNotices: Notices = { noticeAt: null, noticeRefusedAt: null };

/**
 * Asks the provider what works by these keys; makes no payment. A provider that says no, or nothing, is a line of the
 * check and no error.
 */
export async function checkAccount(
  app: App,
  provider: RemoteProvider,
  account: OpenedAccount,
  { currency, notices }: { currency: Currency; notices: Notices },
): Promise<CheckedAccount> {
  try {
    const { methods, lines } = await provider.check(app, account, currency);
    return { methods, lines: [...lines, lineOfNotices(app, notices)] };
  } catch (error) {
    if (error instanceof ProviderRefusedError) {
      return { methods: [], lines: [{ code: 'key-refused', params: { detail: error.detail } }] };
    }
    if (error instanceof ProviderUnreachableError) return { methods: [], lines: [{ code: 'not-reached' }] };
    throw error;
  }
}

/** Whether the provider's notices arrive; without them the provider is asked every few minutes. */
function lineOfNotices({ publicUrl }: App, { noticeAt, noticeRefusedAt }: Notices): CheckLine {
  if (!isPublicHost(new URL(publicUrl).hostname))
    return { code: 'address-not-public', params: { address: publicUrl } };
  if (noticeRefusedAt && (!noticeAt || noticeAt < noticeRefusedAt)) {
    return { code: 'notices-not-proven', params: { at: noticeRefusedAt.toISOString() } };
  }
  return noticeAt
    ? { code: 'notices-arrive', params: { at: noticeAt.toISOString() } }
    : { code: 'notices-expected' };
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 ? isPublicAddress(host) : host !== 'localhost' && !host.endsWith('.localhost');
}
