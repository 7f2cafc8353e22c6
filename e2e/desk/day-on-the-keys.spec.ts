import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { putMuseumOnSale, ticketType } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { readFocus, tabTo } from '../src/sales/focus-walk.ts';
import { createTill } from '../src/sales/open-till.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;
const faults: string[] = [];

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  const museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'keys',
    types: [
      ticketType('Volwassene', 'Adult', ['', ''], {
        priceMinor: 1750,
        salesPoints: ['website', 'reception'],
      }),
    ],
  });
  await createTill(museum, 'Desk 1');
  desk = await openPage(foyer.browser, { width: 1280, height: 800 });
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD, '/ticketverkoop/kassas');
});

afterAll(() => foyer?.close());

const press = (key: string) => desk.keyboard.press(key);
/** A field shows its cursor, a heading was jumped to, and the way goes round by the window itself. */
const isSeen = (fault: string) => /^(input|body|h1) "/.test(fault);
const go = async (name: string | RegExp, key = 'Tab') => {
  // A person presses Tab once the screen is there.
  const there = [desk.getByRole('button', { name }), desk.getByRole('link', { name }), desk.getByLabel(name)];
  await there
    .reduce((one, other) => one.or(other))
    .first()
    .waitFor();
  faults.push(...(await tabTo(desk, name, key)).filter((fault) => !isSeen(fault)));
};

/** Opens the menu of the till, goes down to an act, and chooses it. */
async function choose(act: string): Promise<void> {
  await go('This till');
  await press('Enter');
  await desk.getByRole('menuitem', { name: act }).waitFor();
  await expect
    .poll(async () => {
      await press('ArrowDown');
      return (await readFocus(desk)).name;
    })
    .toBe(act);
  await press('Enter');
}

test('a day at the desk by the keyboard alone: float, a sale with change, cash to the safe, the close', async () => {
  await desk.getByRole('link', { name: 'Desk 1' }).waitFor();
  await go('Desk 1');
  await press('Enter');
  await go('Float counted');
  await press('Control+A');
  await desk.keyboard.type('100');
  await press('Enter');
  await desk.getByText('Should be in the drawer').waitFor();

  await go('Go to ticket sales');
  await press('Enter');
  await desk.getByRole('heading', { level: 1, name: 'Desk 1' }).waitFor();
  // The museum may be closed at the hour of this test: visitors of tomorrow are served.
  await go('Tomorrow');
  await press('Enter');
  await desk.getByRole('button', { name: /^10:00/, pressed: true }).waitFor();
  await press('+');
  await desk.getByText('1 of 25 tickets').waitFor();
  await press('+');
  await desk.getByRole('button', { name: /^Pay €\s?35\.00/, disabled: false }).waitFor();
  await press('F5');
  await press('F7');
  await desk.keyboard.type('50', { delay: 80 });
  await desk.getByRole('status').getByText('€15.00').waitFor();
  await press('Enter');
  await desk.getByRole('heading', { name: 'Sold: GT-1' }).waitFor();
  await expect.poll(async () => (await readFocus(desk)).name).toBe('Sold: GT-1');
  await press('Enter');
  await desk.getByText('Choose a ticket to begin.').waitFor();

  await choose('Take out');
  const panel = desk.getByRole('dialog', { name: 'Take cash out' });
  // It takes the focus a moment after it is drawn.
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await go('Amount');
  await desk.keyboard.type('35');
  await go('To the safe');
  await press('Space');
  await go(/^Take out €\s?35\.00$/);
  await press('Enter');
  await panel.waitFor({ state: 'detached' });

  await choose('Close till');
  await desk.getByRole('heading', { level: 1, name: 'Close till, Desk 1' }).waitFor();
  await go('Number of €50');
  await desk.keyboard.type('2');
  await press('Enter');
  expect((await readFocus(desk)).name).toBe('Number of €20');
  await go('Close till, exact', 'Shift+Tab');
  await press('Enter');
  await desk.getByRole('heading', { level: 1, name: 'Z report 1, Desk 1' }).waitFor();
  expect(faults).toEqual([]);
});
