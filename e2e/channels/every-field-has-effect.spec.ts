import { readFile } from 'node:fs/promises';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { everyField, type FieldEffect, fieldEffects } from '../src/channels/field-effects.ts';
import { shownElsewhere } from '../src/channels/fields-shown-elsewhere.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let page: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'fields' });
  page = await openPage(foyer.browser);
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'foyer-preview-ready') document.documentElement.dataset.ready = 'yes';
    });
  });
  await page.goto(`${foyer.url}/shop/ui/preview`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // What is not there yet is asked again by the polls below.
  page.setDefaultTimeout(500);
});

afterAll(async () => {
  await foyer?.close();
});

test('every field of the editor changes the page, or says which test shows what it does', () => {
  const known = [...Object.keys(fieldEffects), ...Object.keys(shownElsewhere)];
  expect(known.toSorted()).toEqual(everyField().toSorted());
});

test.each(Object.entries(shownElsewhere))(
  '%s is shown by a test that names it',
  async (field, { file, naming }) => {
    const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(source).toContain(naming ?? field.split('.').at(-1));
  },
);

const input = () => ({
  ...{ title: 'Velden', url: 'fields', startDate: null, endDate: null, languages: ['nl', 'en'] },
  ...{
    defaultLanguage: 'nl',
    texts: [],
    ticketGroupIds: [museum.ticketGroupId],
    minTickets: 1,
    maxTickets: 25,
  },
  colours: { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' },
});

/** A step that sells the museum's own group or its first ticket type, which the table cannot name. */
function withSold({ sells, ...changes }: FieldEffect['change']): object {
  if (!sells) return changes;
  const [ticketTypeId] = museum.ticketTypeIds;
  const step =
    sells === 'upsell' ? { ticketTypeIds: [ticketTypeId] } : { ticketGroupIds: [museum.ticketGroupId] };
  return { ...changes, salesFlow: { ...standardSalesFlow, [`${sells}`]: { isOn: true, ...step } } };
}

/** Shows the page as it would be with these changes. */
async function show(changes: FieldEffect['change'], { step, language = 'nl' }: FieldEffect): Promise<void> {
  const answer = await museum.ask(
    'query ($id: ID!, $input: TicketstreetInput!, $language: String!) { salesPagePreview(id: $id, input: $input, language: $language) }',
    { id: museum.ticketstreetId, input: { ...input(), ...withSold(changes) }, language },
    'salesPagePreview',
  );
  await page.evaluate((message) => window.postMessage(message, location.origin), {
    kind: 'foyer-preview',
    page: answer,
    step,
  });
}

describe('the page as it is previewed', () => {
  test.each(Object.entries(fieldEffects))('%s', async (_field, effect) => {
    await show(effect.before ?? {}, effect);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience.timeout });
    await expect.poll(() => effect.read(page).catch(() => null), patience).not.toEqual(effect.is);
    await show(effect.change, effect);
    await expect.poll(() => effect.read(page).catch(() => null), patience).toEqual(effect.is);
  });
});
