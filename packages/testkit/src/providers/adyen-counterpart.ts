import { randomBytes } from 'node:crypto';
import type { PaymentLinkRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentLinkRequest.js';
import type { PaymentLinkResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentLinkResponse.js';
import type { PaymentRefundRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRefundRequest.js';
import type { PaymentRefundResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentRefundResponse.js';
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js';
import HmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import { type ProviderCounterpart, payPage, startCounterpart } from './provider-counterpart.ts';
import type { Wire } from './wire.ts';

type Link = Pick<
  Wire<PaymentLinkResponse>,
  'id' | 'url' | 'status' | 'amount' | 'merchantAccount' | 'reference' | 'returnUrl'
>;
type Refund = Pick<
  Wire<PaymentRefundResponse>,
  'amount' | 'merchantAccount' | 'paymentPspReference' | 'pspReference' | 'reference' | 'status'
>;

/** What a notice says beside what the counterpart fills in. */
export type AdyenNews = Pick<Wire<NotificationRequestItem>, 'eventCode' | 'success'> &
  Partial<Wire<NotificationRequestItem>>;

export interface AdyenCounterpart extends ProviderCounterpart {
  links: Map<string, Link>;
  refunds: Refund[];
  /** Where the payment page sends its notice, as a merchant sets it at Adyen; without one it sends none. */
  noticesTo?: { url: string; hexKey: string };
  /** Sends a notice about a payment link, signed with the account's HMAC key. */
  notify(url: string, hexKey: string, link: Link, news: AdyenNews): Promise<Response>;
}

export const ADYEN_KEYS = {
  apiKey: 'AQEyhmfxK4nKaBBHw0m_n3Q5qf3VaY9UCJ14XWZE03G',
  merchantAccount: 'GetijECOM',
  webhookSecret: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

const reference = () => randomBytes(8).toString('hex').toUpperCase();

/** What is signed of an item, in Adyen's order. */
const signedText = (item: Omit<Partial<Wire<NotificationRequestItem>>, 'additionalData'>): string =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount?.value,
    item.amount?.currency,
    item.eventCode,
    item.success,
  ].join(':');

/** Adyen's Checkout API v71, as far as Foyer uses it; its notices are signed by Adyen's own library. */
export async function startAdyen(): Promise<AdyenCounterpart> {
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  const validator = new HmacValidator();
  const refusal = {
    status: 422,
    errorCode: '167',
    message: 'Original pspReference required',
    errorType: 'validation',
  };

  const counterpart = await startCounterpart((server) => {
    server.addHook('preHandler', async ({ headers, url }, reply) => {
      if (headers['x-api-key'] === ADYEN_KEYS.apiKey || url.startsWith('/pay-page/')) return;
      return reply
        .status(401)
        .send({ status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized' });
    });
    server.post<{ Body: Wire<PaymentLinkRequest> }>('/v71/paymentLinks', async ({ body }, reply) => {
      const id = `PL${reference()}`;
      const { amount, merchantAccount, reference: ours, returnUrl } = body;
      const link: Link = {
        id,
        url: `${counterpart.url}/pay-page/${id}`,
        status: 'active',
        amount,
        merchantAccount,
        reference: ours,
        ...(returnUrl ? { returnUrl } : {}),
      };
      links.set(id, link);
      return reply.status(201).send(link);
    });
    server.get<{ Params: { id: string } }>('/v71/paymentLinks/:id', async ({ params: { id } }, reply) =>
      links.has(id)
        ? links.get(id)
        : reply.status(404).send({ status: 404, message: 'Payment link not found' }),
    );
    server.post<{ Params: { psp: string }; Body: Wire<PaymentRefundRequest> }>(
      '/v71/payments/:psp/refunds',
      async ({ params: { psp }, body }, reply) => {
        const { amount, merchantAccount, reference: ours = '' } = body;
        const refund: Refund = {
          amount,
          merchantAccount,
          paymentPspReference: psp,
          pspReference: reference(),
          reference: ours ?? '',
          status: 'received',
        };
        refunds.push(refund);
        return reply.status(201).send(refund);
      },
    );
    server.post('/v71/paymentMethods', async () => ({
      paymentMethods: [
        { name: 'iDEAL', type: 'ideal' },
        { name: 'Cards', type: 'scheme', brands: ['visa', 'mc'] },
      ],
    }));
    server.get<{ Params: { id: string } }>('/pay-page/:id', async ({ params: { id } }, reply) =>
      reply.type('text/html').send(payPage(id, ['pay'])),
    );
    server.get<{ Params: { id: string } }>('/pay-page/:id/pay', async ({ params: { id } }, reply) => {
      const link = links.get(id);
      if (!link) return reply.status(404).send();
      link.status = 'completed';
      const { noticesTo } = adyen;
      if (noticesTo) {
        const paid = { eventCode: 'AUTHORISATION', success: 'true', pspReference: reference() } as AdyenNews;
        await notify(noticesTo.url, noticesTo.hexKey, link, paid);
      }
      return reply.redirect(link.returnUrl ?? '/', 303);
    });
  }, refusal);

  async function notify(url: string, hexKey: string, link: Link, news: AdyenNews) {
    const item = {
      pspReference: reference(),
      merchantAccountCode: link.merchantAccount,
      merchantReference: link.reference,
      amount: link.amount,
      eventDate: new Date().toISOString(),
      reason: '',
      operations: [],
      paymentMethod: 'ideal',
      ...news,
    };
    const hmacSignature = validator.calculateHmac(signedText(item), hexKey);
    const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
    const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
    return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  const adyen: AdyenCounterpart = Object.assign(counterpart, { links, refunds, notify });
  return adyen;
}
