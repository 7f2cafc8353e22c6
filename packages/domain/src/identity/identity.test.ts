import { describe, expect, test } from 'vitest';
import { defaultMenu } from './default-menu.ts';
import { menuItemIds } from './modules.ts';
import { parseSignInName } from './sign-in-name.ts';
import { startRights } from './start-rights.ts';

test('a web shop customer may do nothing', () => {
  expect(startRights('web shop customer').size).toBe(0);
});

test('the menu items are the 35 of the specification', () => {
  expect(menuItemIds).toHaveLength(35);
});

describe('menu of a new client', () => {
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
