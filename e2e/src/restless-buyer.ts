import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkOut,
  pay,
  readOrder,
  type Send,
  type ShopAddress,
  takeCart,
} from '@foyer/testkit/builders/a-visitor.ts';

export interface Wish {
  timeslotId: string;
  ticketTypeId: string;
  quantity: number;
}

/** The last answer that a buyer got. */
export type Outcome =
  | { kind: 'refused'; code: string }
  | { kind: 'left' }
  | { kind: 'paid'; orderSecret: string; state: string; tickets: number };

const thinks = () => sleep(Math.random() * 250);

/**
 * One visit to the sales page as people make it: choose, hesitate, fill in, pay, look at the order. Some leave with
 * the places still held. `send` decides how often a request without an answer is repeated.
 */
export async function buyTickets(shop: ShopAddress, wish: Wish, send: Send): Promise<Outcome> {
  const cart = await takeCart(shop, wish, { send, idempotencyKey: randomUUID() });
  if (typeof cart === 'string') return { kind: 'refused', code: cart };
  if (Math.random() < 0.15) return { kind: 'left' };
  await thinks();
  const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  const checkout = await checkOut(shop, cart, buyer, send);
  if (typeof checkout === 'string') return { kind: 'refused', code: checkout };
  await thinks();
  const orderSecret = await pay(checkout.payUrl, send);
  const { state, tickets } = await settledOrder(shop.url, orderSecret, send);
  return { kind: 'paid', orderSecret, state, tickets: tickets.length };
}

/**
 * The order's page polls until the provider has answered the outcome. A server that was killed meanwhile takes its time:
 * what never comes ends with who waits for the buyers.
 */
async function settledOrder(url: string, orderSecret: string, send: Send) {
  for (;;) {
    const order = await readOrder(url, orderSecret, send);
    if (order.state === 'completed' || order.state === 'refunded') return order;
    await sleep(300);
  }
}
