import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { withoutDeadlines } from '../src/browser/without-deadlines.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { zoneOfNoon } from '../src/zone-of-noon.ts';

const width = 360;
const height = 640;
const zone = zoneOfNoon();
let phone: Page;
let codes: string[];

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: TestClient;

beforeAll(async () => {
  foyer = await openMuseum({ name: 'Getij Museum' });
  ({ browser, client, database } = foyer);
  await database.owner.query('update client set time_zone = $2 where id = $1', [client.clientId, zone]);
  const { app } = testApp(database);
  const staff = await signedInAs(app, client);
  const { code } = await createDevice(staff, { name: 'Gate B', locationId: null });
  codes = await aFamilyOfFour();
  phone = await openPage(browser, { width, height });
  // A verdict goes by itself after 1.2 s, its Undo after 10, and the gate waits 5 s for an answer: here nothing is over
  // before it was read and pressed.
  await phone.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (act: () => void, ms = 0) => (ms < 1_000 ? setTimeout(act, ms) : 0);
    Reflect.set(window, 'setTimeout', soon);
  });
  await phone.addInitScript(withoutDeadlines);
  await phone.goto(`${foyer.url}/scan#pair=${code}`);
  await phone.getByRole('button', { name: 'Pair device' }).click();
  await phone.getByRole('button', { name: 'Start scanning' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Ready to scan' }).waitFor();
});

afterAll(() => foyer?.close());

/** Four tickets of one order and visit, each with a code of the group. */
async function aFamilyOfFour(): Promise<string[]> {
  const first = await aSoldTicket(database.owner, client.clientId, {
    visitDate: localDateAt(new Date(), zone),
    visitTime: '13:30',
    orderNumber: 104_911,
  });
  await database.owner.query(
    `insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, visit_time, test)
     select client_id, order_id, order_line_id, ticket_type_id, '55556666777788' || n, visit_date, visit_time, test
     from ticket, generate_series(11, 13) n where id = $1`,
    [first.ticketId],
  );
  await database.owner.query('update ticket set group_ticket = true where order_id = $1', [first.orderId]);
  const { rows } = await database.owner.query<{ code: string }>(
    'select code from ticket where order_id = $1 order by code',
    [first.orderId],
  );
  return rows.map(({ code }) => code);
}

const show = async (code = '') => {
  await phone.locator('input:focus').waitFor({ state: 'attached' });
  await phone.keyboard.type(code);
  await phone.keyboard.press('Enter');
};
const sees = (text: string) => phone.getByText(text, { exact: true }).waitFor();
/** As a thumb does it: the button is large, whole, and below the top two fifths of the screen, which a thumb does not reach. */
const tap = async (name: string) => {
  const button = phone.getByRole('button', { name, exact: true });
  const box = await button.boundingBox();
  expect(
    box && {
      isLarge: Math.min(box.width, box.height) >= 44,
      isLow: box.y > height * 0.4,
      isWhole: box.y + box.height <= height,
    },
  ).toEqual({ isLarge: true, isLow: true, isWhole: true });
  await button.click();
};
const inside = async () =>
  (
    await database.owner.query(
      'select count(used_at)::int as inside from ticket where client_id = $1 and group_ticket',
      [client.clientId],
    )
  ).rows[0];

test('a family with a group ticket comes in as two, then as the rest by another of its codes, and a scan by mistake is undone', async () => {
  await show(codes[0]);
  await phone.getByRole('heading', { level: 1, name: 'Group ticket' }).waitFor();
  await phone.getByText('4 of 4 still to enter').waitFor();
  expect(await findAccessibilityFaults(phone, [[width, ['light', 'dark']]])).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await tap('2');
  await sees('Left after this: 2');
  await tap('Let 2 in');
  await phone.getByRole('heading', { level: 1, name: 'Valid' }).waitFor();
  await sees('2 people, 2 left');
  expect(await inside()).toEqual({ inside: 2 });
  await tap('Next');

  await show(codes[3]);
  await phone.getByText('2 of 4 still to enter').waitFor();
  await tap('Let 2 in');
  await sees('2 people, 0 left');
  expect(await inside()).toEqual({ inside: 4 });
  await tap('Undo');
  await expect.poll(inside).toEqual({ inside: 2 });

  await show(codes[3]);
  await phone.getByText('2 of 4 still to enter').waitFor();
  await tap('Let 2 in');
  await sees('2 people, 0 left');
  await tap('Next');
  await show(codes[1]);
  await phone.getByRole('heading', { level: 1, name: 'Already used' }).waitFor();
  expect(await inside()).toEqual({ inside: 4 });
});
