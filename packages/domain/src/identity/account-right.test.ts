import { expect, test } from 'vitest';
import {
  type AccountRight,
  findRightAboveGiver,
  isWithinLimit,
  levelOf,
  levelsOf,
  plainRight,
  rightLevels,
  startAccountRights,
} from './account-right.ts';

test('each level has those before it', () => {
  expect(rightLevels.map((level) => levelOf(levelsOf(level)))).toEqual([...rightLevels]);
  expect(levelsOf('edit')).toEqual({ access: true, edit: true, extra: false });
});

test('a right for reception accounts only does not count for a manager', () => {
  expect(isWithinLimit('reception only', 'reception')).toBe(true);
  expect(isWithinLimit('reception only', 'management')).toBe(false);
  expect(isWithinLimit('none', 'management')).toBe(true);
});

test('a manager starts with every module but the clients, which are for Admins alone', () => {
  const modules = startAccountRights('management').map(({ module }) => module);
  expect(modules).toHaveLength(38);
  expect(modules).not.toContain('clients');
  expect(startAccountRights('web shop customer')).toEqual([]);
});

const orders = (level: AccountRight['level']): AccountRight => ({
  module: 'order-management',
  level,
  ...plainRight,
});

const desk = (...rights: AccountRight[]) => ({ accountType: 'reception', rights });
const colleague = (holds: (module: string, level: string) => boolean) => ({ holds, isHimself: false });
const holdsEdit = (_module: string, level: string) => level !== 'extra';

test('an account raises no right above its own, and existing rights may stay', () => {
  const giver = colleague(holdsEdit);
  expect(findRightAboveGiver(desk(orders('edit')), desk(), giver)).toBeUndefined();
  expect(findRightAboveGiver(desk(orders('extra')), desk(orders('edit')), giver)).toEqual(orders('extra'));
  const nobody = colleague(() => false);
  expect(findRightAboveGiver(desk(orders('extra')), desk(orders('extra')), nobody)).toBeUndefined();
});

test('a limit, a type or a function by which a right counts for more is a raise too', () => {
  const giver = colleague(holdsEdit);
  const managers: AccountRight = { ...orders('extra'), limit: 'management only' };
  expect(findRightAboveGiver(desk(managers), desk(managers), giver)).toBeUndefined();
  expect(findRightAboveGiver(desk(orders('extra')), desk(managers), giver)).toEqual(orders('extra'));
  const promoted = { accountType: 'management', rights: [managers] };
  expect(findRightAboveGiver(promoted, desk(managers), giver)).toEqual(managers);
  const offline: AccountRight = { ...orders('extra'), offlineSales: true };
  expect(findRightAboveGiver(desk(offline), desk(orders('extra')), giver)).toEqual(offline);
});

test('an account cannot grant itself access from outside the office; a colleague who holds the right can', () => {
  const atOffice: AccountRight = { ...orders('edit'), officeIpOnly: true };
  const anywhere = [desk(orders('edit')), desk(atOffice)] as const;
  expect(findRightAboveGiver(...anywhere, colleague(holdsEdit))).toBeUndefined();
  expect(findRightAboveGiver(...anywhere, { holds: holdsEdit, isHimself: true })).toEqual(orders('edit'));
});
