import { describe, expect, test } from 'vitest';
import { defaultMenu } from './default-menu.ts';
import { menuItemIds, modules } from './modules.ts';
import { parseSignInName } from './sign-in-name.ts';
import { startRights } from './start-rights.ts';

describe('rights at the start', () => {
  test('a manager may do everything in orders, a receptionist may not refund', () => {
    expect(startRights('management').get('order-management')).toEqual({
      access: true,
      edit: true,
      extra: true,
    });
    expect(startRights('reception').get('order-management')).toEqual({
      access: true,
      edit: true,
      extra: false,
    });
  });
  test('a read-only account sees orders and changes nothing anywhere', () => {
    const rights = [...startRights('read only').values()];
    expect(rights.length).toBeGreaterThan(20);
    expect(rights.every((right) => right.access && !right.edit && !right.extra)).toBe(true);
  });
  test('a receptionist does not see the settings, nor does anybody see clients', () => {
    expect(startRights('reception').has('new-settings')).toBe(false);
    expect(startRights('management').has('clients')).toBe(false);
  });
  test('a web shop customer may do nothing', () => {
    expect(startRights('web shop customer').size).toBe(0);
  });
  test('every module but clients is in the table', () => {
    const given = startRights('management');
    expect(modules.filter((module) => !given.has(module))).toEqual(['clients']);
    expect(menuItemIds).toHaveLength(35);
  });
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
