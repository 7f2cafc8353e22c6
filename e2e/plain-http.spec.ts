import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { buyTicket } from './src/buy-ticket.ts';
import { chooseReason } from './src/choose-reason.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { type RunningMuseum, startMuseum } from './src/running-museum.ts';
import { openTill } from './src/sales/open-till.ts';
import { signInByForm } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let museum: MuseumOnSale;
/** As a phone on the local network reaches a demonstration: a name or number of the machine, without TLS. */
let origin: string;

beforeAll(async () => {
  foyer = await startMuseum({ HOST: '0.0.0.0' }, { name: 'Getij Museum' });
  // Chromium trusts 127.0.0.1 and localhost without TLS; any other name is as insecure as a number on the network.
  browser = await launchBrowser(['--host-resolver-rules=MAP foyer.test 127.0.0.1']);
  origin = `http://foyer.test:${new URL(foyer.url).port}`;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'plain',
  });
});

afterAll(async () => {
  await browser?.close();
  await foyer?.close();
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function open(path: string, width = 390): Promise<Page> {
  const page = await openPage(browser, { width, height: 844 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await page.goto(`${origin}${path}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
}

test('a visitor on a phone of the same network buys a ticket over plain http', async () => {
  const page = await open(`${museum.page}?language=en`);
  await buyTicket(page);
  expect(new URL(page.url()).origin).toBe(origin);
  await page.close();
});

test('a wall screen asks the server and says what it shows', async () => {
  const wall = await open(`/screen/${'A'.repeat(43)}`);
  await wall.getByText('This screen is switched off.').waitFor();
  await wall.close();
});

describe('staff', () => {
  let desk: Page;

  beforeAll(async () => {
    desk = await open('/cms/login', 1440);
    await signInByForm(desk, origin, `manager|${foyer.client.subdomain}`, TEST_PASSWORD);
  });

  test('sign in, and copy the address of a sales page', async () => {
    await desk.goto(`${origin}/cms/ticketstreet/edit/${museum.ticketstreetId}`);
    const title = desk.getByRole('textbox', { name: 'Name' });
    await title.waitFor();
    // The button says so for two seconds: seen by the page itself, since a busy test may look later.
    const copied = desk.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (document.activeElement?.textContent !== 'Address copied') return;
            observer.disconnect();
            resolve();
          }).observe(document.body, { childList: true, characterData: true, subtree: true });
        }),
    );
    await press(desk, 'Copy address');
    await copied;
    await title.fill('');
    await title.press('ControlOrMeta+v');
    await expect.poll(() => title.inputValue()).toMatch(/^http:.*\/plain$/);
  });

  test('add a period to a timeslot group, and cancel a day', async () => {
    const group = `${origin}/cms/timeslotgroup/${museum.timeslotGroupId}`;
    await desk.goto(`${group}/periods`);
    await press(desk, 'Add period');
    await desk.getByRole('dialog').waitFor();
    await desk.goto(`${group}/day/${dayFromToday(20)}`);
    await press(desk, 'Cancel day');
    await chooseReason(desk.getByRole('dialog'));
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel day' }).click();
    await heading(desk, /^Closed/);
  });

  test('sell at a desk, which keeps nothing of it on the device', async () => {
    await openTill(museum, 'Desk 2');
    await foyer.database.owner.query(
      `update account_right set offline_sales = true where client_id = $1 and module = 'ticketverkoop'`,
      [foyer.client.clientId],
    );
    await desk.goto(`${origin}/cms/ticketverkoop`);
    await heading(desk, 'Desk 2');
    await desk.getByText('Online').waitFor();
    await desk.waitForLoadState('load');
    expect(await desk.evaluate(() => sessionStorage.getItem('foyer.deskKey'))).toBeNull();
  });

  test('pair a gate, which says why it has no camera and takes typed codes', async () => {
    await desk.goto(`${origin}/cms/ticketscannen`);
    await desk.getByRole('button', { name: 'Pair device' }).first().click();
    await desk.getByLabel('Name of the gate').fill('Gate A');
    await press(desk, 'Show pairing code');
    const link = await desk.getByRole('link', { name: 'Scan on this computer' }).getAttribute('href');
    const gate = await open(`/scan${new URL(link ?? '').hash}`);
    await press(gate, 'Pair device');
    await press(gate, 'Start scanning');
    await heading(gate, 'Ready to scan');
    await gate
      .getByText('Browsers allow the camera only on https://, and this address starts with http://.')
      .waitFor();
    await press(gate, 'Type code');
    await gate.getByLabel('Code on the ticket').fill('0000 1111 2222 3333');
    await press(gate, 'Check code');
    await heading(gate, 'Unknown code');
    await press(gate, 'Next');
    await press(gate, /Set up this gate$/);
    await press(gate, 'Device');
    await gate.getByText('This page does not open without a connection').waitFor();
  });
});
