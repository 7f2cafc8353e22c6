import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listBuiltFiles, type PageWeight, weighPages } from '../tools/src/page-weights.ts';
import { openPage } from './src/browser/open-page.ts';
import { countReceived, sumBytes } from './src/received-bytes.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

const kB = 1_000;
const assets = '/ui/build/';

let foyer: RunningMuseum;
let pages: PageWeight[];
const bytes = new Map<string, number>();

beforeAll(async () => {
  foyer = await openMuseum();
  const files = await listBuiltFiles();
  const page = await openPage(foyer.browser);
  const received = await countReceived(page);
  // A page that may fetch and has none of these files.
  await page.goto(`${foyer.url}/shop/nobody/nothing`);
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await (await fetch(path)).arrayBuffer();
    },
    files.map((file) => assets + file),
  );
  await vi.waitFor(
    () => expect(received.filter(({ path }) => path.startsWith(assets)).length).toBe(files.length),
    patience,
  );
  for (const one of received) bytes.set(one.path.replace(assets, ''), one.bytes);
  await page.close();
  pages = await weighPages((file) => {
    const received = bytes.get(file);
    if (received === undefined) throw new Error(`${file} was not received`);
    return received;
  });
});

afterAll(async () => {
  await foyer?.close();
});

/** Pages over a bound, in words that name them: 'src/features/…/edit-product-page.tsx 271.4 kB'. */
function over(weightOf: (page: PageWeight) => number, bound: number): string[] {
  return pages
    .filter((page) => weightOf(page) > bound)
    .map((page) => `${page.page} ${(weightOf(page) / kB).toFixed(1)} kB`);
}

test('whichever page a person opens first, the browser receives at most 265 kB of script and 45 kB of styles', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(Math.min(...pages.map(({ firstLoad }) => firstLoad.script))).toBeGreaterThan(150 * kB);
  expect(over(({ firstLoad }) => firstLoad.script, 265 * kB)).toEqual([]);
  expect(over(({ firstLoad }) => firstLoad.styles, 45 * kB)).toEqual([]);
});

test('no page brings more than 25 kB of code and 4 kB of styles of its own', () => {
  expect(over(({ own }) => own.script, 25 * kB)).toEqual([]);
  expect(over(({ own }) => own.styles, 4 * kB)).toEqual([]);
});

test.each(['/cms/login', '/cms/'])(
  'at %s a browser without a session receives at most 150 kB until the person types, and the app while they type',
  async (path) => {
    const page = await openPage(foyer.browser);
    const received = await countReceived(page);
    await page.goto(foyer.url + path);
    const username = page.getByLabel('Username');
    await username.waitFor();
    // On a busy machine the font is asked for once everything else has come.
    await vi.waitFor(() => expect(received.map(({ kind }) => kind)).toContain('Font'), patience);
    await page.waitForLoadState('networkidle');
    expect(sumBytes(received)).toBeGreaterThan(100 * kB);
    expect(sumBytes(received)).toBeLessThanOrEqual(150 * kB);
    await username.pressSequentially('m');
    await vi.waitFor(() => expect(received.some((one) => one.path.includes('/shell-'))).toBe(true), patience);
    await page.context().close();
  },
);

test.each([
  ['/products', 'src/features/catalog/product-list/product-list-page.tsx'],
  ['/order-management', 'src/features/orders/order-management-page.tsx'],
  ['/timeslots', 'src/features/scheduling/timeslot-groups/timeslot-group-list-page.tsx'],
])(
  '%s, opened first in a real browser, receives what was added up for it, and at most 60 kB of script later',
  async (path, name) => {
    const weight = pages.find((one) => one.page === name);
    const page = await openPage(foyer.browser);
    await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    const received = await countReceived(page);
    await signIn(page, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const parts = () => received.filter((one) => one.path.startsWith(assets));
    const paths = () => parts().map((one) => one.path.replace(assets, ''));
    await expect.poll(() => weight?.files.filter((file) => !paths().includes(file)), patience).toEqual([]);
    await page.waitForLoadState('networkidle');
    const script = sumBytes(parts(), ({ kind }) => kind === 'Script');
    expect(script).toBeLessThanOrEqual((weight?.firstLoad.script ?? 0) + 60 * kB);
    await page.context().close();
  },
);
