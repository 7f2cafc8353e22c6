import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  listOrders,
  type OrderListInput,
  totalOrders,
} from '@foyer/server/modules/orders/list/list-orders.ts';
import { searchTickets } from '@foyer/server/modules/ticket-search/index.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Contest } from './benchmark.ts';
import { fillOrders, type SoldLong } from './fill-orders.ts';
import { repeatUntil } from './repeat-until.ts';
import { selectOne } from './select-one.ts';

const ORDERS = 1_000_000;
const page = { limit: 50, inverted: false };
const list: [must: number, aim: number] = [6, 4];
const search: [must: number, aim: number] = [100, 50];

/** What staff ask all day long of a client that has sold for years. */
export const manyOrders: Benchmark = {
  name: 'orders at 1,000,000',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const sold = await fillOrders(database, client, ORDERS);
    const manager = await signedInAs(app, client);
    const middle = (await listOrders(manager, { sort: '-placed' }, page)).at(-1)?.cursor;
    const contest = (
      name: string,
      [must, aim]: [number, number],
      ask: () => Promise<readonly unknown[]>,
    ): Contest => ({
      name: `${name}, against SELECT 1`,
      unit: 'questions',
      measure: 'cost',
      must,
      aim,
      foyer: {
        name: `Foyer: ${name}`,
        run: (milliseconds) =>
          repeatUntil(milliseconds, 1, async () => {
            if ((await ask()).length === 0) throw new Error('nothing was found');
          }),
      },
      other: selectOne(app.db),
    });
    const listOf = (name: string, bounds: [number, number], input: OrderListInput) =>
      contest(name, bounds, () => listOrders(manager, input, page));
    const totalsOf = (name: string, input: OrderListInput) =>
      contest(`count and sum ${name}`, search, async () => [await totalOrders(manager, input)]);
    const aDay = localDateAt(new Date(Date.now() - 30 * 86_400_000), 'Europe/Amsterdam');
    return {
      contests: [
        listOf('newest 50 orders', list, {}),
        contest('a page further on', list, () => listOrders(manager, {}, { ...page, after: middle })),
        listOf('orders by their total', list, { sort: '-total' }),
        listOf('orders by their visit', list, { sort: '-visit' }),
        listOf('orders of the first visits', list, { sort: 'visit' }),
        ...filtersOf(sold, aDay).map(([name, input]) => listOf(`orders ${name}`, list, input)),
        listOf('an order by its number', [3, 2], { search: `GT-${ORDERS / 2}` }),
        listOf('an order by a ticket', list, { search: `${ORDERS / 2}1`.padStart(16, '0') }),
        listOf('an order by a telephone number', list, { search: `+31 6 ${10_000_000 + ORDERS / 2}` }),
        listOf('orders by a part of a name', search, { search: 'isseracb' }),
        listOf('orders by the start of an e-mail address', search, { search: 'anna.visseruql50@ex' }),
        contest('tickets of a name in the last month', search, () =>
          searchTickets(manager, { search: 'isseracb', placed: 'last-month' }),
        ),
        contest('a ticket by its barcode', list, () =>
          searchTickets(manager, { search: `${ORDERS / 2}1`.padStart(16, '0') }),
        ),
        totalsOf('of all', {}),
        totalsOf('of a visit date', { visit: aDay }),
        totalsOf('of this month', { placed: 'this-month' }),
        totalsOf('of scanned orders', { scan: 'scanned' }),
        totalsOf('paid by card', { method: 'card' }),
      ],
      findFaults: async () => [],
      close: async () => {},
    };
  },
};

function filtersOf({ rarePage, usual, rare }: SoldLong, aDay: string): [string, OrderListInput][] {
  return [
    ['of a day of sale', { placed: aDay }],
    ['of a visit date', { visit: aDay }],
    ['of a timeslot of a day', { visit: aDay, time: '12:00' }],
    ['of a rare status', { state: 'refunded' }],
    ['that were sold', { state: 'sold' }],
    ['of a sales page', { channelId: rarePage.channelId }],
    ['of the product of most', { productId: usual.productId }],
    ['of a rare product', { productId: rare.productId }],
    ['of a total', { total: '9900..9950' }],
    ['in English', { language: 'en' }],
    ['in a rare language', { language: 'ja' }],
    ['paid by card', { method: 'card' }],
    ['paid by a rare method', { method: 'paypal' }],
    ['paid through a rare provider', { provider: 'adyen' }],
    ['not scanned', { scan: 'unscanned' }],
    ['scanned', { scan: 'scanned' }],
    ['scanned in part', { scan: 'partly' }],
    ['with any discount code', { discount: '*' }],
    ['with a rare discount code', { discount: 'SPRING' }],
    ['with a donation', { donation: 'with' }],
    ['of a reason', { reason: 'places-gone' }],
    ['with a refund in this month', { refunded: 'this-month' }],
    ['that failed', { failed: 'all' }],
    ['of a visit date, scanned, paid by card', { visit: aDay, scan: 'scanned', method: 'card' }],
  ];
}
