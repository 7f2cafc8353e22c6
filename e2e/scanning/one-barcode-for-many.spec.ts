import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { withoutDeadlines } from '../src/browser/without-deadlines.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { zoneOfNoon } from '../src/zone-of-noon.ts';

const BARCODE = 'PARTNER-0001';
const TICKETS = 10;
const zone = zoneOfNoon();

let foyer: RunningMuseum;
let gate: Page;

beforeAll(async () => {
  foyer = await openMuseum({ name: 'Getij Museum' });
  const { database, client } = foyer;
  await database.owner.query('update client set time_zone = $2 where id = $1', [client.clientId, zone]);
  await sellWithOneBarcode();
  const staff = await signedInAs(testApp(database).app, client);
  const { code } = await createDevice(staff, { name: 'Gate B', locationId: null });
  gate = await openPage(foyer.browser, { width: 390, height: 844 });
  // The connection is lost where the test cuts it, not where a busy server answers after more than 5 s.
  await gate.addInitScript(withoutDeadlines);
  await gate.goto(`${foyer.url}/scan#pair=${code}`);
  await gate.getByRole('button', { name: 'Pair device' }).click();
  await gate.getByRole('button', { name: 'Start scanning' }).click();
  await gate.getByRole('heading', { level: 1, name: 'Ready to scan' }).waitFor();
});

afterAll(() => foyer?.close());

/** Tickets for today that all have the custom barcode of their type. */
async function sellWithOneBarcode(): Promise<void> {
  const { database, client } = foyer;
  const first = await aSoldTicket(database.owner, client.clientId, {
    visitDate: localDateAt(new Date(), zone),
    visitTime: '13:30',
  });
  await database.owner.query(
    `insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, visit_time, test)
     select client_id, order_id, order_line_id, ticket_type_id, (5555666677770000 + n)::text, visit_date, visit_time, test
     from ticket, generate_series(2, $2::int) n where id = $1`,
    [first.ticketId, TICKETS],
  );
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into barcode (client_id, ticket_type_id, code, key)
     select client_id, ticket_type_id, $2, $3 from ticket where id = $1 returning id`,
    [first.ticketId, BARCODE, BARCODE.replace('-', '')],
  );
  await database.owner.query('update ticket set barcode_id = $2, barcode_shared = true where order_id = $1', [
    first.orderId,
    rows[0]?.id,
  ]);
  // Sold yesterday: what changed in the last minutes comes with every list.
  await database.owner.query(
    `set local session_replication_role = replica;
     update ticket set changed_at = now() - interval '1 day' where order_id = '${first.orderId}'`,
  );
}

/** @returns what the gate says of it. */
async function scan(): Promise<string> {
  const before = await gate.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenVerdicts', seen);
    new MutationObserver(() => {
      const words = document.querySelector('.verdict h1')?.textContent;
      if (words && seen.length === 0) seen.push(words);
    }).observe(document.body, { childList: true, subtree: true });
    return seen.length;
  });
  expect(before).toBe(0);
  await gate.locator('input:focus').waitFor({ state: 'attached' });
  await gate.keyboard.type(BARCODE);
  await gate.keyboard.press('Enter');
  const seen = () => gate.evaluate((): string[] => Reflect.get(window, 'seenVerdicts'));
  await expect.poll(async () => (await seen()).length, patience).toBe(1);
  const [words = ''] = await seen();
  if (words !== 'Valid') await gate.getByRole('button', { name: 'Next' }).click();
  await gate.getByRole('heading', { level: 1, name: 'Ready to scan' }).waitFor();
  return words;
}

const scans = async (count: number): Promise<string[]> => {
  const words: string[] = [];
  for (let nth = 0; nth < count; nth += 1) words.push(await scan());
  return words;
};

/** What its list has of the tickets: how many it counts as used. */
const usedOnDevice = () =>
  gate.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('foyer-gate');
        opened.onsuccess = () => {
          const all = opened.result.transaction('tickets').objectStore('tickets').getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve(all.result.filter(({ scans }) => scans.length > 0).length);
          };
        };
      }),
  );

/** The list is fetched again, as every quarter of a minute. */
async function refresh(): Promise<void> {
  const list = gate.waitForResponse(/\/api\/scan\/v1\/list/);
  await gate.evaluate(() => window.dispatchEvent(new Event('online')));
  await list;
}

test('a barcode that many tickets share lets in as many without a connection as are left of them', async () => {
  expect(await scans(5)).toEqual(Array(5).fill('Valid'));
  // The server took tickets of its own choice. The second list is asked for once the first one is kept.
  await refresh();
  await refresh();
  await expect.poll(usedOnDevice, patience).toBe(5);
  await gate.context().setOffline(true);
  await gate.getByText('Offline since', { exact: false }).first().waitFor();
  expect(await scans(5)).toEqual(Array(5).fill('Valid'));
  expect(await scan()).toBe('Already used');
});
