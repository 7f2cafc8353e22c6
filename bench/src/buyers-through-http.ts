import { randomUUID } from 'node:crypto';
import type { TestClient } from '@foyer/testkit/builders/a-client.ts';
import type { TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { checkOut, pay, type Send, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import type { Pool } from 'undici';
import type { Run, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';
import { sendLightly } from './send-lightly.ts';

/** A client's sales page, and what its buyers were promised there so far. */
export interface Shop {
  client: TestClient;
  page: TestSalesPage;
  acknowledged: number;
}

const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** So many buyers at once who each take a cart of one ticket again and again; they take turns over the servers. */
export function takeCarts(servers: readonly Pool[], shop: Shop, buyers: number) {
  let turn = 0;
  return (milliseconds: number): Promise<Run> =>
    repeatUntil(milliseconds, buyers, async () => {
      const http = servers[turn++ % servers.length];
      if (!http) throw new Error('no server');
      const { status, text } = await askForPlaces(http, shop);
      if (status !== 201 || !text.includes('"secret"')) throw new Error(`no cart: ${status} ${text}`);
      shop.acknowledged += 1;
    });
}

/** The same where nothing is left. */
export const takeRefusals = (http: Pool, shop: Shop, buyers: number) => (milliseconds: number) =>
  repeatUntil(milliseconds, buyers, async () => {
    const { status, text } = await askForPlaces(http, shop);
    if (status !== 409 || !/sold-out|not-enough-places/.test(text))
      throw new Error(`no refusal: ${status} ${text}`);
  });

function askForPlaces(http: Pool, { client, page }: Shop) {
  return sendLightly(http, {
    method: 'POST',
    path: `/api/shop/${client.subdomain}/${page.url}/carts`,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
    }),
  });
}

/** Only the first one's carts are counted. */
export const besideEachOther =
  (counted: Side['run'], beside: Side['run']): Side['run'] =>
  async (milliseconds) => {
    const [run] = await Promise.all([counted(milliseconds), beside(milliseconds)]);
    return run;
  };

/** Cart, details, order, payment by the test provider with its notice; each is one operation. */
export function payOrders(http: Pool, url: string, shop: Shop, buyers: number) {
  const place = { url, subdomain: shop.client.subdomain, channelUrl: shop.page.url };
  const send = sendThrough(http);
  return (milliseconds: number): Promise<Run> =>
    repeatUntil(milliseconds, buyers, async () => {
      const cart = await takeCart(place, shop.page, { send });
      if (typeof cart === 'string') throw new Error(`no cart: ${cart}`);
      shop.acknowledged += 1;
      const checkout = await checkOut(place, cart, buyer, send);
      if (typeof checkout === 'string') throw new Error(`no checkout: ${checkout}`);
      await pay(checkout.payUrl, send);
    });
}

/** A visitor's requests over the connections of the other sides: their sending is not what is measured. */
const sendThrough =
  (http: Pool): Send =>
  async ({ method, url, headers, body, form }) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const isEmpty = form === undefined && body === undefined;
    return sendLightly(http, {
      method,
      path: new URL(url).pathname,
      headers: { ...(isEmpty ? {} : { 'content-type': type }), ...headers },
      body: form ? new URLSearchParams(form).toString() : isEmpty ? null : JSON.stringify(body),
    });
  };

/** The server's empty route. */
export const askNothing = (http: Pool, callers: number) => (milliseconds: number) =>
  repeatUntil(milliseconds, callers, async () => {
    const { status } = await sendLightly(http, { method: 'GET', path: '/healthz' });
    if (status !== 200) throw new Error(`/healthz was answered with ${status}`);
  });
