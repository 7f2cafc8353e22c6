import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../../e2e/src/browser/find-browser.ts';
import { openPage } from '../../e2e/src/browser/open-page.ts';
import { startBrowser } from '../../e2e/src/browser/start-browser.ts';
import { findEmbeddedDatabase } from '../../e2e/src/embedded-database.ts';
import { type RunningFoyer, startFoyer } from '../../e2e/src/running-foyer.ts';
import { signIn } from '../../e2e/src/sign-in.ts';
import { inRepository } from './repository.ts';

const folder = inRepository('docs', 'screenshots');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Each picture of the README: a page of the running product, and the steps that lead to it. */
const pictures: Record<string, (foyer: RunningFoyer, browser: Browser) => Promise<Page>> = {
  dashboard: (foyer, browser) => openBackOffice(foyer, browser, '/'),
  orders: (foyer, browser) => openBackOffice(foyer, browser, '/order-management'),
  scheduler: (foyer, browser) => openBackOffice(foyer, browser, '/availability-scheduler'),
  'timeslot-group': async (foyer, browser) => {
    const page = await openBackOffice(foyer, browser, '/timeslotgroup');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Periods' }).waitFor();
    await page.getByRole('main').locator('img').first().waitFor();
    return page;
  },
  'e-ticket': async (foyer, browser) => {
    const page = await openBackOffice(foyer, browser, '/new-settings/eticket-template');
    await page.locator('canvas').first().waitFor();
    return page;
  },
  'sales-page': async (foyer, browser) => {
    const page = await openPage(browser, phone);
    await page.goto(`${foyer.url}/shop/demo/getij`, { waitUntil: 'networkidle' });
    return page;
  },
  gate: scanTicket,
};

async function openBackOffice(foyer: RunningFoyer, browser: Browser, path: string): Promise<Page> {
  const page = await openPage(browser, desk);
  // The accounts of the demonstration museum read Dutch.
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, 'manager');
  await page.goto(`${foyer.url}/cms${path}`, { waitUntil: 'networkidle' });
  return page;
}

/** Pairs a phone by the code that the back office shows, and scans a ticket of today. */
async function scanTicket(foyer: RunningFoyer, browser: Browser): Promise<Page> {
  const office = await openBackOffice(foyer, browser, '/ticketscannen');
  await office.getByRole('button', { name: 'Pair device' }).first().click();
  await office.getByLabel('Name of the gate').fill('Main entrance');
  await office.getByRole('button', { name: 'Show pairing code' }).click();
  const link = office.getByRole('link', { name: 'Scan on this computer' });
  const { hash } = new URL((await link.getAttribute('href')) ?? '');

  const gate = await openPage(browser, phone);
  await gate.goto(`${foyer.url}/scan${hash}`);
  await gate.getByRole('button', { name: 'Pair device' }).click();
  await gate.getByRole('button', { name: 'Start scanning' }).click();
  await gate.getByRole('heading', { name: 'Ready to scan' }).waitFor();
  await gate.keyboard.type(await findTicketOfToday(foyer));
  await gate.keyboard.press('Enter');
  await gate.getByRole('button', { name: 'Next' }).waitFor();
  return gate;
}

async function findTicketOfToday(foyer: RunningFoyer): Promise<string> {
  const { url } = await findEmbeddedDatabase(foyer.dataDir);
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  const { rows } = await connection.query<{ code: string }>(
    `select code from ticket where state = 'active' and used_at is null and visit_date <= current_date
     order by visit_date desc, visit_time desc limit 1`,
  );
  await connection.end();
  return rows[0]?.code ?? '';
}

await mkdir(folder, { recursive: true });
const browser = await startBrowser(await findBrowser());
const foyer = await startFoyer({ FOYER_DEMO: '1' }, { onEmptyFolder: true });
try {
  for (const [name, show] of Object.entries(pictures)) {
    const page = await show(foyer, browser);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.context().close();
    console.log(`docs/screenshots/${name}.png`);
  }
} finally {
  await browser.close();
  await foyer.remove();
}
