import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { withoutDeadlines } from '../src/browser/without-deadlines.ts';
import { changeRules } from '../src/change-rules.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale, ticketType } from '../src/museum-on-sale.ts';
import { readPdfPages } from '../src/pdf/read-pdf-pages.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { openTill } from '../src/sales/open-till.ts';
import { signIn } from '../src/sign-in.ts';
import { zoneOfNoon } from '../src/zone-of-noon.ts';

let foyer: RunningMuseum;
let desk: Page;
let museum: Awaited<ReturnType<typeof putMuseumOnSale>>;

const atDesk = { salesPoints: ['website', 'reception'] };

/** Of today, within the four hours of a lease; none begins while the journey runs, since it would be over then. */
const startsAt = (zone: string) =>
  [60, 90, 120].map((minutes) => localTimeAt(new Date(Date.now() + minutes * 60_000), zone).time);

beforeAll(async () => {
  foyer = await openMuseum();
  const { owner } = foyer.database;
  const { subdomain, clientId } = foyer.client;
  const zone = zoneOfNoon();
  await owner.query('update client set time_zone = $2 where id = $1', [clientId, zone]);
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'offline',
    types: [
      ticketType('Volwassene', 'Adult', ['', ''], { priceMinor: 1750, ...atDesk }),
      ticketType('Kind', 'Child', ['', ''], { priceMinor: 600, ...atDesk }),
      ticketType('Jaarkaart', 'Annual pass', ['', ''], { priceMinor: 4500, ticketLimit: 50, ...atDesk }),
    ],
  });
  await owner.query('update location set time_zone = $2 where client_id = $1', [clientId, zone]);
  const times = startsAt(zone).flatMap((time) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      return { weekday, time, limit: 20, status: 'yes', title: '', classes: '' };
    }),
  );
  const period = {
    from: dayFromToday(-1),
    until: dayFromToday(2),
    priority: 0,
    note: '',
    weekdayTimes: times,
  };
  await changeRules(museum.ask, museum.timeslotGroupId, {
    periods: [period],
    ticketGroupIds: [museum.ticketGroupId],
  });
  await openTill(museum, 'Desk 2');
  await owner.query(
    `update account_right set offline_sales = true where client_id = $1 and module = 'ticketverkoop'`,
    [clientId],
  );
  desk = await openPage(foyer.browser, { width: 1280, height: 800 });
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  // The connection is lost where a test cuts it, not where a busy server answers after more than 1.5 s.
  await desk.addInitScript(withoutDeadlines);
  // The clock of the device, moved on by a test.
  await desk.addInitScript(() => {
    const aheadMs = Number(sessionStorage.getItem('ahead'));
    const { now } = Date;
    Date.now = () => now() + aheadMs;
  });
  // The print of the browser waits for a person: what it was to print is kept.
  await desk.addInitScript(() => {
    window.print = () => {
      document.querySelector('#kept-paper')?.remove();
      const kept = document.createElement('template');
      kept.id = 'kept-paper';
      const paper = document.body.lastElementChild;
      if (paper) kept.content.append(paper.cloneNode(true));
      document.head.append(kept);
      document.body.dataset.printed = paper?.textContent ?? '';
    };
  });
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
const pay = (amount: RegExp) => desk.getByRole('button', { name: amount, disabled: false }).click();
const strip = () => desk.getByText(/^Offline since \d\d:\d\d\. You can keep selling until \d\d:\d\d\.$/);

/** Online, with a lease and the files of the desk on this device. */
async function openDesk(): Promise<void> {
  await desk.goto(`${foyer.url}/cms/ticketverkoop`);
  await desk.getByRole('heading', { level: 1, name: 'Desk 2' }).waitFor();
  await desk.waitForFunction(() => sessionStorage.getItem('foyer.deskKey') !== null);
  await desk.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The pages of what was printed last, as a file: their sizes in millimetres. */
async function pagesOfPaper(): Promise<{ widthMm: number; lengthMm: number }[]> {
  await desk.evaluate(() => {
    const kept = document.querySelector<HTMLTemplateElement>('#kept-paper')?.content.cloneNode(true);
    // A copy of a style does not have the word by which the policy of the page knows it.
    const page = kept instanceof DocumentFragment ? kept.querySelector('style') : null;
    if (page) page.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
    if (kept) document.body.append(kept);
    document.body.dataset.printsReceipt = '';
  });
  const pages = await readPdfPages(new Uint8Array(await desk.pdf({ preferCSSPageSize: true })));
  await desk.evaluate(() => {
    document.body.lastElementChild?.remove();
    delete document.body.dataset.printsReceipt;
  });
  return pages;
}

/** The server sells the next sale, and its answer is lost on the way. */
const loseTheAnswer = () =>
  desk.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SellAtDesk')) return route.fallback();
    await route.fetch();
    await desk.context().setOffline(true);
    await route.abort('internetdisconnected').catch(() => undefined);
  });

test('a connection that is lost in the middle of payment: the sale is done once, and the next ones go on', async () => {
  await openDesk();
  await press('One Adult more');
  await press('One Adult more');
  await pay(/^Pay €\s?35\.00/);
  await loseTheAnswer();
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: \S+-0001$/ }).waitFor();
  await strip().waitFor();
  await desk.unroute('**/graphql');
  await press('Print tickets');
  expect(await desk.evaluate(() => document.body.dataset.printed)).toMatch(/Salt & Light.*Adult/);
  const tickets = await pagesOfPaper();
  expect(tickets.map(({ widthMm }) => widthMm)).toEqual([80, 80]);
  await press('Print receipt');
  expect(await desk.evaluate(() => document.body.dataset.printed)).toMatch(/Bon \S+-0001.*35/);
  // One page, no longer than what is on it.
  const receipt = await pagesOfPaper();
  expect(receipt.map(({ widthMm }) => widthMm)).toEqual([80]);
  expect(receipt[0]?.lengthMm).toBeLessThan(150);
  await press(/^Next sale/);
});

test('it sells offline by touch with a card and by the keyboard with cash; what needs a connection says so', async () => {
  await desk.getByText('Only places leased to this desk are shown').waitFor();
  expect(await desk.getByRole('button', { name: 'One Annual pass more' }).isDisabled()).toBe(true);
  await press('One Child more');
  await pay(/^Pay €\s?6\.00/);
  expect(await desk.getByRole('button', { name: /^Gift card/ }).isDisabled()).toBe(true);
  await press(/^Card/);
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: \S+-0002$/ }).waitFor();
  await press(/^Next sale/);
  const type = async (...keys: string[]) => {
    for (const key of keys) await desk.keyboard.press(key);
  };
  await type('+');
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).waitFor();
  await type('F5', 'F7', '2');
  await desk.getByText('Still to pay').waitFor();
  await type('0');
  await desk.getByRole('status').getByText('€2.50').waitFor();
  await type('Enter');
  await desk.getByRole('heading', { name: /^Sold: \S+-0003$/ }).waitFor();
  await type('Enter');
  const unsent = desk.getByRole('region', { name: 'Unsent sales' });
  await unsent.getByText('3 waiting').waitFor();
  await unsent.getByText('€58.50').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

test('opened again without a connection, it is there with its sales, and keeps nothing that can be read', async () => {
  await desk.reload();
  await strip().waitFor();
  await desk.getByText('Offline · 3 unsent').waitFor();
  await press('One Adult more');
  await pay(/^Pay €\s?17\.50/);
  await press(/^Cash/);
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: \S+-0004$/ }).waitFor();
  await press(/^Next sale/);
  const kept = await desk.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('foyer-desk');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const records: unknown[] = [];
    for (const store of database.objectStoreNames)
      await new Promise((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(records.push(...reading.result));
      });
    const text = new TextDecoder('latin1');
    const bytes = records.map((record) => {
      const { sealed } = record as { sealed: { bytes: ArrayBuffer } };
      return `${JSON.stringify(record)}${text.decode(sealed.bytes)}`;
    });
    return { urls, bytes };
  });
  expect(kept.urls.filter((url) => url !== '/cms/ticketverkoop' && !url.startsWith('/ui/build/'))).toEqual(
    [],
  );
  expect(kept.bytes.length).toBe(5);
  expect(kept.bytes.join()).not.toMatch(/Adult|Volwassene|wish|payments/);
});

test('when its lease has ended, the strip is red and the times are no longer sold', async () => {
  await desk.evaluate(() => sessionStorage.setItem('ahead', '4560000'));
  await desk.reload();
  await desk
    .getByRole('alert')
    .getByText(/The places of this desk ended at/)
    .waitFor();
  await desk.getByText('No places on this desk').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.evaluate(() => sessionStorage.removeItem('ahead'));
  await desk.reload();
  await strip().waitFor();
});

test('once it is back its sales become orders, each once, and the till adds up', async () => {
  await desk.context().setOffline(false);
  await desk.getByText('4 sales sent.').waitFor();
  await desk.getByText(/-0001 is GT-1$/).waitFor();
  await desk.getByText(/-0004 is GT-\d$/).waitFor();
  await desk.getByText('Online').waitFor();
  const { edges } = await museum.ask(
    'query { orders(first: 10) { edges { node { totalMinor } } } }',
    {},
    'orders',
  );
  const totals = edges.map(({ node }: { node: { totalMinor: number } }) => node.totalMinor);
  expect(totals.sort((one: number, other: number) => one - other)).toEqual([600, 1750, 1750, 3500]);
  const tills = await museum.ask(
    'query { tills { session { report { figures { expectedMinor means { means sales { count amountMinor } } } } } } }',
    {},
    'tills',
  );
  const { figures } = tills[0].session.report;
  expect(figures.expectedMinor).toBe(10_000 + 3500);
  const salesOf = (means: string) =>
    figures.means.find((one: { means: string }) => one.means === means).sales.amountMinor;
  expect([salesOf('cash'), salesOf('card')]).toEqual([3500, 4100]);
  // Sold on with a connection.
  await press('One Adult more');
  await pay(/^Pay €\s?17\.50/);
  await press('Complete sale');
  await desk.getByRole('heading', { name: 'Sold: GT-5' }).waitFor();
  await press(/^Next sale/);
});

test('a sale that only the server can do stays as it is while its answer is lost, and is done once', async () => {
  await press('One Adult more');
  await press(/^Discount or voucher/);
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Discount percentage').fill('10');
  await dialog.getByRole('button', { name: 'Use in this sale' }).click();
  await pay(/^Pay €\s?15\.75/);
  await loseTheAnswer();
  await press('Complete sale');
  await desk.getByText(/^The connection was lost while this sale was completed/).waitFor();
  expect(await desk.getByRole('button', { name: 'Clear' }).isDisabled()).toBe(true);
  await desk.unroute('**/graphql');
  await desk.context().setOffline(false);
  await desk.getByText('Online').waitFor();
  await desk.getByRole('button', { name: /^Complete sale/, disabled: false }).click();
  await desk.getByRole('heading', { name: 'Sold: GT-6' }).waitFor();
  await press(/^Next sale/);
  const { edges } = await museum.ask('query { orders(first: 10) { edges { node { id } } } }', {}, 'orders');
  expect(edges.length).toBe(6);
});

test('a desk that is left gives its places back', async () => {
  await desk.getByRole('link', { name: 'Close desk' }).last().click();
  const { owner } = foyer.database;
  await vi.waitFor(async () => {
    const { rows } = await owner.query('select state from desk_lease where client_id = $1', [
      foyer.client.clientId,
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['returned']);
  }, patience);
});
