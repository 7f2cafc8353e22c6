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

test('nobody raises a right above the own one, and what was there may stay', () => {
  const holdsEdit = (_module: string, level: string) => level !== 'extra';
  expect(findRightAboveGiver([orders('edit')], [], holdsEdit)).toBeUndefined();
  expect(findRightAboveGiver([orders('extra')], [orders('edit')], holdsEdit)).toEqual(orders('extra'));
  expect(findRightAboveGiver([orders('extra')], [orders('extra')], () => false)).toBeUndefined();
});
