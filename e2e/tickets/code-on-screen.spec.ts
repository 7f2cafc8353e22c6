import { completeOrder, listTickets, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { seeByCamera } from '../src/pdf/draw-pdf-page.ts';
import { readCodesOf } from '../src/pdf/read-pdf-codes.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

// The code of a ticket on its order's page, from the pixels of a phone as a scanner at the gate sees them.

let foyer: RunningMuseum;
let ofOrder: { path: string; number: string };

beforeAll(async () => {
  foyer = await openMuseum();
  const { client, database } = foyer;
  const { app } = testApp(database);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  const { orderId, secret } = await aPlacedOrder(app, client.clientId, timeslot, { quantity: 1 });
  const number = await inClient(app.db, client.clientId, async (scope) => {
    await completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' });
    return (await listTickets(scope, orderId))[0]?.code ?? '';
  });
  ofOrder = { path: `/shop/order/${client.subdomain}?language=en#${secret}`, number };
});

afterAll(() => foyer?.close());

/** What a reader finds in the pixels of a part of the page, a little out of focus. */
async function scan(part: Locator): Promise<string[]> {
  const picture = await loadImage(await part.screenshot());
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return readCodesOf(seeByCamera(canvas), ['QRCode', 'Code128']);
}

test('a file beside the code that does not arrive leaves the code on the page', async () => {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  const blocked: string[] = [];
  const beside = ['change-acts', 'invoice-row', 'page-foot'];
  await phone.route(/\/assets\/(?:change-acts|invoice-row|page-foot)-[^/]+\.js$/, (route) => {
    blocked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await phone.goto(`${foyer.url}${ofOrder.path}`);
  const isBlocked = (part: string) => blocked.some((path) => path.includes(`/${part}-`));
  await expect.poll(() => beside.filter((part) => !isBlocked(part)), patience).toEqual([]);
  const code = phone.locator('.ticket-code svg').first();
  await code.waitFor();
  await phone.waitForLoadState('networkidle');
  expect(await code.isVisible()).toBe(true);
  expect(await phone.getByRole('heading', { level: 1 }).count()).toBe(1);
  await phone.context().close();
});

test('where the code or the words do not arrive the page offers to load them again, and then shows the code', async () => {
  for (const part of ['ticket-code', 'words-en']) {
    const phone = await openPage(foyer.browser, { width: 390, height: 844 });
    const blocked = `**/assets/${part}-*.js`;
    await phone.route(blocked, (route) => route.abort());
    await phone.goto(`${foyer.url}${ofOrder.path}`);
    const again = phone.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await phone.unroute(blocked);
    await again.click();
    await phone.locator('.ticket-code svg').first().waitFor();
    await phone.context().close();
  }
});

test('where the museum chose bars, the order page of a phone shows them, and a scanner reads the number', async () => {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}${ofOrder.path}`);
  const code = phone.locator('.ticket-code svg').first();
  await code.waitFor();
  // A QR code holds the signed code.
  expect(await scan(code)).toEqual([expect.not.stringMatching(ofOrder.number)]);
  await foyer.database.owner.query(`update client set code_type = '1d' where id = $1`, [
    foyer.client.clientId,
  ]);
  await phone.reload();
  await phone.locator('.ticket-code .bars').waitFor();
  expect(await scan(phone.locator('.ticket-code .bars'))).toEqual([ofOrder.number]);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
});
