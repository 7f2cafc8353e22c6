import type { PaymentProvider } from '../payment-provider.ts';

/**
 * The built-in provider that moves no money: a page of its own to pay, fail, cancel or expire, and notices over HTTP
 * like those of a real one.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  async start(app, { clientId, payment }) {
    const reference = app.secrets
      .derive('test-payment', `${clientId} ${payment.id}`)
      .subarray(0, 18)
      .toString('base64url');
    return { reference, checkoutUrl: `${app.publicUrl}/pay/test/${reference}` };
  },
  async refund(_app, { refundId }) {
    return { reference: `test-refund-${refundId}` };
  },
};
