import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aClosure } from '@foyer/testkit/builders/a-closure.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { readRightEdge } from './src/pdf/read-right-edge.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let page: Page;
let orderId = '';
let calendarId = '';
let closureId = '';

beforeAll(async () => {
  foyer = await openMuseum({ name: 'Getij Museum' });
  const { clientId, subdomain } = foyer.client;
  const { app } = testApp(foyer.database);
  const timeslot = await aTimeslot(foyer.database.owner, clientId);
  ({ orderId } = await aPlacedOrder(app, clientId, timeslot, {
    isTest: true,
    // As long as names are: a column on paper has to give way.
    buyer: {
      ...{ firstName: 'Anna', lastName: 'Visser van Wassenaer tot Obdam-Vandenbroucke' },
      ...{ email: 'anna.visser@example.com', phone: null },
    },
  }));
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  const { rows } = await foyer.database.owner.query<{ id: string }>(
    'select calendar_id as id from timeslot where id = $1',
    [timeslot.timeslotId],
  );
  calendarId = rows[0]?.id ?? '';
  closureId = await aClosure(foyer.database.owner, clientId, {
    ...{ locationId: timeslot.locationId, from: '2030-08-01', until: '2030-08-02' },
  });
  page = await openPage(foyer.browser, { width: 1440 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${subdomain}`, TEST_PASSWORD, '/bezoekerlijst?date=2030-06-15');
});

afterAll(async () => {
  await foyer?.close();
});

/** What can be pressed or typed in on the paper; a column's name is a button on the screen. */
async function controlsOnPaper(): Promise<string[]> {
  const seen = await page
    .locator('button:not(th button), input, textarea, select, nav, a.mantine-Button-root')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
  return seen;
}

const papers = [
  [
    'the visitor list',
    () => '/bezoekerlijst?date=2030-06-15',
    /^Visitor.*, Saturday,? (15 June|June 15),? 2030$/,
    'Anna Visser',
  ],
  [
    'an order',
    () => `/order-management?order=${orderId}`,
    /^GT-\d+, Saturday,? (15 June|June 15),? 2030$/,
    'Adult',
  ],
  [
    'all timeslots of a day',
    () => '/group_timeslots-overzicht?date=2030-06-15',
    /^Saturday,? (15 June|June 15),? 2030$/,
    '14:00',
  ],
  [
    'the day of a timeslot group',
    () => `/timeslotgroup/${calendarId}/day/2030-06-15`,
    /, Saturday,? (15 June|June 15),? 2030$/,
    '14:00',
  ],
  [
    'the desk notice of a closure',
    () => `/timeslotgroup/closure/${closureId}`,
    /^Closed 01-08-2030$/,
    'No tickets sold',
  ],
] as const;

test.each(papers)(
  '%s on paper names the museum and the date, and has no controls',
  async (_name, path, heading, content) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${foyer.url}/cms${path()}`);
    await page.getByText(content).first().waitFor();
    expect((await controlsOnPaper()).length).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Getij Museum', { exact: true }).filter({ visible: true }).first().waitFor();
    await page.getByText(/^Printed \d\d-\d\d-\d{4} \d\d:\d\d$/).waitFor();
    await page.getByText(heading).filter({ visible: true }).waitFor();
    await page.getByText(content).filter({ visible: true }).first().waitFor();
    expect(await controlsOnPaper()).toEqual([]);
  },
);

test('the order list on paper has no tabs of its views', async () => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${foyer.url}/cms/order-management`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Open payments' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await views.waitFor({ state: 'hidden' });
  await page.getByText('Anna Visser').filter({ visible: true }).first().waitFor();
});

test.each([
  ['the visitor list', '/bezoekerlijst?date=2030-06-15', 'Anna Visser', 'Status'],
  ['the order list', '/order-management', 'Anna Visser', 'Total'],
])('no column of %s is cut off by the edge of the paper', async (_name, path, content, lastColumn) => {
  await page.emulateMedia({ media: null });
  await page.goto(`${foyer.url}/cms${path}`);
  await page.getByText(content).first().waitFor();
  // Of A4's 210 mm; the last one is left to how widths of letters are rounded.
  const margin = (10 - 1) / 210;
  const { words, rightmost } = await readRightEdge(
    await page.pdf({ format: 'A4', margin: { left: '10mm', right: '10mm' } }),
  );
  expect(words).toContain(lastColumn);
  expect(rightmost).toBeLessThanOrEqual(1 - margin);
});
