import { setTimeout as sleep } from 'node:timers/promises';
import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { pairDevice } from '@foyer/server/modules/scanning/devices/pair-device.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { accessDatabase } from '@foyer/testkit/database/database-access.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { findEmbeddedDatabase } from '../../../e2e/src/embedded-database.ts';
import { startFoyer } from '../../../e2e/src/running-foyer.ts';
import { fillTickets, numberOfTicket } from './fill-tickets.ts';

const PATIENCE_MS = 300_000;
const CHANGED = 5_000;

export interface Look {
  /** Milliseconds from Enter until "valid" is painted. */
  wait: number;
  /** Of them, how long the page's thread was at work: other programs of the machine do not lengthen it. */
  work: number;
}

export interface GateWithTickets {
  /** The app is started again, without a connection, in a process of its own that has drawn nothing yet. */
  openAgain(): Promise<void>;
  /** A handheld scanner types the number of the next ticket. */
  scan(): Promise<Look>;
  /** So many scans wait for a connection. */
  queue(scans: number): Promise<void>;
  /** The connection is back for the list alone, and tickets have changed. */
  beginListing(): Promise<void>;
  close(): Promise<void>;
}

/** The scanner app in a browser, on a phone so many times slower, with its list of so many tickets, without a connection. */
export async function openGateWithTickets(
  browser: Browser,
  tickets: number,
  slowdown: number,
): Promise<GateWithTickets> {
  const settings = { FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET };
  const foyer = await startFoyer(settings, { onEmptyFolder: true });
  const database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  const { app } = testApp(database);
  const client = await aClient(app);
  const { code } = await createDevice(await signedInAs(app, client), { name: 'Gate', locationId: null });
  await fillTickets(database.owner, client.clientId, tickets);
  const { deviceKey } = await pairDevice(app, code);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await context.addInitScript(rememberDevice, deviceKey);
  await context.addInitScript(watchVerdict);
  const nextVerdict = await paintedVerdicts(context);
  let page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${foyer.url}/scan`);
  await hasListed(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  let devtools = await slowedDown(page, slowdown);
  await context.setOffline(true);
  let last = 0;
  let changes = 0;
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  return {
    async openAgain() {
      await page.close();
      page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      devtools = await slowedDown(page, slowdown);
      await page.goto(`${foyer.url}/scan`);
      await page.locator('input:focus').waitFor({ state: 'attached' });
      // The attendant holds the first ticket before the scanner a second later.
      await sleep(1_000);
    },
    async scan() {
      last += 1;
      await page.keyboard.type(numberOfTicket(last));
      const painted = nextVerdict();
      const before = await worked();
      await page.keyboard.press('Enter');
      const { verdict, waitMs } = await painted;
      const work = (await worked()) - before;
      if (verdict !== 'Valid') throw new Error(`ticket ${last}: ${verdict}`);
      await page.keyboard.press('Enter');
      return { wait: waitMs, work };
    },
    queue: (scans) => page.evaluate(keepScans, scans),
    async beginListing() {
      await context.route('**/api/scan/v1/scans', (route) => route.abort());
      changes += 1;
      const from = 10_000 + changes * CHANGED;
      await database.owner.query(
        'update ticket set state = state where client_id = $1 and code between $2 and $3',
        [client.clientId, numberOfTicket(from), numberOfTicket(from + CHANGED - 1)],
      );
      // What waits is sent before a list is asked for.
      await page.evaluate(keepScans, 0);
      const listed = page.waitForResponse((answer) => answer.url().includes('/api/scan/v1/list'));
      await context.setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await listed;
    },
    async close() {
      await context.close();
      await database.close();
      await foyer.remove();
    },
  };
}

interface PaintedVerdict {
  verdict: string;
  /** From Enter. */
  waitMs: number;
}

/** The page says when it has painted: asking it again and again would draw frames and run scripts while a visitor waits. */
async function paintedVerdicts(context: BrowserContext): Promise<() => Promise<PaintedVerdict>> {
  let painted: (verdict: PaintedVerdict) => void = () => {};
  await context.exposeFunction('verdictPainted', (verdict: PaintedVerdict) => painted(verdict));
  return () =>
    new Promise((resolve) => {
      painted = resolve;
    });
}

async function slowedDown(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/** Until the whole list is on the device. */
async function hasListed(page: Page): Promise<void> {
  while ((await page.evaluate(readListTime)) === '') await sleep(1_000);
}

/** Runs in the page: the time of the whole list; '' = it is not there yet. */
async function readListTime(): Promise<string> {
  // One that the app has not made yet must not be made here.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'foyer-gate')) return '';
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await asked(indexedDB.open('foyer-gate'));
  const list = await asked(database.transaction('list').objectStore('list').get('list'));
  database.close();
  return list?.madeAt ?? '';
}

/** Runs in the page: it is a paired gate that is set up, without a camera. */
function rememberDevice(key: string): void {
  if (localStorage.getItem('foyer.gate.device')) return;
  const device = { key, name: 'Gate', clientName: '', locationName: null, timeZone: 'Europe/Amsterdam' };
  localStorage.setItem('foyer.gate.device', JSON.stringify(device));
  const choices = { isMuted: true, usesCamera: false, locale: 'en', direction: 'in', setUpKey: key };
  localStorage.setItem('foyer.gate.choices', JSON.stringify(choices));
}

/** Runs in the page: so many scans wait, and no others. */
function keepScans(scans: number): void {
  const waiting = Array.from({ length: scans }, (_, nth) => ({
    ...{ sequence: -nth, code: `${nth}`.padStart(16, '9'), direction: 'in', at: new Date().toISOString() },
    ...{ told: 'valid', passed: [`${nth}`.padStart(16, '0')] },
  }));
  localStorage.setItem('foyer.gate.waiting', JSON.stringify(waiting));
}

/** Runs in the page: notes the time from Enter until the verdict is painted. */
function watchVerdict(): void {
  let isTyped = false;
  let pressed: number | null = null;
  let wasCleared = false;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length === 1) isTyped = true;
      if (event.key !== 'Enter' || !isTyped) return;
      isTyped = false;
      pressed = event.timeStamp;
      wasCleared = document.querySelector('.verdict h1') === null;
    },
    true,
  );
  new MutationObserver(() => {
    const shown = document.querySelector('.verdict h1');
    if (!shown) wasCleared = true;
    if (!shown || !wasCleared || pressed === null) return;
    const since = pressed;
    pressed = null;
    const verdict = shown.textContent ?? '';
    const tell: unknown = Reflect.get(window, 'verdictPainted');
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (typeof tell === 'function') tell({ verdict, waitMs: performance.now() - since });
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}
