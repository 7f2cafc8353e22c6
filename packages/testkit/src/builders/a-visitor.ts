import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cart, cartSchema, checkoutAnswerSchema } from '@foyer/domain/storefront/cart.ts';
import { type VisitorOrder, visitorOrderSchema } from '@foyer/domain/storefront/visitor-order.ts';

/** What a visitor needs to know of a sales page. */
export interface ShopAddress {
  /** Of the server. */
  url: string;
  /** Of the client. */
  subdomain: string;
  /** Of the channel. */
  channelUrl: string;
}

export interface Answer {
  status: number;
  text: string;
  location: string | null;
}

export interface VisitorRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as a page's form is, instead of JSON. */
  form?: Record<string, string>;
}

export type Send = (request: VisitorRequest) => Promise<Answer>;

/** One request, as a browser sends it. @throws when no answer comes. */
export const sendOnce: Send = async ({ method, url, headers = {}, body, form }) => {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
};

/** The same, again and again while no answer comes or the server is in trouble, as long as the patience lasts. */
export function sendPatiently(patienceMs: number): Send {
  return async (request) => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const answer = await sendOnce(request).catch((error: unknown) => error);
      const isAnswered = typeof answer === 'object' && answer !== null && 'status' in answer;
      if (isAnswered && !isTrouble((answer as Answer).status)) return answer as Answer;
      if (performance.now() > end) throw new Error(`${request.method} ${request.url}`, { cause: answer });
      await sleep(100 + Math.random() * 200);
    }
  };
}

/** The server is in trouble or asks for a pause; any other answer is one. */
const isTrouble = (status: number) => status >= 500 || status === 429;

/** Takes places on a sales page. @returns the cart, or the code of the refusal. */
export async function takeCart(
  shop: ShopAddress,
  wanted: { timeslotId: string; ticketTypeId: string; quantity?: number },
  { send = sendOnce, idempotencyKey = randomUUID() as string } = {},
): Promise<Cart | string> {
  const answer = await send({
    method: 'POST',
    url: `${shop.url}/api/shop/${shop.subdomain}/${shop.channelUrl}/carts`,
    headers: { 'idempotency-key': idempotencyKey },
    body: {
      language: 'en',
      timeslotId: wanted.timeslotId,
      lines: [{ ticketTypeId: wanted.ticketTypeId, quantity: wanted.quantity ?? 1 }],
    },
  });
  if (answer.status === 201) return cartSchema.parse(JSON.parse(answer.text));
  if (answer.status === 409) return JSON.parse(answer.text).errors[0].code;
  throw new Error(`A cart was answered with ${answer.status} ${answer.text}`);
}

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Gives the details and goes to pay. @returns where the visitor pays, or the code of the refusal. */
export async function checkOut(
  { url }: ShopAddress,
  cart: Cart,
  buyer: Buyer,
  send: Send = sendOnce,
): Promise<{ payUrl: string } | string> {
  const steps: VisitorRequest[] = [
    { method: 'PUT', url: `${url}/api/shop/carts/${cart.secret}/details`, body: buyer },
    { method: 'POST', url: `${url}/api/shop/carts/${cart.secret}/checkout`, body: { method: 'test' } },
  ];
  let last: Answer | undefined;
  for (const step of steps) {
    last = await send(step);
    if (last.status === 409) return JSON.parse(last.text).errors[0].code;
    if (last.status !== 200) throw new Error(`${step.url} was answered with ${last.status} ${last.text}`);
  }
  const { redirectUrl } = checkoutAnswerSchema.parse(JSON.parse(last?.text ?? ''));
  return { payUrl: redirectUrl.startsWith('/') ? `${url}${redirectUrl}` : redirectUrl };
}

/** Presses Pay on the test provider's page. @returns the secret of the order, from the address it leads back to. */
export async function pay(payUrl: string, send: Send = sendOnce): Promise<string> {
  if (payUrl.includes('/shop/order/')) return new URL(payUrl, 'http://foyer.test').hash.slice(1);
  const answer = await send({ method: 'POST', url: payUrl, form: { outcome: 'paid' } });
  if (answer.status !== 303) throw new Error(`Pay was answered with ${answer.status} ${answer.text}`);
  return new URL(answer.location ?? '', 'http://foyer.test').hash.slice(1);
}

/** The order as its page shows it. */
export async function readOrder(
  url: string,
  orderSecret: string,
  send: Send = sendOnce,
): Promise<VisitorOrder> {
  const answer = await send({ method: 'GET', url: `${url}/api/shop/orders/${orderSecret}` });
  if (answer.status !== 200) throw new Error(`The order was answered with ${answer.status} ${answer.text}`);
  return visitorOrderSchema.parse(JSON.parse(answer.text));
}
