import { MOLLIE_TEST_KEY, startMollie } from '../providers/mollie-counterpart.ts';
import type { PayerSide } from './payer-side.ts';

const minorOf = ({ value }: { value: string }): number => Math.round(Number(value) * 100);
const decimalOf = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

export async function mollieSide(): Promise<PayerSide> {
  const mollie = await startMollie();
  const become = (reference: string, status: 'paid' | 'failed' | 'expired') => {
    const payment = mollie.payments.get(reference);
    if (payment?.status === 'open') payment.status = status;
  };
  const refundsOf = (reference: string) => mollie.refunds.filter(({ paymentId }) => paymentId === reference);
  return {
    provider: 'mollie',
    keys: { apiKey: MOLLIE_TEST_KEY },
    method: 'ideal',
    env: { FOYER_MOLLIE_URL: mollie.url },
    counterpart: mollie,
    pay: (reference) => become(reference, 'paid'),
    fail: (reference) => become(reference, 'failed'),
    expire: (reference) => become(reference, 'expired'),
    chargeBack(reference, amountMinor) {
      const payment = mollie.payments.get(reference);
      if (payment?.status !== 'paid') return;
      payment.amountChargedBack = { currency: 'EUR', value: decimalOf(amountMinor) };
    },
    winDisputes(reference) {
      const payment = mollie.payments.get(reference);
      if (payment?.amountChargedBack) payment.amountChargedBack.value = '0.00';
    },
    loseRefund(reference) {
      const last = refundsOf(reference).at(-1);
      if (last) last.status = 'failed';
    },
    notify: async (noticeUrl, id) =>
      mollie.payments.has(id) && fetch(noticeUrl, { method: 'POST', body: new URLSearchParams({ id }) }),
    keptMinor(reference) {
      const payment = mollie.payments.get(reference);
      if (payment?.status !== 'paid') return 0;
      const refunds = refundsOf(reference).filter(({ status }) => status !== 'failed');
      return minorOf(payment.amount) - refunds.reduce((sum, { amount }) => sum + minorOf(amount), 0);
    },
  };
}
