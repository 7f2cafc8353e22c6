import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSmallTargets } from './src/browser/find-small-targets.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { listEditScreens } from './src/edit-screens.ts';
import { findEditableLooks } from './src/editable-looks.ts';
import { goWithin } from './src/museum-shell.ts';
import { watchNetwork } from './src/network-rest.ts';
import { makeOneOfEverything, readsAll } from './src/readers/one-of-everything.ts';
import { signIn } from './src/sign-in.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';
import { tryToChange } from './src/try-to-change.ts';

/** An account that may see every screen and edit none opens each of them and tries everything on it. */
interface Row {
  page: string;
  /** Its addresses, a tab each, with the names of `ids` in capitals. */
  paths: string[];
  /** Controls that change only what is shown. */
  views?: string[];
  /** The heading that a reader gets in place of the screen. */
  closed?: string;
}

const rows: Row[] = [
  { page: 'accounts/add-account-page.tsx', paths: ['/account-add'] },
  { page: 'accounts/edit-account-page.tsx', paths: ['/account-edit/ACCOUNT', '/account-edit/READER'] },
  { page: 'administration/administration-page.tsx', paths: ['/administratie'] },
  { page: 'catalog/ticket-types/add-ticket-type-page.tsx', paths: ['/tickettype-toevoegen/GROUP'] },
  {
    page: 'catalog/products/edit-product-page.tsx',
    paths: ['availability', 'channels', 'content', 'ticket-types'].map(
      (tab) => `/products/edit/PRODUCT?tab=${tab}`,
    ),
  },
  { page: 'catalog/ticket-types/edit-ticket-type-page.tsx', paths: ['/tickettype-aanpassen/TYPE'] },
  {
    page: 'catalog/ticket-groups/ticket-group-page.tsx',
    paths: ['', '?tab=dates', '?tab=e-ticket', '?tab=emails', '?tab=accounting'].map(
      (tab) => `/tickets/GROUP${tab}`,
    ),
  },
  {
    page: 'channels/edit-ticketstreet-page.tsx',
    paths: ['', '?step=look', '?step=content', '?step=content&part=details'].map(
      (step) => `/ticketstreet/edit/STREET${step}`,
    ),
    views: ['Copy address', 'Copy code', 'Copy kiosk address'],
  },
  { page: 'channels/webshop/create-webshop-page.tsx', paths: ['/channel-management/webshop/create'] },
  {
    page: 'channels/webshop/edit-webshop-page.tsx',
    paths: ['', '?step=look', '?step=content'].map(
      (step) => `/channel-management/webshop/edit/WEBSHOP${step}`,
    ),
    views: ['Copy address'],
  },
  { page: 'eticket-template/eticket-template-page.tsx', paths: ['/new-settings/eticket-template'] },
  { page: 'clients/create-client-page.tsx', paths: ['/clients/create'] },
  {
    page: 'clients/edit-client-page.tsx',
    paths: ['/clients/edit/CLIENT'],
    closed: 'You cannot open Clients',
  },
  { page: 'barcodes/generate-series-page.tsx', paths: ['/barcodes-generated/create'] },
  { page: 'barcodes/edit-series-page.tsx', paths: ['/barcodes/SERIES/edit'] },
  { page: 'barcodes/import/import-series-page.tsx', paths: ['/barcodes/import'] },
  { page: 'discounts/create-discount-page.tsx', paths: ['/discountcodes-and-vouchers/create'] },
  {
    page: 'discounts/edit-discount-page.tsx',
    paths: ['/discountcodes-and-vouchers/DISCOUNT'],
    views: ['Download codes'],
  },
  { page: 'reservations/add-reservation-page.tsx', paths: ['/reservations/add'] },
  { page: 'reservations/delete-reservation-page.tsx', paths: ['/reservations/delete/RESERVATION'] },
  { page: 'reservations/edit-reservation-page.tsx', paths: ['/reservations/edit/RESERVATION'] },
  { page: 'desk-sale/buttons-page.tsx', paths: ['/ticketverkoop/knoppen'] },
  { page: 'tills/till-page.tsx', paths: ['/ticketverkoop/kassa/TILL'] },
  { page: 'tills/close-till-page.tsx', paths: ['/ticketverkoop/kassa/TILL/sluiten'] },
  { page: 'vouchers/create-batch-page.tsx', paths: ['/voucher/create'] },
  { page: 'vouchers/edit-batch-page.tsx', paths: ['/voucher/VOUCHERS/edit'] },
  { page: 'events/add-event-page.tsx', paths: ['/events/add'] },
  { page: 'events/add-exhibition-page.tsx', paths: ['/exhibitions/add'] },
  { page: 'events/edit-event-page.tsx', paths: ['/events/EVENT'] },
  {
    page: 'menu-rights/menu-rights-page.tsx',
    paths: ['/menu-rights', '/menu-rights/start-tables', '/menu-rights/menu'],
    views: ['Find a module'],
  },
  {
    page: 'narrowcasting/create-wall-screen-page.tsx',
    paths: ['/narrowcasting/create'],
    views: ['NL', 'EN'],
  },
  { page: 'narrowcasting/edit-wall-screen-page.tsx', paths: ['/narrowcasting/SCREEN'], views: ['NL', 'EN'] },
  {
    page: 'pricing/add-rule-page.tsx',
    paths: ['/tickets/GROUP/dynamic-price/create', '/tickets/GROUP/dynamic-price/create?step=prices'],
    views: ['Ticket type'],
  },
  {
    page: 'pricing/edit-rule-page.tsx',
    paths: ['/tickets/GROUP/dynamic-price/RULE', '/tickets/GROUP/dynamic-price/RULE?step=prices'],
    views: ['Ticket type'],
  },
  { page: 'scheduling/timeslots/delete-timeslot-page.tsx', paths: ['/timeslot-verwijderen/TIMESLOT'] },
  { page: 'scheduling/timeslots/edit-timeslot-page.tsx', paths: ['/timeslot-aanpassen/TIMESLOT'] },
  { page: 'scheduling/timeslots/timeslot-day-page.tsx', paths: ['/timeslotgroup/CALENDAR/day/DAY'] },
  {
    page: 'scheduling/timeslot-groups/timeslot-group-page.tsx',
    paths: ['/timeslotgroup/CALENDAR'],
    views: ['Year', 'Table'],
  },
  {
    page: 'settings/client-settings-page.tsx',
    paths: [
      ...['company', 'financial', 'languages', 'currency', 'support', 'thresholds', 'hold', 'fees'].map(
        (subject) => `/instellingen/${subject}`,
      ),
      ...['administrative', 'technical', 'environment', 'websites'].map((subject) => `/settings/${subject}`),
    ],
    views: ['Find a setting'],
  },
  {
    page: 'venues/edit-location-page.tsx',
    paths: ['/new-settings/locations/edit-venue/LOCATION'],
  },
  { page: 'venues/opening-hours-page.tsx', paths: ['/openingstijden', '/openingstijden?location=LOCATION'] },
  { page: 'waiting-room/waiting-room-page.tsx', paths: ['/channel-management/waiting-room/STREET'] },
];

let foyer: StaffedMuseum;
let page: Page;
let ids: Record<string, string>;
let open: Open;

beforeAll(async () => {
  foyer = await startStaffedMuseum();
  ids = await makeOneOfEverything(foyer);
  page = await foyer.openAs(readsAll);
  open = opener(page, watchNetwork(page));
});

afterAll(async () => {
  await foyer?.close();
});

type Open = (path: string) => Promise<void>;

/** As a link of the app does: loading the app again for each of so many screens would take as long as all the rest. */
function opener(of: Page, isAtRest: () => Promise<void>): Open {
  return async (path) => {
    await goWithin(
      of,
      path.replace(/[A-Z]{3,}/g, (name) => ids[name] ?? name),
    );
    await isAtRest();
    await of.getByRole('heading', { level: 1 }).waitFor();
  };
}

test('every screen with a form of its own is tried below', () => {
  expect(rows.map((row) => row.page).toSorted()).toEqual(listEditScreens());
});

test('a reader chooses how the periods of a timeslot group are shown', async () => {
  await open('/timeslotgroup/CALENDAR');
  await page.getByText('Table', { exact: true }).click();
  expect(await page.getByRole('radio', { name: 'Table' }).isChecked()).toBe(true);
});

/** Of a page with several tabs the first one, all of them in `npm run test:long`. */
const tried = rows.flatMap(({ paths, ...row }) =>
  (isLongRun() ? paths : paths.slice(0, 1)).map((path) => ({ path, ...row })),
);

test.each(tried)(
  'a reader sees values as text and changes nothing at $path',
  async ({ path, views, closed }) => {
    await open(path);
    if (closed) {
      await page.getByRole('heading', { level: 1, name: closed }).waitFor();
      expect(await page.locator('main').getByRole('textbox').count()).toBe(0);
      return;
    }
    expect(await findEditableLooks(page, views)).toEqual([]);
    expect(await tryToChange(page, views)).toEqual([]);
    // What was tried may have fetched the page again.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The preview is a page of its own, which its own journeys look at.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(await findAccessibilityFaults(page)).toEqual([]);
  },
);

describe('for a finger, on a tablet and on a phone,', () => {
  const tabletSize = { width: 1024, height: 768 };
  const phoneSize = { width: 390, height: 844 };
  let tablet: Page;
  let isTabletAtRest: () => Promise<void>;
  let openOnTablet: Open;

  beforeAll(async () => {
    tablet = await openPage(foyer.browser, { ...tabletSize, isPhone: true });
    await tablet.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    await signIn(tablet, foyer.url, 'manager', TEST_PASSWORD, '/');
    isTabletAtRest = watchNetwork(tablet);
    openOnTablet = opener(tablet, isTabletAtRest);
  });

  /** The same page in both sizes: the phone's is the narrow one, and both are pressed by a finger. */
  async function smallTargets() {
    const onTablet = await findSmallTargets(tablet);
    await tablet.setViewportSize(phoneSize);
    await isTabletAtRest();
    const onPhone = await findSmallTargets(tablet);
    await tablet.setViewportSize(tabletSize);
    return { onTablet, onPhone };
  }

  /** Lists and the desk, which no form of a page is on. */
  const lists = [
    ...['/ticketverkoop', '/ticketverkoop/kassas', '/discountcodes-and-vouchers', '/voucher', '/gift'],
    ...['/barcodes', '/reservations', '/channel-management'],
  ];
  /** With the most kinds of controls; `npm run test:long` opens every screen with a form, tab by tab. */
  const shortForm = [
    ...['accounts/edit-account-page.tsx', 'channels/edit-ticketstreet-page.tsx'],
    ...['catalog/products/edit-product-page.tsx', 'discounts/edit-discount-page.tsx'],
    ...['reservations/edit-reservation-page.tsx', 'settings/client-settings-page.tsx'],
    ...['scheduling/timeslot-groups/timeslot-group-page.tsx'],
    ...['tills/close-till-page.tsx', 'tills/till-page.tsx'],
  ];
  const forms = rows
    .filter(({ page: screen }) => isLongRun() || shortForm.includes(screen))
    .flatMap(({ paths }) => (isLongRun() ? paths : paths.slice(0, 1)));
  const measured = [...(isLongRun() ? lists : lists.slice(0, 3)), ...forms];

  test.each(measured)('everything at %s is large enough', async (path) => {
    await openOnTablet(path);
    expect(await smallTargets()).toEqual({ onTablet: [], onPhone: [] });
  });

  test.each([
    ['the cash panel', '/ticketverkoop/kassa/TILL', 'Take out'],
    ['the dialog of a new till', '/ticketverkoop/kassas', 'Create till'],
    ['the dialog of a new gift card', '/gift', 'Create gift card'],
  ])('everything in %s is large enough', async (_what, path, button) => {
    await openOnTablet(path);
    await tablet.getByRole('button', { name: button, exact: true }).first().click();
    await tablet.getByRole('dialog').getByRole('textbox').first().waitFor();
    expect(await smallTargets()).toEqual({ onTablet: [], onPhone: [] });
    await tablet.keyboard.press('Escape');
    await tablet.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
