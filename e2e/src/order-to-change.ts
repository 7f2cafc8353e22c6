import { randomUUID } from 'node:crypto';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { listPayments, startPayment } from '@foyer/server/modules/payments/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { openPage } from './browser/open-page.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from './museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './running-museum.ts';
import { signIn } from './sign-in.ts';

/** A museum on sale whose sold orders staff change. */
export interface MuseumWithOrders extends RunningMuseum {
  onSale: MuseumOnSale;
  /** Adults at 17.50 for 14:30 in so many days, paid through the test provider unless not. */
  sell(order?: { firstName?: string; quantity?: number; days?: number; isPaid?: boolean }): Promise<string>;
  /** A setting of the client, in effect at once. */
  set(subject: string, value: object): Promise<void>;
  /** The page of an order. */
  open(orderId: string, as?: string, width?: number): Promise<Page>;
}

export async function openMuseumWithOrders(url: string): Promise<MuseumWithOrders> {
  const museum = await openMuseum();
  const { client, database, browser } = museum;
  const { clientId, subdomain } = client;
  const { app } = testApp(database);
  const onSale = await putMuseumOnSale(museum.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url,
  });
  await inClient(app.db, clientId, async (scope) => {
    for (const [username, accountType] of [
      ['colleague', 'management'],
      ['reception', 'reception'],
      ['reader', 'read only'],
    ] as const) {
      const who = { username, accountType, email: '', locale: 'en_US' as const, password: TEST_PASSWORD };
      await createAccount(app, scope, who);
    }
  });
  const timeslotOn = async (date: string) => {
    const { rows } = await database.owner.query<{ id: string }>(
      `select id from timeslot where client_id = $1 and local_date = $2 and local_time = '14:30'`,
      [clientId, date],
    );
    return rows[0]?.id ?? '';
  };
  return {
    ...museum,
    onSale,
    sell: async ({ firstName = 'Anna', quantity = 2, days = 8, isPaid = true } = {}) => {
      const date = dayFromToday(days);
      const [ticketTypeId = ''] = onSale.ticketTypeIds;
      const timeslot = {
        ...onSale,
        timeslotId: await timeslotOn(date),
        ticketTypeId,
        date,
        time: '14:30',
      };
      const email = `${firstName.toLowerCase()}.visser@example.com`;
      const buyer = { firstName, lastName: 'Visser', email, phone: null };
      const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity, isTest: true, buyer });
      if (!isPaid) return orderId;
      await startPayment(app, clientId, orderId, 'test');
      const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
      if (!payment) throw new Error('no payment');
      const { reference, amountMinor, currency } = payment;
      const notice = { provider: 'test', reference, amountMinor, currency, event: randomUUID() };
      await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
      return orderId;
    },
    set: async (subject, value) => {
      await database.owner.query(
        `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name,
           settled_at)
         values ($1, $2, (select coalesce(max(sequence), 0) + 1 from client_setting where client_id = $1 and subject = $2),
           $3, '{}', '2020-01-01', '2020-01-01', 'test', '2020-01-01')`,
        [clientId, subject, JSON.stringify(value)],
      );
    },
    open: async (orderId, as = 'manager', width = 1440) => {
      const page = await openPage(browser, { width });
      await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
      await signIn(
        page,
        museum.url,
        `${as}|${subdomain}`,
        TEST_PASSWORD,
        `/order-management?order=${orderId}`,
      );
      await page.getByRole('heading', { level: 1, name: /^GT-|No number/ }).waitFor();
      return page;
    },
  };
}
