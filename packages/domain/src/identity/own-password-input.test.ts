import { expect, test } from 'vitest';
import { parseChosenPassword, parseOwnPasswordChange } from './own-password-input.ts';
import { passwordRules } from './password-rules.ts';

const filled = { currentPassword: 'old', newPassword: 'havenstad 9', repeatPassword: 'havenstad 9' };
const codes = (typed: unknown, username = 'f.bos') => {
  const parsed = parseOwnPasswordChange(typed, username);
  return parsed.ok ? [] : parsed.refusals.map(({ code, field }) => `${field} ${code}`);
};

test('a new password of 8 characters, typed twice the same, is taken', () => {
  expect(codes({ ...filled, newPassword: '12345678', repeatPassword: '12345678' })).toEqual([]);
  expect(parseChosenPassword({ newPassword: '12345678', repeatPassword: '12345678' }, 'x').ok).toBe(true);
});

test('every empty field is named', () => {
  expect(codes({ currentPassword: '', newPassword: '', repeatPassword: '' })).toEqual([
    'newPassword fields-missing',
    'repeatPassword fields-missing',
    'currentPassword fields-missing',
  ]);
});

test('seven characters are too few', () => {
  expect(codes({ ...filled, newPassword: '1234567', repeatPassword: '1234567' })).toEqual([
    'newPassword password-too-short',
  ]);
});

test('both must be the same, and not the username', () => {
  expect(codes({ ...filled, repeatPassword: 'havenstad 8' })).toEqual(['repeatPassword passwords-differ']);
  expect(codes({ ...filled, newPassword: 'Receptie', repeatPassword: 'Receptie' }, 'receptie')).toEqual([
    'newPassword password-is-username',
  ]);
});

test('the rules are ticked one by one while typing', () => {
  expect(passwordRules('', '', 'joris')).toEqual({ longEnough: false, notUsername: false, same: false });
  expect(passwordRules('haven', '', 'joris')).toEqual({ longEnough: false, notUsername: true, same: false });
  expect(passwordRules('havenstad', 'havenstad', 'joris')).toEqual({
    longEnough: true,
    notUsername: true,
    same: true,
  });
});
