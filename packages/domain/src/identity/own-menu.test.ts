import { expect, test } from 'vitest';
import { accountTypes } from './account-types.ts';
import { defaultMenu } from './default-menu.ts';
import { ownMenu } from './own-menu.ts';
import { startRights } from './start-rights.ts';

const menu = defaultMenu('ClientUser').map(({ id, position }) => ({ item: id as string, position }));
const itemsOf = (mayOpen: (item: string) => boolean, configured = menu) =>
  ownMenu(configured, mayOpen).map(({ item }) => item);

test('each account type finds in a new menu what the table of rights opens to it', () => {
  const found = Object.fromEntries(
    accountTypes.map((type) => {
      const rights: ReadonlyMap<string, unknown> = startRights(type);
      return [type, itemsOf((item) => rights.has(item)).join(' ')];
    }),
  );
  expect(found['sales partner']).toBe('ticketsearch ticketverkoop');
  expect(found['voucher partner']).toBe('discountcodes-and-vouchers');
  expect(found['web shop customer']).toBe('');
  expect(found.reception).toBe(
    'dashboard order-management ticketverkoop ticketscannen group_timeslots-overzicht timeslotgroup',
  );
  expect(found.management).toBe(menu.map(({ item }) => item).join(' '));
});

test('one door a job: another door replaces it only for accounts that may not open the shown one', () => {
  const orders = menu.filter(({ item }) => item === 'order-management');
  expect(itemsOf(() => true, orders)).toEqual(['order-management']);
  expect(itemsOf((item) => item === 'ticketsearch', orders)).toEqual(['ticketsearch']);
  expect(ownMenu(orders, (item) => item === 'ticketsearch')[0]?.position).toBe(orders[0]?.position);
});

test('all settings are behind one door: who may open only the connections finds those in its place', () => {
  expect(itemsOf((item) => item === 'new-settings' || item === 'instellingen')).toEqual(['new-settings']);
  expect(itemsOf((item) => item === 'settings')).toEqual(['settings']);
});

test('a client that shows both doors, or none, gets what it chose', () => {
  const both = [
    { item: 'ticketsearch', position: 10 },
    { item: 'order-management', position: 20 },
  ];
  expect(itemsOf(() => true, both)).toEqual(['ticketsearch', 'order-management']);
  expect(itemsOf((item) => item === 'ticketsearch', both)).toEqual(['ticketsearch']);
  expect(itemsOf(() => true, [])).toEqual([]);
});
