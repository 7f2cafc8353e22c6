import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSubject, subjectRules } from './setting-subjects.ts';
import { settingFields } from './setting-values.ts';

/** docs/client-settings.md says of every field where it lives; it and the code must say the same. */
const text = readFileSync(new URL('../../../../docs/client-settings.md', import.meta.url), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| field '))
  .map((line) => {
    const [field = '', meaning = '', page = '', editor = '', inForce = '', usedBy = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { field, meaning, page, editor, inForce, usedBy };
  });
const existing = rows.filter(({ field }) => field !== 'later');

/** Specification 001, section 3, "Client settings", word by word. */
const ofSpecification = [
  'company data',
  'administrative data',
  'financial data',
  'technical data',
  'currency',
  'languages with formal or informal form',
  'default language',
  'service fee online',
  'service fee offline',
  'pass-on of service cost',
  'pass-on of transaction cost',
  'gift card validity in years',
  'payment environment',
  'payment environment per location',
  'credentials of the first card provider',
  'credentials of the second card provider',
  'credentials of the payments provider',
  'museum-card API settings',
  'analytics and pixel settings',
  'customer data platform',
  'SMS verification',
  'bot protection',
  'mailing list integration',
  'order limit',
  'blocking rules by email',
  'reseller sync',
  'support options',
  'rebook settings',
  'PDF generator version 1 or 2',
  'PDF background image',
  'single PDF for all tickets',
  'template choice',
];

test('no field of the specification is homeless, and every row is filled in', () => {
  const meanings = rows.map(({ meaning }) => meaning);
  const homeless = ofSpecification.filter(
    (wanted) => !meanings.some((meaning) => meaning === wanted || meaning.startsWith(`${wanted}: `)),
  );
  expect(homeless).toEqual([]);
  expect(rows.filter((row) => Object.values(row).includes(''))).toEqual([]);
});

test('no field is listed twice', () => {
  const meanings = rows.map(({ meaning }) => meaning);
  expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
});

test('the fields that exist are those of the subjects, each on its subject’s page', () => {
  expect(existing.map(({ field }) => field).toSorted()).toEqual(settingFields.toSorted());
  for (const { field, page, editor, inForce } of existing) {
    const [subject] = field.split('.');
    if (!isSubject(subject)) throw new Error(`${field} is of no subject`);
    const { module, adminOnly, effect } = subjectRules[subject];
    expect(page, field).toBe(`/${module}/${subject}`);
    expect(editor, field).toBe(adminOnly ? 'Admin' : 'management');
    expect(inForce.startsWith(effect === 'at-once' ? 'at once' : 'next day'), field).toBe(true);
  }
});
