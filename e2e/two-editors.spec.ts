import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { createSummerRule } from './src/sales/summer-rule.ts';
import { fetchSession, signIn } from './src/sign-in.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';

/** Two people edit the same thing: the second sees who changed it and loses nothing that was typed. */
interface Case {
  what: string;
  /** With the names of `ids` in capitals. */
  path: string;
  /** What the first person changes, and the second meanwhile. */
  first: { field: (page: Page) => Locator; typed: string };
  second: { field: (page: Page) => Locator; typed: string };
  byAdmins?: boolean;
  /** The button of the save bar. */
  save?: string;
}

const named = (name: string) => (page: Page) =>
  page.locator('main').getByRole('textbox', { name, exact: true }).first();

const cases: Case[] = [
  {
    what: 'a channel',
    path: '/ticketstreet/edit/STREET',
    first: { field: named('Name'), typed: 'Summer tickets' },
    second: { field: named('URL'), typed: 'summer' },
  },
  {
    what: 'a client',
    path: '/clients/edit/CLIENT',
    first: { field: named('Town'), typed: 'Bussum' },
    second: { field: named('Postal code'), typed: '1411 AC' },
    byAdmins: true,
  },
  {
    what: 'an account',
    path: '/account-edit/DESK',
    first: { field: named('Email address'), typed: 'front@getij.example' },
    second: { field: named('Username'), typed: 'front desk' },
  },
  {
    what: 'a product',
    path: '/products/edit/PRODUCT?tab=content',
    first: { field: named('Short text'), typed: 'Sea and sun' },
    second: { field: named('Title'), typed: 'Salt' },
  },
  {
    what: 'a pricing rule',
    path: '/tickets/GROUP/dynamic-price/RULE',
    first: { field: named('Name'), typed: 'High summer' },
    second: { field: named('Name'), typed: 'Low summer' },
  },
  {
    what: 'opening hours',
    path: '/openingstijden',
    first: { field: named('Monday, until'), typed: '18:00' },
    second: { field: named('Friday, until'), typed: '21:00' },
    save: 'Review',
  },
];

let foyer: StaffedMuseum;
let museum: MuseumOnSale;
let ids: Record<string, string>;

beforeAll(async () => {
  foyer = await startStaffedMuseum();
  const { client, database } = foyer;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: client.subdomain, password: TEST_PASSWORD },
    url: 'visit',
  });
  const { app } = testApp(database);
  const person = (username: string, accountType: 'management' | 'reception') =>
    inClient(app.db, client.clientId, (scope) =>
      createAccount(app, scope, {
        username,
        accountType,
        email: `${username}@getij.example`,
        locale: 'en_US',
        password: TEST_PASSWORD,
      }),
    );
  await person('fleur', 'management');
  await anAdmin(app, 'ana');
  await anAdmin(app, 'bas');
  const day = dayFromToday(20);
  const rule = await createSummerRule(museum, day);
  ids = {
    STREET: museum.ticketstreetId,
    CLIENT: await makeClient('ana|platform'),
    PRODUCT: museum.productId,
    GROUP: museum.ticketGroupId,
    RULE: rule.id,
    DESK: await person('desk', 'reception'),
  };
});

/** One that its form can save: all that must be filled in is. */
async function makeClient(admin: string): Promise<string> {
  const { request } = await foyer.openEmpty();
  const session = await fetchSession(request, foyer.url, admin, TEST_PASSWORD);
  const answer = await request.post(`${foyer.url}/graphql`, {
    headers: { authorization: `Bearer ${session['foyer.token']}` },
    data: {
      query: `mutation ($input: ClientInput!, $mainAccount: MainAccountInput!) {
        createClient(input: $input, mainAccount: $mainAccount) { id } }`,
      variables: {
        input: {
          name: 'Zand Museum',
          subdomain: 'zand',
          postalCode: '1411 AB',
          paymentEnvironment: 'live',
          currency: 'EUR',
        },
        mainAccount: { username: 'ruben', email: 'ruben@zand.example', locale: 'nl_NL' },
      },
    },
  });
  return (await answer.json()).data.createClient.id;
}

afterAll(async () => {
  await foyer?.close();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const save = (page: Page, label = 'Save') => bar(page).getByRole('button', { name: label }).click();

async function openAs(name: string, path: string): Promise<Page> {
  const page = await foyer.openEmpty();
  await signIn(page, foyer.url, name, TEST_PASSWORD, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test.each(cases)(
  'of two people who edit $what, the second sees the first one and loses nothing',
  async (one) => {
    const path = one.path.replace(/[A-Z]{3,}/g, (name) => ids[name] ?? name);
    const [firstName, secondName] = one.byAdmins
      ? (['ana|platform', 'bas|platform'] as const)
      : (['fleur', 'manager'] as const);
    const first = await openAs(firstName, path);
    const second = await openAs(secondName, path);
    await one.second.field(second).waitFor();

    await one.first.field(first).fill(one.first.typed);
    await save(first, one.save);
    await bar(first).waitFor({ state: 'detached' });

    await one.second.field(second).fill(one.second.typed);
    await save(second, one.save);
    const said = second.locator('main').getByText(/changed this (just now|\d+ minutes? ago)/);
    await said.waitFor();
    // Admins are not named.
    expect(await said.textContent()).toContain(one.byAdmins ? 'Another user' : firstName);
    expect(await one.second.field(second).inputValue()).toBe(one.second.typed);

    await second.getByRole('button', { name: 'Discard and reload' }).click();
    await expect.poll(() => one.first.field(second).inputValue(), patience).toBe(one.first.typed);
    await one.second.field(second).fill(one.second.typed);
    await save(second, one.save);
    await bar(second).waitFor({ state: 'detached' });
    await second.reload();
    await expect.poll(() => one.second.field(second).inputValue(), patience).toBe(one.second.typed);
    await Promise.all([first.context().close(), second.context().close()]);
  },
);
