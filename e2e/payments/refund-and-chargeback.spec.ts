import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { aClient, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { goToPayment } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { putMuseumOnSale } from '../src/museum-on-sale.ts';
import { confirm, dialogOf, heading, press } from '../src/page-acts.ts';
import { findPayment, type ProviderPart, startProviderParts } from '../src/payments/provider-parts.ts';
import { type RunningMuseum, startMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// The same story at each provider: connected, paid, one ticket refunded, a refund refused and tried again, a chargeback.

let parts: ProviderPart[];
let foyer: RunningMuseum;

beforeAll(async () => {
  parts = await startProviderParts();
  foyer = await startMuseum(Object.assign({}, ...parts.map(({ settings }) => settings)));
});

afterAll(async () => {
  await foyer?.close();
  await Promise.all((parts ?? []).map(({ counterpart }) => counterpart.close()));
});

describe.each([
  { name: 'Mollie', choice: 'Keep tickets' },
  { name: 'Stripe', choice: 'Cancel tickets' },
  { name: 'Adyen', choice: 'Keep tickets' },
])('$name', ({ name, choice }) => {
  let part: ProviderPart;
  let client: TestClient;
  let office: Page;
  let orderId: string;

  const openOffice = async (path: string) => {
    await office.goto(`${foyer.url}/cms${path}`);
    await office.getByRole('heading', { level: 1 }).waitFor();
  };
  const refunded = async () => part.refundsOf(await findPayment(foyer.database, orderId));

  test('is connected with its keys, and a visitor pays three tickets there', async () => {
    const found = parts.find((one) => one.name === name);
    if (!found) throw new Error(name);
    part = found;
    client = await aClient(testApp(foyer.database).app);
    const { subdomain, clientId } = client;
    part.sendNoticesTo(`${foyer.url}/webhooks/payments/${name.toLowerCase()}/${subdomain}`);
    const museum = await putMuseumOnSale(foyer.url, {
      manager: { subdomain, password: TEST_PASSWORD },
      url: 'tide',
    });
    office = await openPage(foyer.browser, { width: 1440 });
    await office.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    const manager = `manager|${subdomain}`;
    await signIn(office, foyer.url, manager, TEST_PASSWORD, '/payment-providers-settings');
    await press(office, 'Add provider: Test');
    await dialogOf(office).getByRole('combobox', { name: 'Provider' }).click();
    await office.getByRole('option', { name, exact: true }).click();
    for (const [label, value] of Object.entries(part.typed))
      await dialogOf(office).getByLabel(label).fill(value);
    await confirm(office, 'Connect');
    await office.getByText(/keys set on/).waitFor();

    const visitor = await openPage(foyer.browser, { width: 390, height: 844 });
    await visitor.goto(`${foyer.url}${museum.page}?language=en`);
    await goToPayment(visitor, { adults: 3 });
    await visitor.getByRole('radio', { name: part.method }).check();
    await visitor.getByRole('button', { name: /^Pay €/ }).click();
    await heading(visitor, 'Pay at the provider');
    await visitor.getByRole('link', { name: part.pays, exact: true }).click();
    await visitor.getByText('Ticket 1 of 3').waitFor();
    await visitor.close();
    const { rows } = await foyer.database.owner.query<{ id: string }>(
      `select id from orders where client_id = $1`,
      [clientId],
    );
    orderId = rows[0]?.id ?? '';
  });

  const cancelOne = async () => {
    await office.getByRole('button', { name: /^More: GT-/ }).click();
    await office.getByRole('menuitem', { name: 'Cancel tickets' }).click();
    await dialogOf(office).getByRole('checkbox', { name: 'Adult' }).first().check();
    await confirm(office, 'Cancel 1 ticket and refund €17.50');
    await office.getByText('The order was changed; €17.50 goes back').waitFor();
  };

  test('one of the tickets is cancelled, and its money goes back through the provider', async () => {
    await openOffice(`/order-management?order=${orderId}`);
    await cancelOne();
    await expect.poll(refunded, patience).toEqual([1750]);
    await office.reload();
    await office.getByText('Partly cancelled').first().waitFor();
    await office.getByText('Refund of €17.50 paid').waitFor();
    await office.getByText('0 of 2 scanned').waitFor();
  });

  test('a refund that the provider refuses is a task on the order; tried again, the money goes back', async () => {
    // Refused as often as the queue tries by itself.
    part.counterpart.faults.push(...Array<'refusing'>(40).fill('refusing'));
    await cancelOne();
    // The page looks at a refund that is under way by itself; a reload would take the card away while it is fetched.
    const task = office.getByText('The refund of €17.50 failed: the buyer has not received it.');
    await task.waitFor();
    expect(await findAccessibilityFaults(office)).toEqual([]);
    expect(await refunded()).toEqual([1750]);
    await openOffice('/');
    await office.getByText('1 refund failed').waitFor();
    await openOffice(`/order-management?order=${orderId}`);
    part.counterpart.faults.length = 0;
    await press(office, 'Try again');
    // What its provider answers is read on the page that stays open.
    await office.getByText('Refund of €17.50 paid').nth(1).waitFor();
    await task.waitFor({ state: 'detached' });
    expect(await refunded()).toEqual([1750, 1750]);
  });

  test('the bank takes the last ticket back: the dashboard says so, the order names what was scanned, and staff decide', async () => {
    const isKept = choice === 'Keep tickets';
    if (isKept) {
      await foyer.database.owner.query(
        `update ticket set used_at = now() where order_id = $1 and state = 'active'`,
        [orderId],
      );
    }
    const payment = await findPayment(foyer.database, orderId);
    expect((await part.chargeBack(payment, 1750)).ok).toBe(true);
    await openOffice('/');
    await office.getByText('1 order was charged back').waitFor();
    await office.getByRole('link', { name: 'Open the order' }).click();
    await office.getByText('The bank took €17.50 back from you.').waitFor();
    expect(await office.getByText(/Already scanned: Adult \d{4}\./).count()).toBe(isKept ? 1 : 0);
    expect(await findAccessibilityFaults(office)).toEqual([]);
    await press(office, choice);
    await confirm(office, choice);
    await office.getByText('Chargeback of €17.50 completed').waitFor();
    await office.getByText('The bank took €17.50 back from you.').waitFor({ state: 'detached' });
    await office
      .getByText(isKept ? '1 of 1 scanned' : 'Ticket cancelled')
      .first()
      .waitFor();
    // Nothing more goes back: the bank has taken it.
    expect(await refunded()).toEqual([1750, 1750]);
    await openOffice('/');
    await office.getByText('Needs attention').first().waitFor();
    expect(await office.getByText('1 order was charged back').count()).toBe(0);
    const report = (await verifyLedger(foyer.database.worker)).find(
      ({ subdomain }) => subdomain === client.subdomain,
    );
    expect(report).toMatchObject({ orders: 1, differing: [], strays: 0 });
    await office.close();
  });
});
