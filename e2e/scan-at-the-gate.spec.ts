import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { withoutDeadlines } from './src/browser/without-deadlines.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';
import { zoneOfNoon } from './src/zone-of-noon.ts';

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: TestClient;
let desk: Page;
let gate: Page;

const zone = zoneOfNoon();
const today = localDateAt(new Date(), zone);

beforeAll(async () => {
  foyer = await openMuseum({ name: 'Getij Museum' });
  ({ browser, client, database } = foyer);
  await database.owner.query('update client set time_zone = $2 where id = $1', [client.clientId, zone]);
  desk = await openPage(browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
  gate = await openPage(browser, { width: 390, height: 844 });
  // The connection is lost where a test cuts it, not where a busy server answers after more than 5 s.
  await gate.addInitScript(withoutDeadlines);
  await gate.addInitScript(noteVerdicts);
});

afterAll(async () => {
  await foyer?.close();
});

const aTicketForToday = (facts = {}) =>
  aSoldTicket(database.owner, client.clientId, { visitDate: today, visitTime: '13:30', ...facts });

/** As a handheld scanner does it: typed without aiming at any field, ended with Enter. */
async function scan(code: string): Promise<void> {
  await gate.bringToFront();
  // The attendant waits until the page is there; the field that listens then has the focus.
  await gate.locator('input:focus').waitFor({ state: 'attached' });
  await gate.keyboard.type(code);
  await gate.keyboard.press('Enter');
}

/** By keys with a correction, and partly as an input method gives it: text without keys. */
async function scanInPieces(code: string): Promise<void> {
  await gate.locator('input:focus').waitFor({ state: 'attached' });
  await gate.keyboard.type(`${code.slice(0, 4)}x`);
  await gate.keyboard.press('Backspace');
  await gate.keyboard.type(code.slice(4, 8));
  await gate.keyboard.insertText(code.slice(8, 12));
  await gate.keyboard.type(code.slice(12));
  await gate.keyboard.press('Enter');
}

const verdict = (name: string) => gate.getByRole('heading', { level: 1, name }).waitFor();
const isReady = () => gate.getByRole('heading', { level: 1, name: 'Ready to scan' }).waitFor();
const next = () => gate.getByRole('button', { name: 'Next' }).click();

/** Runs in the page: each verdict that is drawn, with its buttons in the same moment; of those that are seen the words. */
function noteVerdicts(): void {
  const drawn: string[] = [];
  const words: string[] = [];
  Reflect.set(window, 'drawnVerdicts', drawn);
  Reflect.set(window, 'verdictWords', words);
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(added instanceof HTMLElement)) continue;
      const shown = added.querySelector('.verdict');
      if (!shown) continue;
      const isSeen = added.checkVisibility({ visibilityProperty: true });
      const isSpoken = added.closest('[inert][aria-hidden="true"]') === null;
      const buttons = Array.from(added.querySelectorAll('button'), ({ textContent }) => textContent);
      drawn.push(`${isSeen || isSpoken ? 'shown' : 'hidden'}: ${buttons.join(', ')}`);
      if (isSeen) words.push(`${shown.querySelector('h1')?.textContent}: ${shown.textContent}`);
    }
  }).observe(document, { childList: true, subtree: true });
}

const drawnVerdicts = (): Promise<unknown> => gate.evaluate(() => Reflect.get(window, 'drawnVerdicts'));
const verdictWords = (): Promise<string[]> => gate.evaluate(() => Reflect.get(window, 'verdictWords'));

/** Who is let in is shown for a second only: what was drawn is read, however late. Answers its words. */
async function letsIn(code: string): Promise<string> {
  const before = (await verdictWords()).length;
  await scan(code);
  await expect.poll(async () => (await verdictWords()).length, patience).toBe(before + 1);
  const words = (await verdictWords()).at(-1) ?? '';
  expect(words).toMatch(/^Valid: /);
  return words;
}

const offlineSign = () => gate.getByText('Offline since', { exact: false }).first();

describe('a gate', () => {
  test('is paired with a phone by a code that staff make', async () => {
    await desk.goto(`${foyer.url}/cms/ticketscannen`);
    await desk.getByRole('heading', { name: 'No gates yet' }).waitFor();
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Pair device' }).first().click();
    await desk.getByLabel('Name of the gate').fill('Gate A');
    await desk.getByRole('button', { name: 'Show pairing code' }).click();
    const link = desk.getByRole('link', { name: 'Scan on this computer' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(await findAccessibilityFaults(desk)).toEqual([]);

    await gate.goto(`${foyer.url}/scan${address.hash}`);
    expect(await gate.getByLabel('Pairing code').inputValue()).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    // A code that is mistyped stays in the field, to be corrected.
    const code = gate.getByLabel('Pairing code');
    const offered = await code.inputValue();
    await code.fill('K7M2-9XQQ');
    await gate.getByRole('button', { name: 'Pair device' }).click();
    await gate.getByRole('alert').waitFor();
    expect(await code.inputValue()).toBe('K7M2-9XQQ');
    await code.fill(offered);
    await gate.getByRole('button', { name: 'Pair device' }).click();
    await gate.getByRole('heading', { name: 'Set up this gate' }).waitFor();
    await gate.getByRole('radio', { name: 'All locations' }).waitFor();
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    await gate.getByRole('button', { name: 'Start scanning' }).click();
    await isReady();
    expect(gate.url()).toBe(`${foyer.url}/scan`);
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    await desk.getByText('Gate A is paired and ready to scan.').waitFor();
    await desk.getByRole('button', { name: 'Close' }).last().click();
    await desk.getByRole('cell', { name: 'Online' }).waitFor();
  });

  test('lets a ticket in once and is ready for the next by itself', async () => {
    const ticket = await aTicketForToday({ orderNumber: 104_877 });
    expect(await letsIn(ticket.number)).toMatch(/Adult, Salt & Light.*\D1 of 1 in/);
    await isReady();
    await scanInPieces(ticket.number);
    await verdict('Already used');
    await gate.getByText(/^Scanned today at \d\d:\d\d, Gate A$/).waitFor();
    await gate.getByText('GT-104877').waitFor();
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    await next();
    await isReady();
  });

  test('says why others may not come in', async () => {
    const cases = [
      ['0000 1111 2222 3333', 'Unknown code'],
      [(await aTicketForToday({ state: 'cancelled' })).number, 'Cancelled'],
      [(await aTicketForToday({ isPaid: false })).number, 'Not paid'],
      [(await aTicketForToday({ validFromAt: new Date(Date.now() + 86_400_000) })).number, 'Not yet valid'],
    ] as const;
    // A sheet that Escape or a phone's back gesture closed leaves the next scan to be read.
    await gate.getByRole('button', { name: 'Type code' }).click();
    await gate.keyboard.press('Escape');
    await gate.getByLabel('Code on the ticket').waitFor({ state: 'detached' });
    for (const [code, word] of cases) {
      await scan(code);
      await verdict(word);
      await next();
    }
    await gate.getByRole('button', { name: 'Type code' }).click();
    await gate.getByLabel('Code on the ticket').fill('no such ticket');
    await gate.getByRole('button', { name: 'Check code' }).click();
    await verdict('Unknown code');
    await next();
    await isReady();
  });

  test('opens without a connection, decides by its list, and sends its scans once', async () => {
    const ticket = await aTicketForToday({ orderNumber: 104_902 });
    const cancelled = await aTicketForToday({ orderNumber: 104_903 });
    await gate.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The list has the two tickets once the gate has asked for what changed.
    const listed = gate.waitForResponse(async (answer) => {
      return answer.url().includes('/api/scan/v1/list') && (await answer.text()).includes('104903');
    });
    await gate.evaluate(() => window.dispatchEvent(new Event('online')));
    await listed;
    // It asks one thing at a time: once it asks again it has kept the list, and meanwhile none of its polls comes.
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    await gate.route('**/api/scan/v1/context', (route) => isOver.then(() => route.abort()));
    const isAsking = gate.waitForRequest('**/api/scan/v1/context');
    await gate.evaluate(() => window.dispatchEvent(new Event('online')));
    await isAsking;
    // The sign that there is no connection does not wait for a scan or for the next call.
    expect(await offlineSign().count()).toBe(0);
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.url());
    gate.on('request', note);
    await gate.context().setOffline(true);
    await offlineSign().waitFor();
    gate.off('request', note);
    expect(asked).toEqual([]);
    end();
    await gate.unrouteAll({ behavior: 'wait' });
    await gate.reload();
    await isReady();
    await gate.getByText(/^Tickets are checked against the list of \d\d:\d\d$/).waitFor();
    // It has drawn a verdict once, which no visitor saw or heard, so that the first of them does not wait for it.
    await expect.poll(drawnVerdicts, patience).toEqual(['hidden: Undo, Next']);
    expect(await gate.locator('.verdict').count()).toBe(0);
    const words = await letsIn(ticket.number);
    expect(await drawnVerdicts()).toEqual(['hidden: Undo, Next', 'shown: Undo, Next']);
    // Who comes in now is counted; what a device without a connection cannot know is not asked of it.
    expect(words).toMatch(/\D1 of 1 in/);
    expect(words).not.toContain('Language');
    await isReady();
    await scan(ticket.number);
    await verdict('Already used');
    await gate.getByText(/^Scanned today at \d\d:\d\d, Gate A$/).waitFor();
    await next();
    await scan('0000 1111 2222 3334');
    await verdict('Not on the list');
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    await next();
    await letsIn(cancelled.number);
    await isReady();
    await gate.getByText('Scans stored here until the connection is back: 4').waitFor();
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    // Meanwhile the buyer cancelled: what the server says differs from what the visitor was told.
    await database.owner.query("update ticket set state = 'cancelled', cancelled_at = now() where id = $1", [
      cancelled.ticketId,
    ]);
    await gate.context().setOffline(false);
    await gate.getByRole('heading', { name: 'What happened while offline' }).waitFor();
    await gate.getByText('Cancelled. The visitor was let in.').waitFor();
    await gate.getByText('Scans sent: 4, to look at: 2').waitFor();
    await gate.getByText('…223334', { exact: true }).waitFor();
    const colourOf = (shape: string) =>
      gate
        .locator(`.settled .shape-${shape} .shape-ground`)
        .first()
        .evaluate((ground) => getComputedStyle(ground).fill);
    expect(await colourOf('refused')).toBe('rgb(179, 33, 26)');
    expect(await colourOf('attention')).not.toBe('rgb(255, 255, 255)');
    expect(await findAccessibilityFaults(gate)).toEqual([]);
    await gate.getByRole('button', { name: 'Scan', exact: true }).click();
    await isReady();
    const { rows } = await database.owner.query(
      'select reason, told_reason as told from scan where ticket_id = $1 order by at',
      [ticket.ticketId],
    );
    expect(rows).toEqual([
      { reason: 'valid', told: 'valid' },
      { reason: 'already-used', told: 'already-used' },
    ]);
  });
});

describe('staff', () => {
  test('see the scans counted on the dashboard', async () => {
    await desk.goto(`${foyer.url}/cms/`);
    await desk.getByText('2 of 4 visitors have been scanned.', { exact: false }).waitFor();
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await desk.getByText(/updated now/).waitFor();
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Table' }).click();
    await desk.getByRole('columnheader', { name: 'Reservations' }).waitFor();
  });

  test('see the next scan on an open dashboard by itself', async () => {
    const { number } = await aTicketForToday();
    // The dashboard that is open would be heard too.
    await desk.goto(`${foyer.url}/healthz`);
    const heard = desk.waitForResponse('**/v1/dashboard/live');
    await desk.clock.install();
    await desk.goto(`${foyer.url}/cms/`);
    await desk.getByText('2 of 5 visitors have been scanned.', { exact: false }).waitFor();
    // From here on the page's clock is stopped: it does not refresh because a minute is over.
    await desk.clock.pauseAt(new Date(Date.now() + 15_000));
    await heard;
    await letsIn(number);
    const counted = desk.getByText('3 of 5 visitors have been scanned.', { exact: false });
    await expect
      .poll(async () => {
        await desk.clock.runFor(1);
        return counted.count();
      })
      .toBe(1);
    await desk.clock.resume();
  });

  test('read every scan in the log, by verdict', async () => {
    await desk.goto(`${foyer.url}/cms/ticketscannen/log`);
    await desk.getByRole('cell', { name: 'Already used' }).first().waitFor();
    expect(await desk.getByRole('row').count()).toBe(1 + 12);
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    // The log follows the gates, but not while staff copy something of it.
    await desk.getByRole('cell', { name: 'Already used' }).first().selectText();
    await desk.getByText('The log waits while text is selected').waitFor();
    await desk.goto(`${foyer.url}/cms/ticketscannen/log?verdict=ATTENTION`);
    await desk.getByRole('cell', { name: 'Not yet valid' }).waitFor();
    expect(await desk.getByRole('row').count()).toBe(1 + 1);
  });

  test('revoke a gate, which then asks to be paired again', async () => {
    await desk.goto(`${foyer.url}/cms/ticketscannen`);
    await desk.getByRole('button', { name: 'More for Gate A' }).click();
    await desk.getByRole('menuitem', { name: 'Revoke gate' }).click();
    await desk.getByRole('button', { name: 'Revoke gate' }).click();
    await desk.getByRole('cell', { name: 'Revoked' }).waitFor();
    const revoked = gate.getByText('This device was revoked in the back office.', { exact: false });
    await gate.bringToFront();
    await gate.locator('input:focus').or(revoked).first().waitFor({ state: 'attached' });
    // The gate learns it at its next scan, or when it polls before that: then nothing listens any more.
    await gate.keyboard.type('0000 1111 2222 3333');
    await gate.keyboard.press('Enter');
    await revoked.waitFor();
  });
});
