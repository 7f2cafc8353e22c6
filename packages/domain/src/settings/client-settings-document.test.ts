import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientInput } from '../clients/client-input.ts';
import { imagePurposes } from '../images/image-rules.ts';
import { locationInput } from '../venues/location-input.ts';
import { secretNames } from './secret-names.ts';
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
const [subjectRows, otherRows] = [true, false].map((isSubjectField) =>
  rows.filter(({ field }) => field !== 'later' && isSubject(field.split('.')[0]) === isSubjectField),
) as [typeof rows, typeof rows];

/** Specification 001, section 3, "Client settings", word by word, and the fields that section 5, "Settings", adds. */
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
  'service fee groups',
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
  'analytics and pixel settings: GA4',
  'analytics and pixel settings: GTM',
  'analytics and pixel settings: UA',
  'analytics and pixel settings: pixel',
  'reseller sync: reseller account id',
  'support options: alternate number',
  'voucher URL',
  'BCC emails',
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

test('the fields of subjects are those that exist, each on its subject’s page', () => {
  expect(subjectRows.map(({ field }) => field).toSorted()).toEqual(settingFields.toSorted());
  for (const { field, page, editor, inForce } of subjectRows) {
    const [subject] = field.split('.');
    if (!isSubject(subject)) throw new Error(`${field} is of no subject`);
    const { module, adminOnly, effect } = subjectRules[subject];
    expect(page, field).toBe(`/${module}/${subject}`);
    expect(editor, field).toBe(adminOnly ? 'Admin' : 'management');
    expect(inForce.startsWith(effect === 'at-once' ? 'at once' : 'next day'), field).toBe(true);
  }
});

test('every other field is kept where its row says: in the forms of clients and locations, as a secret, as a picture', () => {
  const kept = [
    ...Object.keys(clientInput.shape).map((name) => `client.${name}`),
    ...Object.keys(locationInput.shape).map((name) => `location.${name}`),
    ...secretNames.map((name) => `secret ${name}`),
    ...imagePurposes.map((name) => `picture ${name}`),
  ];
  expect(otherRows.map(({ field }) => field).filter((field) => !kept.includes(field))).toEqual([]);
  expect(otherRows.filter(({ inForce }) => inForce !== 'at once')).toEqual([]);
  const secrets = otherRows.flatMap(({ field }) => (field.startsWith('secret ') ? [field.slice(7)] : []));
  expect(secrets.toSorted()).toEqual([...secretNames].toSorted());
});
