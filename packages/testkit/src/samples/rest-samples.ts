import { randomUUID } from 'node:crypto';
import type { aBusyClient } from '../builders/a-busy-client.ts';
import { TEST_PASSWORD } from '../builders/a-client.ts';
import { harbourTours } from '../builders/a-seller.ts';
import { checkOut, pay, type Send, takeCart } from '../builders/a-visitor.ts';

type BusyClient = Awaited<ReturnType<typeof aBusyClient>>;

/** A good request of a route. */
export interface RestSample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Where a good request is answered with a refusal all the same. */
  refused?: true;
}

/** A good request for every route of the server, in a museum that has carts, an order and a gate. */
export async function restSamples(mine: BusyClient, send: Send): Promise<Record<string, RestSample>> {
  const shop = { url: '', subdomain: mine.subdomain, channelUrl: mine.page.url };
  const visitor = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  const lines = [{ ticketTypeId: mine.page.ticketTypeId, quantity: 1 }];

  const aCart = async () => {
    const cart = await takeCart(shop, mine.page, { send });
    if (typeof cart === 'string') throw new Error(cart);
    return cart;
  };

  const cart = await aCart();
  const cartToPay = await aCart();
  await checkOut(shop, cartToPay, visitor, send);
  const ordered = await checkOut(shop, await aCart(), visitor, send);
  const payUrl = typeof ordered === 'string' ? '' : ordered.payUrl;
  const orderSecret = await pay(payUrl, send);

  const ofAnna = { params: { client: mine.subdomain }, body: { email: 'anna@example.com' } };
  const device = { headers: { authorization: `Device ${await aDeviceKey(mine, send)}` } };
  const onPage = { client: mine.subdomain, channel: mine.page.url };
  const groups = { ticketGroupIds: mine.page.ticketGroupId, party: '2' };
  const onDay = { params: { ...onPage, date: mine.page.date }, query: groups };
  const secret = { params: { secret: cart.secret } };
  const order = { params: { secret: orderSecret } };
  const keyed = { headers: { 'idempotency-key': randomUUID() } };
  const scanned = { sequence: 1, code: '1234567890123456', at: '2026-11-20T10:00:00Z', direction: 'in' };

  const ofCompany = 'companyName address postalCode town vatNumber kvkNumber accountNumber beneficiary';
  const companyForm = Object.fromEntries(ofCompany.split(' ').map((name) => [name, 'x']));

  const pass = { device: 'a phone', passType: 'pass.example.getij', ticket: randomUUID() };
  const ofPass = { client: mine.clientId, ...pass };

  const password = 'long enough';
  return {
    'GET /healthz': {},
    'GET /readyz': {},
    'GET /metrics': {},
    'POST /v1/login_check': {
      body: { username: `manager|${mine.subdomain}`, password: 'no' },
      refused: true,
    },
    'POST /v1/login_second_factor': { body: { challenge: 'unknown', code: '000000' }, refused: true },
    'POST /v1/token/refresh': { body: { refresh_token: 'unknown' }, refused: true },
    'POST /v1/account_link': { body: { purpose: 'password-reset', token: 'unknown' }, refused: true },
    'POST /v1/account_link/password': {
      body: { purpose: 'password-reset', token: 'x', newPassword: password, repeatPassword: password },
      refused: true,
    },
    'POST /v1/company_form': { body: { token: 'unknown' }, refused: true },
    'POST /v1/company_form/save': { body: { token: 'unknown', form: companyForm }, refused: true },
    'POST /v1/password_forgotten': { body: { username: `nobody|${mine.subdomain}` } },
    'POST /logout': {},
    'GET /v1/feature-flags': {},
    'GET /graphql': { query: { query: '{ __typename }' } },
    'POST /graphql': { body: { query: '{ __typename }' } },
    'GET /images/:clientId/:imageId': {
      params: { clientId: mine.clientId, imageId: randomUUID() },
      refused: true,
    },
    'GET /images/remote/:client/:width': {
      params: { client: mine.subdomain, width: '640' },
      query: { src: 'https://www.getij.example/logo.png' },
      refused: true,
    },
    'GET /images/:clientId/:imageId/:width': {
      params: { clientId: mine.clientId, imageId: randomUUID(), width: '640' },
      refused: true,
    },
    'GET /api/visitor-data/:token': { params: { token: 'a.b.1.c' }, refused: true },
    // Answered with a stream to who asks for events, and signed in.
    'GET /v1/dashboard/live': { refused: true },
    'GET /api/exports/:token': { params: { token: 'unknown' }, refused: true },
    'GET /api/invoices/:token': { params: { token: 'unknown' }, refused: true },
    'POST /api/scan/v1/pair': { body: { code: 'ABCD-EFGH' }, refused: true },
    'GET /api/scan/v1/context': device,
    'POST /api/scan/v1/scans': { ...device, body: scanned },
    'POST /api/scan/v1/scans/undo': { ...device, body: { sequence: 1, at: scanned.at } },
    'POST /api/scan/v1/context': {
      ...device,
      body: { batteryPercentage: 87, appVersion: '0.1.0', waitingScans: 0, isAsleep: false },
    },
    'GET /api/scan/v1/setup': device,
    'PUT /api/scan/v1/setup': { ...device, body: { locationId: null, ticketGroupIds: null } },
    'GET /api/scan/v1/list': { ...device, query: { after: 'unknown' } },
    'POST /api/scan/v1/orders/find': { ...device, body: { query: 'Visser' } },
    'GET /api/openapi.json': {},
    'GET /api/screen/:secret': { params: { secret: 'unknown' }, refused: true },
    'GET /robots.txt': {},
    'GET /shop/embed.js': {},
    'GET /shop/:client/sitemap.xml': { params: { client: mine.subdomain } },
    'GET /api/shop/visitors/:client/foot': { params: { client: mine.subdomain } },
    'POST /api/shop/visitors/:client/order-links': ofAnna,
    'POST /api/shop/visitors/:client/gift-card/lost': ofAnna,
    'POST /api/shop/visitors/:client/waiting-list': {
      params: { client: mine.subdomain },
      body: { secret: 'unknown' },
      refused: true,
    },
    'POST /api/shop/visitors/:client/waiting-list/leave': {
      params: { client: mine.subdomain },
      body: { secret: 'unknown' },
      refused: true,
    },
    'POST /api/shop/:client/:channel/waiting-list': {
      params: onPage,
      body: { language: 'en', date: mine.page.date, lines, email: 'anna@example.com' },
      refused: true,
    },
    'GET /api/shop/:client/bot-challenge': { params: { client: mine.subdomain } },
    'GET /api/shop/:client/:channel': { params: onPage, query: { language: 'nl' } },
    'GET /api/shop/:client/:channel/availability': { params: onPage, query: { ...groups, month: '2030-06' } },
    'GET /api/shop/:client/:channel/availability/next': {
      params: onPage,
      query: { ...groups, from: '2030-06-01' },
    },
    'GET /api/shop/:client/:channel/availability/:date': onDay,
    'GET /api/shop/:client/:channel/ticket-types/:date': onDay,
    'GET /api/shop/:client/:channel/terms': {
      params: onPage,
      query: { ticketTypeIds: mine.page.ticketTypeId, timeslotId: mine.page.timeslotId },
    },
    'POST /api/shop/:client/:channel/waiting': { params: onPage, body: { language: 'en' } },
    'POST /api/shop/:client/:channel/waiting/leave': { params: onPage, body: { place: 'x' } },
    'POST /api/shop/:client/:channel/waiting/email': {
      params: onPage,
      body: { place: 'x', email: 'a@example.com', language: 'nl' },
      refused: true,
    },
    'POST /api/shop/:client/:channel/waiting/claim': { params: onPage, body: { link: 'x' } },
    'POST /api/shop/:client/:channel/carts': {
      params: onPage,
      ...keyed,
      body: { language: 'en', timeslotId: mine.page.timeslotId, lines },
    },
    'GET /api/shop/carts/:secret': secret,
    'GET /api/shop/carts/:secret/page': secret,
    'PUT /api/shop/carts/:secret': { ...secret, body: { timeslotId: mine.page.timeslotId, lines } },
    'POST /api/shop/carts/:secret/extend': secret,
    'PUT /api/shop/carts/:secret/details': { ...secret, body: { ...visitor, phone: '0612345678' } },
    'PUT /api/shop/carts/:secret/code': { ...secret, body: { code: null } },
    'GET /api/gift-card-pdf/:token': { params: { token: 'unknown' }, refused: true },
    'POST /api/shop/visitors/:client/gift-card/send': {
      params: { client: mine.subdomain },
      body: { code: 'AAAA-BBBB-CCCC' },
      refused: true,
    },
    'POST /api/shop/visitors/:client/gift-card': {
      params: { client: mine.subdomain },
      body: { code: 'AAAA-BBBB-CCCC' },
      refused: true,
    },
    'PUT /api/shop/carts/:secret/paying-codes': { ...secret, body: { codes: [] } },
    'PUT /api/shop/carts/:secret/language': { ...secret, body: { language: 'en' } },
    'PUT /api/shop/carts/:secret/donation': { ...secret, body: { amountMinor: 0 } },
    'POST /api/shop/:client/:channel/code': { params: onPage, body: { code: 'FRIENDS' }, refused: true },
    'POST /api/shop/carts/:secret/sms': secret,
    'POST /api/shop/carts/:secret/sms/code': { ...secret, body: { code: '12345' }, refused: true },
    'POST /api/shop/carts/:secret/checkout': {
      params: { secret: cartToPay.secret },
      body: { method: 'test' },
    },
    'GET /api/shop/gifts/:secret': { params: { secret: 'unknown' }, refused: true },
    'POST /api/shop/gifts/:secret/cart': {
      params: { secret: 'unknown' },
      body: { language: 'en', timeslotId: mine.page.timeslotId },
      refused: true,
    },
    'GET /api/shop/orders/:secret': order,
    'PUT /api/shop/orders/:secret/names': { ...order, body: { names: [] } },
    'GET /api/shop/orders/:secret/closure': order,
    // No closure touches it: there is nothing to choose.
    'GET /api/shop/orders/:secret/closure/times': { ...order, query: { date: '2030-06-15' }, refused: true },
    'POST /api/shop/orders/:secret/closure/choice': {
      ...order,
      body: { choice: 'refund', visitId: randomUUID() },
      refused: true,
    },
    'GET /api/shop/orders/:secret/invoice': order,
    // The museum has not said who sells.
    'POST /api/shop/orders/:secret/invoice': { ...order, body: { ...harbourTours }, refused: true },
    'GET /api/shop/orders/:secret/invoices/:invoiceId/:format': {
      params: { ...order.params, invoiceId: randomUUID(), format: 'pdf' },
      refused: true,
    },
    'GET /api/shop/orders/:secret/changes': order,
    // None of these tickets is in the order: nothing changes.
    'GET /api/shop/orders/:secret/changes/visits': {
      ...order,
      query: { ticketIds: randomUUID(), from: '2030-06-15', until: '2030-06-30' },
      refused: true,
    },
    'POST /api/shop/orders/:secret/changes/preview': {
      ...order,
      body: { cancel: [randomUUID()] },
      refused: true,
    },
    'POST /api/shop/orders/:secret/changes': {
      ...order,
      body: { id: randomUUID(), wish: { cancel: [randomUUID()] }, fingerprint: 'f', method: 'test' },
      refused: true,
    },
    'POST /api/shop/orders/:secret/changes/pay': {
      ...order,
      body: { id: randomUUID(), method: 'test' },
      refused: true,
    },
    'POST /api/shop/orders/:secret/changes/withdraw': {
      ...order,
      body: { id: randomUUID() },
      refused: true,
    },
    'GET /api/shop/orders/:secret/tickets.pdf': order,
    'GET /api/shop/orders/:secret/visit.ics': order,
    'GET /pay/test/inter.woff2': {},
    'GET /pay/test/:reference': { params: { reference: payUrl.split('/').at(-1) ?? '' } },
    'POST /pay/test/:reference': {
      params: { reference: payUrl.split('/').at(-1) ?? '' },
      body: { outcome: 'failed' },
    },
    'POST /webhooks/payments/test/:client': {
      params: { client: mine.subdomain },
      body: { event: 'e' },
      refused: true,
    },
    'POST /webhooks/payments/mollie/:client': {
      params: { client: mine.subdomain },
      body: { id: 'tr_unknown' },
    },
    'POST /webhooks/payments/stripe/:client': {
      params: { client: mine.subdomain },
      body: { type: 'checkout.session.completed' },
      refused: true,
    },
    'POST /webhooks/payments/adyen/:client': {
      params: { client: mine.subdomain },
      body: { notificationItems: [] },
      refused: true,
    },
    'GET /pay/return/:client/:payment/:token': {
      params: { client: mine.subdomain, payment: randomUUID(), token: 'unknown' },
      refused: true,
    },
    'GET /api/order-tickets/:token': { params: { token: 'unknown' }, refused: true },
    'POST /api/shop/orders/:secret/wallet': {
      ...order,
      body: { platform: 'apple', ticketId: randomUUID() },
    },
    'GET /api/shop/wallet/:token': { params: { token: 'unknown' }, refused: true },
    'POST /api/wallet/apple/:client/v1/devices/:device/registrations/:passType/:ticket': {
      params: ofPass,
      body: { pushToken: 'unknown' },
      refused: true,
    },
    'DELETE /api/wallet/apple/:client/v1/devices/:device/registrations/:passType/:ticket': {
      params: ofPass,
      refused: true,
    },
    'GET /api/wallet/apple/:client/v1/devices/:device/registrations/:passType': { params: ofPass },
    'GET /api/wallet/apple/:client/v1/passes/:passType/:ticket': { params: ofPass, refused: true },
    'POST /api/wallet/apple/:client/v1/log': { params: ofPass, body: { logs: [] } },
    // The last: after it the cart is gone.
    'DELETE /api/shop/carts/:secret': secret,
  };
}

async function aDeviceKey(mine: BusyClient, send: Send): Promise<string> {
  const account = { username: `manager|${mine.subdomain}`, password: TEST_PASSWORD };
  const signedIn = await send({ method: 'POST', url: '/v1/login_check', body: account });
  const made = await send({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${JSON.parse(signedIn.text).token}` },
    body: { query: 'mutation { createScanDevice(input: { name: "Gate 2" }) { code } }' },
  });
  const { code } = JSON.parse(made.text).data.createScanDevice;
  const paired = await send({ method: 'POST', url: '/api/scan/v1/pair', body: { code } });
  return JSON.parse(paired.text).deviceKey;
}
