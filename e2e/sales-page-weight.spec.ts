import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { listenForShifts, readShifts } from './src/layout-shifts.ts';
import { type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { watchPolicy } from './src/policy-faults.ts';
import { countReceived, type Received, sumBytes } from './src/received-bytes.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';

const kB = 1_000;
/** What the first step does not wait for: the steps that follow, what only they share, and the foot are fetched once it is shown. */
const laterParts = /\/(?:(?:date|details|donation|payment)-step|month-calendar|hold-notice|page-foot)-/;
const isOfLaterStep = ({ path }: Received) => laterParts.test(path);

let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'light' });
});

afterAll(async () => {
  await foyer?.close();
});

/** A visitor's browser that has never been here opens the sales page; what it received until nothing came any more. */
async function openForTheFirstTime(language: string): Promise<readonly Received[]> {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  const received = await countReceived(page);
  await page.goto(`${foyer.url}${museum.page}?language=${language}`);
  // A busy browser rests between the script and what it asks for: what is fetched last has to be there.
  await page.locator('.page-foot').waitFor({ state: 'attached' });
  const steps = ['date-step', 'details-step', 'payment-step'];
  await expect
    .poll(() => steps.filter((step) => !received.some(({ path }) => path.includes(`/${step}-`))))
    .toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return received;
}

test.each(['nl', 'en'])(
  'a visitor on a slow line receives at most 90 kB of script before the first step, and asks for no styles (%s)',
  async (language) => {
    const received = await openForTheFirstTime(language);
    const first = received.filter((one) => !isOfLaterStep(one));
    const script = sumBytes(first, ({ kind }) => kind === 'Script');
    expect(script).toBeGreaterThan(40 * kB);
    expect(script).toBeLessThanOrEqual(90 * kB);
    // They came with the HTML: one answer that fits in what a server sends before it waits for a receipt.
    expect(received.map(({ kind }) => kind)).not.toContain('Stylesheet');
    expect(sumBytes(first, ({ kind }) => kind === 'Document')).toBeLessThanOrEqual(14 * kB);
  },
);

test('the whole sales page, all its steps with texts, data and fonts, is at most 170 kB', async () => {
  const received = await openForTheFirstTime('nl');
  expect(received.some(isOfLaterStep)).toBe(true);
  expect(received.some(({ path }) => path.startsWith('/api/shop/'))).toBe(true);
  for (const kind of ['Document', 'Script', 'Font']) {
    expect(received.map((one) => one.kind)).toContain(kind);
  }
  expect(sumBytes(received)).toBeLessThanOrEqual(170 * kB);
});

test('a visitor sees museum, heading and steps before the script has come, and nothing moves when it has', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  const faults = await watchPolicy(page);
  await page.addInitScript(listenForShifts);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${foyer.url}${museum.page}?language=en`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Choose your tickets' }).waitFor();
  await page.getByText('Step 1 of 4').waitFor();
  expect(await page.locator('.stepper').count()).toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const { score } = await readShifts(page);
  release();
  await page.locator('.stepper').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const moved = await readShifts(page);
  expect(moved.score - score, moved.moved.join('\n')).toBeLessThan(0.02);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the first page asks for script and words together as soon as its HTML is there; the offer came with it', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  const askedByHtml: string[] = [];
  const askedByScript: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname } = new URL(request.url);
    if (initiator.type === 'parser') askedByHtml.push(pathname);
    if (initiator.type === 'script') askedByScript.push(pathname);
  });
  await devtools.send('Network.enable');
  await page.goto(`${foyer.url}${museum.page}?language=nl`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const offer = museum.page.replace('/shop/', '/api/shop/');
  expect(askedByHtml.some((path) => path.includes('/words-nl-'))).toBe(true);
  expect(askedByScript.filter((path) => path.includes('/words-'))).toEqual([]);
  expect([...askedByHtml, ...askedByScript]).not.toContain(offer);
  await page.context().close();
});
