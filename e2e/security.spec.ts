import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { listSites } from '@foyer/testkit/samples/client-sites.ts';
import { sampleHostile } from '@foyer/testkit/samples/generated-hostile-html.ts';
import { hostileHtml } from '@foyer/testkit/samples/hostile-html.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { bundleForPage } from './src/bundle-for-page.ts';
import { buyTicket } from './src/buy-ticket.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { putMuseumOnSale } from './src/museum-on-sale.ts';
import { goWithin } from './src/museum-shell.ts';
import { watchPolicy } from './src/policy-faults.ts';
import { type RunningMuseum, startMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let manager: { subdomain: string; password: string };
let salesPage: string;

beforeAll(async () => {
  foyer = await startMuseum();
  ({ browser, database } = foyer);
  const { subdomain } = foyer.client;
  manager = { subdomain, password: TEST_PASSWORD };
  ({ page: salesPage } = await putMuseumOnSale(foyer.url, { manager, url: 'guarded' }));
});

afterAll(async () => {
  await foyer?.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function aLogo(): Promise<Buffer> {
  const canvas = createCanvas(360, 80);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#C2402A';
  pen.fillRect(0, 0, 360, 80);
  return canvas.toBuffer('image/png');
}

/** The worker writes the mail a moment after the order. */
const mailIsWritten = () =>
  expect
    .poll(async () => (await database.owner.query('select 1 from mail')).rowCount, patience)
    .toBeGreaterThan(0);

describe('a page tries nothing that its policy forbids', () => {
  test('from the first ticket to the code in hand', async () => {
    const page = await openPage(browser, { width: 390, height: 844 });
    const faults = await watchPolicy(page);
    await page.goto(`${foyer.url}${salesPage}?language=en`);
    await buyTicket(page);
    await mailIsWritten();
    expect(faults).toEqual([]);
    await page.close();
  });

  test('on a round through the back office, with menus, dialogs and a mail', async () => {
    const page = await openPage(browser);
    const faults = await watchPolicy(page);
    await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    await signIn(page, foyer.url, `manager|${manager.subdomain}`, manager.password, '/products');
    const title = page.getByRole('heading', { level: 1 });
    for (const path of ['tickets', 'timeslots', 'ticketstreet', 'order-management', 'gebruikers', 'help']) {
      const before = await title.innerText();
      await goWithin(page, `/${path}`);
      await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, before);
      await title.waitFor();
    }
    await goWithin(page, '/ticketscannen');
    await page.getByRole('button', { name: 'Pair device' }).first().click();
    await page.getByLabel('Name of the gate').fill('Gate A');
    await press(page, 'Show pairing code');
    await page.getByRole('link', { name: 'Scan on this computer' }).waitFor();
    await goWithin(page, '/message-queue?tab=outbox');
    await page.getByRole('button', { name: /Anna Visser/ }).click();
    await page.locator('iframe').waitFor();
    expect(faults).toEqual([]);
    // The mail is drawn with its own styles, though no page's styles are left to themselves.
    const mail = page.frameLocator('iframe').locator('body');
    await mail.getByText('See you on').first().waitFor();
    expect(await page.locator('iframe').getAttribute('srcdoc')).toMatch(/<style nonce="[\w-]{22}"/);
    await page.close();
  });

  test('at the gate', async () => {
    const page = await openPage(browser, { width: 390, height: 844 });
    const faults = await watchPolicy(page);
    await page.goto(`${foyer.url}/scan`);
    await page.getByLabel('Pairing code').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByLabel('Pairing code').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('another site can show neither the back office nor the gate in a frame', async () => {
  const page = await openPage(browser);
  for (const path of ['/cms/login', '/scan']) {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${foyer.url}${path}"></iframe>`);
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null);
    const framed = () =>
      page
        .frames()
        .find((one) => one !== page.mainFrame())
        ?.url();
    await expect.poll(framed, { ...patience, message: path }).toMatch(/^chrome-error:/);
  }
  await page.close();
});

test('an uploaded logo is in the header at once, by way of the image service; an image for e-tickets is kept', async () => {
  const page = await openPage(browser);
  const faults = await watchPolicy(page);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${manager.subdomain}`, manager.password, '/logo-aanpassen');
  await page.getByText('No logo yet. The Foyer logo is shown.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Choose image: Logo');
  await (await chosen).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() });
  const inHeader = page.locator('header img');
  await inHeader.waitFor();
  await expect
    .poll(() => inHeader.evaluate((image) => (image as HTMLImageElement).currentSrc), patience)
    .toMatch(/\/images\/[\da-f-]+\/[\da-f-]+\/640$/);
  await press(page, 'Remove image: Logo');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove image' }).click();
  await page.locator('header [data-default-logo]').waitFor();

  // One on a site of the museum's own is asked of the image service, and never of that site.
  const { rows } = await database.owner.query('select id from client where subdomain = $1', [
    manager.subdomain,
  ]);
  await listSites(database.owner, rows[0].id, ['www.getij.example']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const picture = await aLogo();
  await page.route('**/images/remote/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
  await press(page, 'Use address');
  const dialog = page.getByRole('dialog');
  const use = async (address: string) => {
    await dialog.getByLabel('Image address').fill(address);
    await dialog.getByRole('button', { name: 'Use address' }).click();
  };
  await use('');
  await dialog.getByText('Fill in an address that starts with https://.').waitFor();
  await use('https://elsewhere.example/logo.png');
  await dialog.getByText('elsewhere.example is not listed as one of your allowed websites.').waitFor();
  await use('https://www.getij.example/logo.png');
  await inHeader.waitFor();
  const through = new RegExp(`/images/remote/${manager.subdomain}/640\\?src=https%3A%2F%2Fwww.getij.example`);
  await expect
    .poll(() => inHeader.evaluate((image) => (image as HTMLImageElement).currentSrc), patience)
    .toMatch(through);
  await page.reload();
  await inHeader.waitFor();
  expect(asked.some((url) => through.test(url))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(foyer.url) && !url.startsWith('data:'))).toEqual([]);
  await page.unrouteAll();
  await page.route('**/images/remote/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.locator('header [data-default-logo]').waitFor();
  await press(page, 'Remove address');
  await page.getByText('No logo yet. The Foyer logo is shown.').waitFor();

  await page.goto(`${foyer.url}/cms/pdfbackground-aanpassen`);
  const place = page.getByRole('button', { name: 'Choose image: Background image' });
  await place.waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const background = page.waitForEvent('filechooser');
  await press(page, 'Choose image: Background image');
  await (await background).setFiles({
    name: 'paper.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(1_000_001),
  });
  await page.getByText('The image can be at most 1,000 kB.').waitFor();
  await place.dispatchEvent('drop', { dataTransfer: await aDrag(page, await aLogo()) });
  await page.getByRole('button', { name: 'Replace image: Background image' }).waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

describe('in a real browser', () => {
  const contentHtml = (file: string) => new URL(`../packages/content-html/src/${file}`, import.meta.url);

  /** An empty page with `sanitizer` and `whitelist`, which hears a call of `alert`. */
  async function openWithSanitizer() {
    const page = await openPage(browser);
    let alerts = 0;
    await page.exposeFunction('alert', () => {
      alerts += 1;
    });
    await page.goto(`${foyer.url}/healthz`);
    await page.setContent('<!doctype html><body></body>');
    await page.evaluate(await bundleForPage(contentHtml('sanitize-fragment.ts'), 'sanitizer'));
    await page.evaluate(await bundleForPage(contentHtml('html-whitelist.ts'), 'whitelist'));
    return { page, countAlerts: () => alerts };
  }

  test('no known attack on HTML runs, keeps a handler or a script address', async () => {
    const { page, countAlerts } = await openWithSanitizer();
    const left = await page.evaluate(async (attacks) => {
      const { sanitizeFragment } = Reflect.get(window, 'sanitizer') as {
        sanitizeFragment(html: string): DocumentFragment;
      };
      const found: string[] = [];
      for (const attack of attacks) {
        const place = document.createElement('div');
        document.body.append(place);
        place.replaceChildren(sanitizeFragment(attack));
        for (const element of place.querySelectorAll('*')) {
          if (/^(script|style|iframe|object|embed|form|svg|math|link|meta|base)$/i.test(element.localName)) {
            found.push(`${element.localName} of ${attack}`);
          }
          for (const { name, value } of element.attributes) {
            const acts = name.startsWith('on') || ['style', 'srcdoc', 'id', 'name', 'class'].includes(name);
            // As the browser reads it: control characters and spaces mean nothing to it.
            const scheme = [...value]
              .filter((letter) => letter > ' ')
              .join('')
              .toLowerCase();
            if (acts || /^(javascript|vbscript|data:text)/.test(scheme)) found.push(`${name} of ${attack}`);
          }
          if (element instanceof HTMLElement) {
            element.focus();
            element.click();
            element.dispatchEvent(new Event('toggle'));
            element.dispatchEvent(new Event('error'));
          }
        }
      }
      return found;
    }, hostileHtml);
    expect(left).toEqual([]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(countAlerts()).toBe(0);
    await page.close();
  });

  test('of random HTML only the whitelist is left, and of links no other scheme', async () => {
    const { page, countAlerts } = await openWithSanitizer();
    const left = await page.evaluate(({ html, links }) => {
      const { sanitizeFragment } = Reflect.get(window, 'sanitizer') as {
        sanitizeFragment(html: string): DocumentFragment;
      };
      const { contentTags, isContentAttribute, sanitizeContentAttribute } = Reflect.get(
        window,
        'whitelist',
      ) as typeof import('../packages/content-html/src/html-whitelist.ts');
      const found: string[] = [];
      const schemes = /^(https|mailto|ftp|tel|file|sms|unsafe|data):$/;
      const own = window.location.protocol;
      const look = (attack: string, place: HTMLElement) => {
        for (const element of place.querySelectorAll('*')) {
          if (!(element instanceof HTMLElement) || !Object.hasOwn(contentTags, element.localName))
            found.push(`<${element.localName}> of ${attack}`);
          for (const { name, value } of element.attributes) {
            const isOurs = element.localName === 'a' && name === 'rel' && value === 'noopener noreferrer';
            const isListed = isContentAttribute(element.localName, name);
            if (!isOurs && (!isListed || sanitizeContentAttribute(name, value) !== value))
              found.push(`${name}=${value} of ${attack}`);
          }
          // As this browser reads the address, whatever is written there.
          const read = element instanceof HTMLAnchorElement ? element.protocol : own;
          if (read !== own && read !== ':' && !schemes.test(read)) found.push(`${read} of ${attack}`);
          element.dispatchEvent(new Event('toggle'));
          element.dispatchEvent(new Event('error'));
        }
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT);
        if (walker.nextNode()) found.push(`a comment of ${attack}`);
      };
      const link = document.createElement('a');
      const asked = [
        ...html,
        ...links.flatMap((address) => {
          link.setAttribute('href', address);
          return [link.outerHTML, `<a href=${address}>x</a>`, `<img src="${address}">`];
        }),
      ];
      for (const attack of asked) {
        const place = document.createElement('div');
        document.body.append(place);
        place.replaceChildren(sanitizeFragment(attack));
        look(attack, place);
        // What is left may be stored and read once more.
        const again = document.createElement('div');
        again.replaceChildren(sanitizeFragment(place.innerHTML));
        look(`${attack}, cleaned twice`, again);
        place.remove();
      }
      return found;
    }, sampleHostile(500));
    expect(left).toEqual([]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(countAlerts()).toBe(0);
    await page.close();
  });

  test('text that was stored before it was cleaned is shown without what acts', async () => {
    const { rows } = await database.owner.query('select client_id, id from channel limit 1');
    await database.owner.query(
      `insert into content (client_id, owner, owner_id, language, field, text)
       values ($1, 'channel', $2, 'en', 'ticketsIntro', $3)
       on conflict (client_id, owner, owner_id, language, field) do update set text = excluded.text`,
      [rows[0].client_id, rows[0].id, '<p>Come <b>in</b><img src=x onerror="document.title=\'hit\'"></p>'],
    );
    const page = await openPage(browser);
    const faults = await watchPolicy(page);
    await page.goto(`${foyer.url}${salesPage}?language=en`);
    await page.locator('.lead b', { hasText: 'in' }).waitFor();
    expect(await page.locator('.lead img').getAttribute('onerror')).toBeNull();
    expect(faults).toEqual([]);
    await page.close();
  });
});

/** An image that is dragged from the desktop. */
const aDrag = (page: Page, image: Buffer) =>
  page.evaluateHandle(
    (bytes) => {
      const drag = new DataTransfer();
      drag.items.add(new File([new Uint8Array(bytes)], 'paper.png', { type: 'image/png' }));
      return drag;
    },
    [...image],
  );
