import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { holdAnswers } from '../src/hold-answers.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

/** On a slow network no dialog and no form starts from data that has not come: the button waits, or the dialog. */
interface LateCase {
  /** The act, as staff name it. */
  what: string;
  /** Where it is done, with the ids of the museum put in. */
  path: string;
  /** The query whose answer is late. */
  late: string;
  as?: 'admin';
  /** What is waited for before the network becomes slow; without it the page comes late already. */
  ready?: (page: Page) => Promise<unknown>;
  /** What is pressed while it is late. */
  press: (page: Page) => Promise<unknown>;
  /** What must hold meanwhile. */
  waits: (page: Page) => Promise<unknown>;
  /** What is there once it has come. */
  comes: (page: Page) => Promise<unknown>;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const noDialog = async (page: Page) => {
  await page.waitForTimeout(500);
  expect(await dialogOf(page).count()).toBe(0);
};
/** The dialog is there, says that it loads and takes nothing yet. */
const loads = (submit: string | RegExp) => async (page: Page) => {
  const dialog = dialogOf(page);
  await dialog.waitFor();
  await dialog.getByText('Loading').first().waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  expect(await dialog.getByRole('button', { name: submit }).last().isDisabled()).toBe(true);
};
const submitWaits = (submit: string | RegExp) => async (page: Page) => {
  await dialogOf(page).waitFor();
  expect(await dialogOf(page).getByRole('button', { name: submit }).last().isDisabled()).toBe(true);
};
const submitComes = (submit: string | RegExp) => (page: Page) =>
  dialogOf(page).getByRole('button', { name: submit, disabled: false }).last().waitFor();

const cases: LateCase[] = [
  {
    what: 'a product is added',
    path: '/products',
    late: 'ProductList',
    press: (page) => button(page, 'Create product').click(),
    waits: noDialog,
    // The only location is chosen from the start.
    comes: (page) =>
      dialogOf(page)
        .getByText(/^Getij /)
        .waitFor(),
  },
  {
    what: 'the availability of several products is set',
    path: '/products',
    late: 'AvailabilitySwitch',
    press: async (page) => {
      await page
        .getByRole('checkbox', { name: /Salt & Light/ })
        .first()
        .check();
      await button(page, 'Set availability').click();
    },
    waits: submitWaits('Switch 1 product'),
    comes: submitComes('Switch 1 product'),
  },
  {
    what: 'a product is switched to unlimited',
    path: '/products/edit/PRODUCT?tab=availability',
    late: 'AvailabilitySwitch',
    press: (page) => page.getByRole('radiogroup', { name: 'Availability' }).getByText('Unlimited').click(),
    waits: submitWaits('Switch to unlimited'),
    comes: submitComes('Switch to unlimited'),
  },
  {
    what: 'a picture is described',
    path: '/products/edit/PRODUCT?tab=content',
    late: 'ClientFacts',
    press: async () => {},
    waits: noDialog,
    comes: async (page) => {
      await button(page, 'Describe image').click();
      // One field for each language of the client, or those that are left out would lose their text.
      await expect.poll(() => dialogOf(page).getByRole('textbox').count()).toBe(2);
    },
  },
  {
    what: 'a ticket group is added',
    path: '/tickets',
    late: 'ProductChoices',
    press: (page) => button(page, 'Create ticket group').click(),
    waits: loads('Create ticket group'),
    comes: async (page) => {
      await dialogOf(page).getByRole('combobox', { name: 'Product' }).click();
      await page.getByRole('option', { name: /Salt & Light/ }).waitFor();
    },
  },
  {
    what: 'a ticket type is linked to an event',
    path: '/tickettype-aanpassen/TYPE',
    late: 'LinkableEvents',
    press: async () => {},
    waits: async (page) => {
      const field = page.getByRole('combobox', { name: 'Event or exhibition' });
      await field.waitFor();
      expect([await field.isDisabled(), await field.getAttribute('placeholder')]).toEqual([true, 'Loading']);
    },
    comes: async (page) => {
      const field = page.getByRole('combobox', { name: 'Event or exhibition', disabled: false });
      await field.waitFor();
      expect(await field.getAttribute('placeholder')).not.toBe('Loading');
    },
  },
  {
    what: 'a timeslot group is created',
    path: '/timeslotgroup',
    late: 'LocationChoices',
    press: (page) => button(page, 'Create timeslot group').click(),
    waits: loads('Create timeslot group'),
    comes: async (page) => {
      await dialogOf(page).getByRole('textbox', { name: 'Title' }).fill('Hall');
      // The only location is the one that is meant.
      expect(await dialogOf(page).getByRole('combobox', { name: 'Location' }).inputValue()).toContain(
        'Getij',
      );
    },
  },
  {
    what: 'ticket groups are linked to a timeslot group',
    path: '/timeslotgroup/CALENDAR',
    late: 'TicketGroupChoices',
    press: (page) => button(page, 'Link').click(),
    waits: loads('Link ticket groups'),
    // By name: before, the id of the linked one was shown.
    comes: (page) =>
      dialogOf(page)
        .getByText(/Salt & Light/)
        .first()
        .waitFor(),
  },
  {
    what: 'a day is cancelled',
    path: '/timeslotgroup/CALENDAR/day/2030-06-15',
    late: 'ClosurePreview',
    press: (page) => button(page, 'Cancel day').click(),
    waits: submitWaits(/Cancel day/),
    comes: submitComes(/Cancel day/),
  },
  {
    what: 'the day of another date is cancelled',
    path: '/group_timeslots-overzicht?date=2030-06-15',
    late: 'TimeslotsOfDay',
    ready: (page) => button(page, 'Cancel day').waitFor(),
    press: (page) => button(page, 'Next day').click(),
    // Its timeslots are those of the day before until then.
    waits: (page) => page.getByRole('button', { name: 'Cancel day', disabled: true }).waitFor(),
    comes: (page) => button(page, 'Cancel day').waitFor({ state: 'detached' }),
  },
  {
    what: 'a schedule of a product is set up',
    path: '/availability-scheduler?panel=schedule',
    late: 'ProductCalendars',
    press: (page) => dialogOf(page).getByText('Loading').first().waitFor(),
    waits: async (page) => expect(await dialogOf(page).getByRole('textbox').count()).toBe(0),
    comes: (page) => dialogOf(page).getByRole('textbox', { name: 'Name' }).waitFor(),
  },
  {
    what: 'a gate is added',
    path: '/ticketscannen',
    late: 'ScanDevices',
    press: (page) => button(page, 'Pair device').click(),
    waits: noDialog,
    comes: async (page) => {
      const places = dialogOf(page).getByRole('combobox', { name: 'Location' });
      await places.locator('option', { hasText: 'Getij' }).waitFor({ state: 'attached' });
    },
  },
  {
    what: 'a view is saved',
    path: '/products?availability=TIMESLOTS',
    late: 'SavedViewList',
    press: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    waits: async (page) => expect(await button(page, 'Save as view').count()).toBe(0),
    comes: (page) => button(page, 'Save as view').waitFor(),
  },
  {
    what: 'the workers are paused',
    path: '/message-queue',
    late: 'WorkerPause',
    as: 'admin',
    press: async () => {},
    waits: async (page) => {
      await button(page, 'Pause workers').waitFor();
      expect(await button(page, 'Pause workers').isDisabled()).toBe(true);
    },
    comes: (page) => page.getByRole('button', { name: 'Pause workers', disabled: false }).waitFor(),
  },
  {
    what: 'a client is disabled',
    path: '/gebruikers/clients/CLIENT',
    late: 'ClientStops',
    as: 'admin',
    press: (page) => button(page, 'Disable client').click(),
    waits: submitWaits('Disable client'),
    comes: submitComes('Disable client'),
  },
  {
    what: 'a till is made',
    path: '/ticketverkoop/kassas',
    late: 'LocationsOfTills',
    press: (page) => button(page, 'Create till').click(),
    waits: loads('Create till'),
    comes: (page) => dialogOf(page).getByLabel('Name').waitFor(),
  },
];

let foyer: RunningMuseum;
let museum: TestSalesPage;
let put: (path: string) => string;

beforeAll(async () => {
  foyer = await openMuseum();
  const { database, client } = foyer;
  const { owner } = database;
  museum = await aSalesPage(owner, client.clientId);
  await anAdmin(testApp(database).app, 'ruben');
  await owner.query(
    `insert into image (client_id, owner, owner_id, purpose, format, width, height, bytes)
     values ($1, 'product', $2, 'program', 'png', 280, 140, 1)`,
    [client.clientId, museum.productId],
  );
  const { rows } = await owner.query('select calendar_id from timeslot where id = $1', [museum.timeslotId]);
  put = (path) =>
    path
      .replace('PRODUCT', museum.productId)
      .replace('TYPE', museum.ticketTypeId)
      .replace('CALENDAR', rows[0]?.calendar_id)
      .replace('CLIENT', client.clientId);
});

afterAll(async () => {
  await foyer?.close();
});

test.each(cases)('while $late is late, $what only once it has come', async (one) => {
  const page = await openPage(foyer.browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const release = one.ready ? undefined : await holdAnswers(page, one.late);
  const name = one.as === 'admin' ? 'ruben|platform' : `manager|${foyer.client.subdomain}`;
  await signIn(page, foyer.url, name, TEST_PASSWORD, put(one.path));
  await one.ready?.(page);
  const letGo = release ?? (await holdAnswers(page, one.late));
  await one.press(page);
  await one.waits(page);
  letGo();
  await one.comes(page);
  await page.close();
});
