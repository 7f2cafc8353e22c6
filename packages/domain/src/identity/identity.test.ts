import { describe, expect, test } from 'vitest';
import { defaultMenu } from './default-menu.ts';
import { itemsOfSection, menuSections } from './menu-sections.ts';
import { menuItemIds } from './modules.ts';
import { parseSignInName } from './sign-in-name.ts';
import { startRights } from './start-rights.ts';

test('a web shop customer may do nothing', () => {
  expect(startRights('web shop customer').size).toBe(0);
});

test('the menu items are the 35 of the specification', () => {
  expect(menuItemIds).toHaveLength(35);
});

test('each of the 35 is in exactly one section of the menu', () => {
  const items = menuSections.flatMap((section) => itemsOfSection[section]);
  expect(items.toSorted()).toEqual(menuItemIds.toSorted());
});

describe('menu of a new client', () => {
  test('follows the work of a museum: today, what is offered, how it is sold, and what is looked up or set', () => {
    const ids = defaultMenu('ClientUser').map(({ id }) => id);
    expect(ids.join(' ')).toBe(
      'dashboard order-management ticketverkoop ticketscannen group_timeslots-overzicht ' +
        'products tickets availability-scheduler timeslotgroup openingstijden barcodes discountcodes-and-vouchers ' +
        'channel-management ticketstreet gt-onderwijs ' +
        'statistieken-v2 verdiensten exports message-queue new-settings ' +
        'gebruikers menu-rights',
    );
  });
  test('two items are marked BETA and the dashboard comes first', () => {
    const menu = defaultMenu('ClientUser');
    expect(menu[0]?.id).toBe('dashboard');
    expect(menu.filter((item) => item.groupName === 'BETA').map((item) => item.id)).toEqual([
      'availability-scheduler',
      'message-queue',
    ]);
  });
  test('the menu of an Admin holds the six platform items', () => {
    expect(defaultMenu('Admin').map((item) => item.id)).toEqual([
      'gebruikers',
      'menu-rights',
      'administratie',
      'settings',
      'message-queue',
      'new-settings',
    ]);
  });
});

describe('sign-in name', () => {
  test('is a username and a client with a bar between', () => {
    expect(parseSignInName('Fleur Mulder|Getij')).toEqual({ username: 'Fleur Mulder', client: 'getij' });
  });
  test.each(['fleur', '|getij', 'fleur|', 'a|b|getij', ''])('"%s" is not one', (typed) => {
    expect(parseSignInName(typed)).toBeUndefined();
  });
});
