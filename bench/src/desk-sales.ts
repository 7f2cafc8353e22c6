import { randomUUID } from 'node:crypto';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { sellAtDesk } from '@foyer/server/modules/desk-sales/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aTillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const CAPACITY = 100_000_000;
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** One cashier and one visitor: a sale for cash, complete, against a paid order of a sales page, both without HTTP. */
export const deskSales: Benchmark = {
  name: 'desk sales',
  async prepare(database) {
    const { app } = testApp(database);
    const desk = await aTillDesk(app, database.owner, { capacity: CAPACITY });
    const { client, clientId } = desk;
    const page = await aSalesPage(database.owner, clientId, { capacity: CAPACITY });
    let sold = 0;
    const cashier: Side = {
      name: 'Foyer: two adults for cash at a desk, one sale after the other',
      run: (milliseconds) =>
        repeatUntil(milliseconds, 1, async () => {
          await sellAtDesk(desk.manager, desk.sale(2));
          sold += 1;
        }),
    };
    const visitor: Side = {
      name: 'two adults on a sales page: cart, details, checkout, payment',
      run: (milliseconds) =>
        repeatUntil(milliseconds, 1, async () => {
          const { timeslotId, ticketTypeId, url: channel } = page;
          const wish = { language: 'en', timeslotId, lines: [{ ticketTypeId, quantity: 2 }] };
          const address = { client: client.subdomain, channel };
          const { secret } = await takeCart(app, address, wish, randomUUID());
          await saveDetails(app, secret, anna);
          const { redirectUrl } = await checkOut(app, secret, { method: 'test' });
          const reference = redirectUrl.split('/').at(-1) ?? '';
          const notice = { provider: 'test', reference, event: 'paid', outcome: 'paid' } as const;
          await settlePayment(app, clientId, { ...notice, amountMinor: 3500, currency: 'EUR' });
          sold += 1;
        }),
    };
    return {
      contests: [
        {
          name: 'a desk sale with cash, complete, against a paid order of the sales page',
          unit: 'sales',
          measure: 'cost',
          must: 1,
          aim: 0.8,
          foyer: cashier,
          other: visitor,
        },
      ],
      async findFaults() {
        const { rows } = await database.owner.query<{ done: number; cash: number; entries: number }>(
          `select (select count(*)::int from orders where client_id = $1 and completed_at is not null) as done,
            (select coalesce(sum(amount_minor), 0)::int from till_entry where client_id = $1 and kind = 'sale') as entries,
            (select coalesce(sum(total_minor), 0)::int from orders where client_id = $1 and sales_point = 'reception') as cash`,
          [clientId],
        );
        const [{ done, cash, entries } = { done: 0, cash: 0, entries: 0 }] = rows;
        const differences = await listCounterDifferences(database.worker);
        return [
          ...(done === sold ? [] : [`${sold} sales are ${done} completed orders`]),
          ...(cash === entries ? [] : [`orders for ${cash} have entries of the till for ${entries}`]),
          ...differences.map((one) => `the auditor found ${JSON.stringify(one)}`),
        ];
      },
      close: async () => undefined,
    };
  },
};
