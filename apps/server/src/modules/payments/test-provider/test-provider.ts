import type { App } from '../../../platform/app.ts';
import type { PaymentProvider, StartedPayment } from '../payment-provider.ts';

/**
 * The built-in provider that moves no money: a page of its own to pay, fail, cancel or expire, and notices over HTTP
 * like those of a real one.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  nameAtOnce,
  async start(app, { clientId, payment }) {
    return nameAtOnce(app, { clientId, id: payment.id });
  },
  async refund(_app, { refundId }) {
    return { reference: `test-refund-${refundId}` };
  },
};

function nameAtOnce(app: App, { clientId, id }: { clientId: string; id: string }): StartedPayment {
  const reference = app.secrets
    .derive('test-payment', `${clientId} ${id}`)
    .subarray(0, 18)
    .toString('base64url');
  return { reference, checkoutUrl: `${app.publicUrl}/pay/test/${reference}` };
}
