import { randomUUID } from 'node:crypto';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { expireHolds } from '@foyer/server/modules/capacity/expire-holds.ts';
import type { SeededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import { cancelVisit } from '@foyer/server/modules/order-changes/index.ts';
import { expireOrders } from '@foyer/server/modules/orders/expire-orders.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { watchLimit } from '@foyer/server/modules/sale-counters/index.ts';
import { changeCart } from '@foyer/server/modules/storefront/cart/change-cart.ts';
import { extendCart } from '@foyer/server/modules/storefront/cart/extend-cart.ts';
import { releaseCart } from '@foyer/server/modules/storefront/cart/release-cart.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { getCart } from '@foyer/server/modules/storefront/cart/show-cart.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { valueOrThrow } from '@foyer/server/platform/errors.ts';
import type { TestClient } from '../builders/a-client.ts';
import type { TestDesk } from '../builders/a-desk.ts';
import type { TestSalesPage } from '../builders/a-sales-page.ts';
import { holdAtDesk, orderAtDesk, sellForCash } from '../sell-at-a-desk.ts';
import type { FaultyProcess } from './faulty-process.ts';

/** What has been sold so far in a schedule, as the visitors know it. */
export interface SalesWorld extends TestClient {
  pages: readonly TestSalesPage[];
  /** They sell the same timeslots as the pages. */
  desks: readonly TestDesk[];
  carts: { cart: Cart; page: TestSalesPage }[];
  payments: { reference: string; amountMinor: number; currency: string }[];
  /** Of each timeslot the one after it, in which its tickets are valid too. */
  later: ReadonlyMap<string, string>;
  /** Orders whose payment notice was acknowledged. */
  paidOrderIds: Set<string>;
}

/** @returns whether it came to its end. */
export type Deed = (world: SalesWorld, by: FaultyProcess, random: SeededRandom) => Promise<boolean>;

const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

function any<T>(random: SeededRandom, choices: readonly T[]): T | undefined {
  return choices[random.between(0, choices.length - 1)];
}

const wish = (page: TestSalesPage, quantity: number) => ({
  language: 'en',
  timeslotId: page.timeslotId,
  lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
});

/** A visitor without an answer repeats the request with the same key: the places count once. */
const take: Deed = async (world, by, random) => {
  const page = any(random, world.pages);
  if (!page) return false;
  const [key, quantity] = [randomUUID(), random.between(1, 3)];
  const ask = () =>
    takeCart(by.app, { client: world.subdomain, channel: page.url }, wish(page, quantity), key);
  const cart = await ask().catch((error: unknown) => {
    if (error instanceof Error && /Connection terminated/.test(error.message)) return ask();
    throw error;
  });
  world.carts.push({ cart, page });
  return true;
};

const withCart =
  (
    work: (by: FaultyProcess, one: SalesWorld['carts'][number], random: SeededRandom) => Promise<unknown>,
  ): Deed =>
  async (world, by, random) => {
    const one = any(random, world.carts);
    if (!one) return false;
    await work(by, one, random);
    return true;
  };

const change = withCart((by, { cart, page }, random) =>
  changeCart(by.app, cart.secret, wish(page, random.between(1, 4))),
);
const extend = withCart((by, { cart }) => extendCart(by.app, cart.secret));
const release = withCart((by, { cart }) => releaseCart(by.app, cart.secret));

const order: Deed = async (world, by, random) => {
  const one = any(random, world.carts);
  if (!one) return false;
  await saveDetails(by.app, one.cart.secret, anna);
  const { redirectUrl } = await checkOut(by.app, one.cart.secret, { method: 'test' });
  const reference = redirectUrl.split('/pay/test/')[1];
  if (!reference) return true;
  const { totals, currency } = await getCart(by.app, one.cart.secret);
  world.payments.push({ reference, amountMinor: totals.totalMinor, currency });
  return true;
};

/** A desk sells without page and cart: for cash, through a provider that answers later, or it lets the hold expire. */
const sellAtDesk: Deed = async (world, by, random) => {
  const desk = any(random, world.desks);
  if (!desk) return false;
  const [quantity, way] = [random.between(1, 3), random.between(1, 3)];
  const held = valueOrThrow(await holdAtDesk(by.app, desk, quantity));
  if (way === 1) {
    const { orderId, completion } = await sellForCash(by.app, desk, held);
    if (completion === 'completed') world.paidOrderIds.add(orderId);
  }
  if (way === 2) {
    const outcome = await orderAtDesk(by.app, desk, held, 'test');
    if (outcome.kind === 'ordered' && outcome.payment) world.payments.push(outcome.payment);
  }
  return true;
};

/** Notices come late, twice, and after the hold is over. */
const settle: Deed = async (world, by, random) => {
  const payment = any(random, world.payments);
  if (!payment) return false;
  const { clientId } = world;
  const { reference, amountMinor, currency } = payment;
  const outcome = random.chance(0.8) ? 'paid' : 'failed';
  const notice = { provider: 'test', reference, event: outcome, outcome } as const;
  await settlePayment(by.app, clientId, { ...notice, amountMinor, currency });
  if (outcome === 'failed') return true;
  const paid = await inClient(by.app.db, clientId, ({ tx }) =>
    tx
      .selectFrom('payment')
      .select(['orderId', 'state'])
      .where('clientId', '=', clientId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
  if (paid.state === 'paid') world.paidOrderIds.add(paid.orderId);
  return true;
};

const cancel: Deed = async (world, by, random) => {
  const orderId = any(random, [...world.paidOrderIds]);
  const page = any(random, world.pages);
  if (!orderId || !page) return false;
  const staff = { actor: { kind: 'system' as const } };
  const result = await inClient(by.app.db, world.clientId, (scope) =>
    cancelVisit(by.app, scope, {
      orderId,
      timeslotId: page.timeslotId,
      by: staff,
      reason: 'weather',
      money: 'visit-cancelled',
    }),
  );
  return result.ok;
};

const expire: Deed = async (_world, { worker }) => {
  await expireHolds(worker);
  await expireOrders(worker);
  return true;
};

/** A limit is switched on and off, or set to another number, while visitors buy. */
const limit: Deed = async (world, by, random) => {
  const page = any(random, world.pages);
  if (!page) return false;
  const ticketLimit = random.chance(0.3) ? null : random.between(1, 40);
  await inClient(by.app.db, world.clientId, async (scope) => {
    const follow = await watchLimit(scope, { kind: 'ticket-group', ownerId: page.ticketGroupId });
    await scope.tx
      .updateTable('ticketGroup')
      .set({ ticketLimit })
      .where('clientId', '=', world.clientId)
      .where('id', '=', page.ticketGroupId)
      .execute();
    await follow();
  });
  return true;
};

/** The capacity of the timeslot itself, never below what is taken. */
const resize: Deed = async (world, by, random) => {
  const page = any(random, world.pages);
  if (!page) return false;
  const wanted = random.between(0, 30);
  await inClient(by.app.db, world.clientId, async ({ tx }) => {
    await tx
      .updateTable('counter')
      .set((eb) => ({
        capacity: eb.fn<number>('greatest', [eb.val(wanted), eb('held', '+', eb.ref('sold'))]),
      }))
      .where('clientId', '=', world.clientId)
      .where('id', '=', page.timeslotId)
      .execute();
  });
  return true;
};

/** The clock of one process is set, forward or back. */
const jump: Deed = async (_world, { clock }, random) => {
  clock.advance(random.between(-45, 45));
  return true;
};

export const deeds: readonly (readonly [name: string, weight: number, deed: Deed])[] = [
  ['take', 46, take],
  ['change', 8, change],
  ['extend', 5, extend],
  ['release', 6, release],
  ['order', 16, order],
  ['sell at a desk', 12, sellAtDesk],
  ['settle', 16, settle],
  ['cancel', 4, cancel],
  ['expire', 6, expire],
  ['limit', 3, limit],
  ['resize', 4, resize],
  ['jump', 3, jump],
];
