import { erasedValue } from '@foyer/domain/audit-log/audit-difference.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { modules } from '@foyer/domain/identity/modules.ts';
import { secretNames } from '@foyer/domain/settings/secret-names.ts';
import { settingSubjects } from '@foyer/domain/settings/setting-subjects.ts';
import { settingDefaults } from '@foyer/domain/settings/setting-values.ts';
import { expect, test } from 'vitest';
import { auditText } from './audit-text.ts';
import { readTranslator } from './read-catalogue.ts';

const textIn = (locale: string, names = {}) =>
  auditText(readTranslator(locale, ['audit', 'fields', 'menu', 'ui']), {
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    labelKey: (field) => `fields.${field}`,
    names,
  });

test('every setting, secret, account type and module of rights has its word in Dutch and English', () => {
  for (const locale of ['nl', 'en']) {
    const { fieldWord } = textIn(locale);
    const fields = Object.values(settingDefaults).flatMap((values) => Object.keys(values));
    expect(fields.filter((field) => fieldWord(field) === field)).toEqual([]);
    const rights = modules.map((module) => `rights.${module}`);
    expect(rights.filter((right) => fieldWord(right).includes(right.slice('rights.'.length)))).toEqual([]);
    const { has } = readTranslator(locale, ['audit']);
    const choices = [
      ...settingSubjects.map((subject) => `subject.${subject}`),
      ...secretNames.map((name) => `name.${name}`),
      ...accountTypes.map((type) => `accountType.${type.replaceAll(' ', '-')}`),
    ];
    expect(choices.filter((choice) => !has(`audit.valueName.${choice}`))).toEqual([]);
  }
});

test('values are read as people write them: money, shares, days, moments, yes and no, languages', () => {
  const { valueText } = textIn('nl_NL');
  expect(valueText('priceMinor', 1750)).toMatch(/^€\s17,50$/);
  expect(valueText('vatBasisPoints', 900)).toBe('9%');
  expect(valueText('startDate', '2026-11-20')).toBe('20-11-2026');
  expect(valueText('expiresAt', '2026-11-20T12:00:00.000Z')).toBe('20-11-2026 13:00');
  expect(valueText('fromLocal', '2026-11-20T09:30')).toBe('20-11-2026 09:30');
  expect(valueText('from', '2026-11-20 09:30')).toBe('20-11-2026 09:30');
  expect(valueText('hidden', true)).toBe('Ja');
  expect(valueText('weekdays', [1, 7])).toBe('maandag, zondag');
  expect(valueText('locale', 'en_US')).toBe('Engels (Verenigde Staten)');
  expect(valueText('locale', 'be_NL')).toBe('Nederlands (België)');
  expect(valueText('languages', ['nl', 'de'])).toBe('Nederlands, Duits');
  expect(valueText('country', 'NL')).toBe('Nederland');
  expect(valueText('kind', 'fixed date')).toBe('Vaste datum');
  expect(valueText('number', 1042)).toBe('1042');
  expect(valueText('email', erasedValue)).toBe('gewist');
  expect(valueText('intro', '')).toBe('Leeg');
});

test('a field that the audit log has no word for is named as on its form', () => {
  expect(textIn('nl').fieldWord('costCentre')).toBe('Kostenplaats');
  expect(textIn('en').fieldWord('costCentre')).toBe('Cost centre');
});

test('a typed text is shown as typed, also when it equals the word of a choice', () => {
  expect(textIn('nl').valueText('name', 'period')).toBe('period');
  expect(textIn('nl').valueText('name', "' or 1=1")).toBe("' or 1=1");
});

test('rights, texts per language and lists of things are shown in words, ids by their names', () => {
  const { fieldWord, valueText } = textIn('en', { abc: 'Lighthouse' });
  expect(fieldWord('rights.products')).toBe('Rights: Products');
  expect(valueText('rights.products', 'edit, office IP only')).toBe('Edit, office IP only');
  expect(fieldWord('intro.nl')).toBe('Introduction: Dutch');
  expect(valueText('locationIds', ['abc', 'gone'])).toBe('Lighthouse, gone');
  expect(
    valueText('descriptions', [
      { language: 'nl', name: 'Kind' },
      { language: 'en', name: 'Child' },
    ]),
  ).toBe('Language: Dutch · Name: Kind\nLanguage: English · Name: Child');
});
