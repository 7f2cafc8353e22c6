import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import {
  buyForToday,
  goTo,
  makeGate,
  makeProduct,
  pairGate,
  planTimeslots,
  publishSalesPage,
  typeCode,
} from './src/first-sale-steps.ts';
import { heading } from './src/page-acts.ts';
import { readPdfCodes } from './src/pdf/read-pdf-codes.ts';
import { signInByForm } from './src/sign-in.ts';
import { type StartedByCommand, startByCommand } from './src/started-by-command.ts';

// A fresh clone, one command, a desk and a phone in the same network: each step leans on the one before.

let foyer: StartedByCommand;
let browser: Browser;
let desk: Page;
/** As it is printed: the machine's address in its network. */
let address: string;
let code = '';
const faults: string[] = [];
const product = /Night tour/;

beforeAll(async () => {
  [foyer, browser] = await Promise.all([
    startByCommand({ HOST: '0.0.0.0' }),
    // A machine without a network prints 127.0.0.1, which a browser trusts: then the desk and the phone use a name.
    launchBrowser(['--host-resolver-rules=MAP foyer.test 127.0.0.1']),
  ]);
  const printed = /Foyer runs at (\S+)/.exec(foyer.said)?.[1] ?? '';
  address = printed.replace('127.0.0.1', 'foyer.test');
  desk = await open(1440);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.stop();
});

/** A page that notes what a stranger would call an error. */
async function open(width: number): Promise<Page> {
  const page = await openPage(browser, { width, height: 844 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // Without TLS a browser says that it leaves out what keeps pages of other sites away.
    const isOfTransport = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
    if (message.type() === 'error' && !isOfTransport) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()}: ${answer.status()}`);
  });
  return page;
}

async function openOnPhone(path: string): Promise<Page> {
  const phone = await open(390);
  await phone.goto(`${address}${path}`);
  expect(await phone.evaluate(() => isSecureContext)).toBe(false);
  return phone;
}

test('the command prints where to go and how to sign in, and that suffices', async () => {
  const account = /sign in as\s+(\w+).*password: (\S+)/.exec(foyer.said);
  expect(foyer.said).toContain('back office');
  await signInByForm(desk, address, account?.[1] ?? '', account?.[2]);
  await heading(desk, /./);
  expect(faults).toEqual([]);
});

test('every page of the menu opens without an error', async () => {
  const menu = desk.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link').first().waitFor();
  const links = await menu.getByRole('link').all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const name = (await link.innerText()).split('\n')[0] ?? '';
    await link.click();
    if (name === 'Ticket sales') {
      // It fills the window, and has a way out of its own.
      await heading(desk, 'Kassa 1');
      expect(faults).toEqual([]);
      await desk.getByText('Close desk').click();
      await menu.waitFor();
      continue;
    }
    await menu.locator('[aria-current=page]').getByText(name, { exact: true }).waitFor();
    await desk.waitForLoadState('networkidle');
    await heading(desk, name === 'Dashboard' ? /./ : new RegExp(`^${name}`));
    expect(
      await desk
        .getByRole('main')
        .getByText(/went wrong|try again|not found|no access/i)
        .count(),
    ).toBe(0);
  }
  expect(faults).toEqual([]);
});

test('a product is made, planned and put on a sales page', async () => {
  await goTo(desk, 'Products');
  const types = [{ dutch: 'Volwassene', english: 'Adult', price: '17.50' }];
  await makeProduct(desk, 'Night tour', { location: 'Getij', types });
  await goTo(desk, 'Timeslot groups');
  await planTimeslots(desk, { title: 'Night hall', location: 'Getij', product });
  await goTo(desk, 'Ticketstreets');
  await publishSalesPage(desk, { name: 'Night tickets', url: 'night', products: [product] });
  expect(faults).toEqual([]);
});

test('a phone in the same network buys a ticket, and saves its PDF', async () => {
  const phone = await openOnPhone('/shop/demo/night?language=en');
  await buyForToday(phone, { types: ['Adult'], email: 'sanne.de.vries@example.com', total: '€17.50' });
  const saved = phone.waitForEvent('download');
  await phone
    .getByRole('link', { name: /PDF/ })
    .or(phone.getByRole('button', { name: /PDF/ }))
    .first()
    .click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk));
  [code = ''] = await readPdfCodes(Buffer.concat(chunks));
  expect(code).not.toBe('');
  expect(faults).toEqual([]);
  await phone.close();
});

test('the gate on that phone lets the ticket in once', async () => {
  await goTo(desk, 'Scan tickets');
  const pairingCode = await makeGate(desk, 'Night gate');
  const gate = await openOnPhone('/scan');
  await pairGate(gate, pairingCode);
  await typeCode(gate, code);
  await gate.getByRole('heading', { name: 'Valid' }).waitFor();
  await gate.getByRole('heading', { name: 'Valid' }).waitFor({ state: 'detached' });
  await typeCode(gate, code);
  await gate.getByRole('heading', { name: 'Already used' }).waitFor();
  expect(faults).toEqual([]);
});
