import { describe, expect, test } from 'vitest';
import { accountInput } from './account-input.ts';
import { parseSignInName } from './sign-in-name.ts';

const account = (username: string) =>
  accountInput.safeParse({
    username,
    email: '',
    accountType: 'reception',
    locale: 'en_US',
    mustChangePassword: false,
    password: '',
    repeatPassword: '',
    rights: [],
    loginLocationIds: [],
  });
const faultsOf = (username: string) =>
  account(username).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a username', () => {
  test.each([
    ['a zero-width space', 'man\u200bager'],
    ['a zero-width joiner', 'man\u200dager'],
    ['a change of direction', 'manager\u202egnp'],
    ['a soft hyphen', 'man\u00adager'],
    ['a filler that is drawn as nothing', 'manager\u3164'],
    ['a variation selector', 'manager\ufe0f'],
    ['a blank of braille', 'manager\u2800'],
    ['a tag character', 'manager\u{e0041}'],
    ['a line end', 'mana\nger'],
    ['a private character', 'manager\ue000'],
  ])('with %s is refused at its field', (_what, username) => {
    expect(faultsOf(username)).toEqual(['username: username-invisible']);
  });

  test.each([
    ['a Cyrillic а', 'm\u0430nager'],
    ['a Greek ο', 'j\u03bfhn'],
    ['Hebrew and Latin', 'manager \u05d0'],
  ])('that mixes scripts, such as %s, is refused at its field', (_what, username) => {
    expect(faultsOf(username)).toEqual(['username: username-scripts']);
  });

  test.each([
    'j.smit',
    'André Müller',
    'Łukasz Żółć',
    'o’brien-2',
    'Иван Петров',
    'Ελένη',
    '山田太郎',
    'やまだ タロウ',
    '김철수 金',
    'יעל כהן',
    'महेश',
    'desk #3 (hall)',
  ])('%s is taken as it is', (username) => {
    expect(account(username).data?.username).toBe(username);
  });

  test('in another form of the same characters is the same name, here and when signing in', () => {
    expect(account('\uff4danager').data?.username).toBe('manager');
    expect(account('Andre\u0301').data?.username).toBe('André');
    expect(parseSignInName('\uff4danager|getij')).toEqual({ username: 'manager', client: 'getij' });
  });
});
