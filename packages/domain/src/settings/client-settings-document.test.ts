import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientInput } from '../clients/client-input.ts';
import { paymentProviders } from '../payments/payment-providers.ts';
import { locationInput } from '../venues/location-input.ts';
import { secretNames } from './secret-names.ts';
import { isSubject, pageOfSubject, subjectRules } from './setting-subjects.ts';
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

const locationPage = '/new-settings/locations/edit-venue/{venueId}';

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
    const { adminOnly, effect } = subjectRules[subject];
    expect(page, field).toBe(pageOfSubject(subject));
    expect(editor, field).toBe(adminOnly ? 'Admin' : 'management');
    expect(inForce.startsWith(effect === 'at-once' ? 'at once' : 'next day'), field).toBe(true);
  }
});

/**
 * Where a value that is no subject is stored: in a form, encrypted, or as a picture; on which page, and who edits it.
 */
const places: readonly { kept: readonly string[]; page: string; editor: string }[] = [
  { kept: namesOf('client', clientInput), page: '/clients/edit/{clientId}', editor: 'Admin' },
  { kept: ['location.paymentEnvironment'], page: locationPage, editor: 'Admin' },
  { kept: namesOf('location', locationInput), page: locationPage, editor: 'management' },
  { kept: secretNames.map((name) => `secret ${name}`), page: '/settings/connections', editor: 'management' },
  {
    kept: paymentProviders.map((provider) => `account ${provider}`),
    page: '/payment-providers-settings',
    editor: 'management',
  },
  { kept: ['picture pdf-background'], page: '/pdfbackground-aanpassen', editor: 'management' },
];

test('every other field is stored where its row says, on the page and for the accounts that it names, and acts at once', () => {
  for (const { field, page, editor, inForce } of otherRows) {
    const place = places.find(({ kept }) => kept.includes(field));
    expect({ field, page, editor, inForce }).toEqual({
      field,
      page: place?.page,
      editor: place?.editor,
      inForce: 'at once',
    });
  }
  const secrets = otherRows.flatMap(({ field }) => (field.startsWith('secret ') ? [field.slice(7)] : []));
  expect(secrets.toSorted()).toEqual([...secretNames].toSorted());
});

/** The settings pages (routes.md) for fields of later areas. */
const doors = /^\/((instellingen|settings)\/[a-z-]+|settings-mailplus|blocking-settings|resellers)$/;

test('a field that is still to come has its page, its editor and its area, and is none that is there', () => {
  const later = rows.filter(({ field }) => field === 'later');
  expect(rows).toHaveLength(subjectRows.length + otherRows.length + later.length);
  for (const { meaning, page, editor, inForce, usedBy } of later) {
    expect(page, meaning).toMatch(doors);
    expect(['Admin', 'management'], meaning).toContain(editor);
    expect(['next day', 'at once'], meaning).toContain(inForce);
    expect(usedBy, meaning).toMatch(/^later /);
    expect(isSubject(page.split('/')[2]), `${meaning} belongs to a subject that is there`).toBe(false);
  }
});

/** What comes with areas that are not built, or with a part of one that is not. */
const toCome = [
  'discounts',
  'education',
  'mails',
  'octo',
  'orders',
  'payments',
  'storefront',
  'templates',
  'tickets',
];

test('every area that a row names is there, or is said to come later', () => {
  const areas = [
    ...readdirSync(new URL('../../../../apps/server/src/modules/', import.meta.url)),
    'back office',
  ];
  const unknown = rows.flatMap(({ field, meaning, usedBy }) =>
    usedBy
      .split(', ')
      .filter((name) => !areas.includes(name) && !toCome.some((area) => name === `later ${area}`))
      .map((name) => `${field} ${meaning}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

const modules = new URL('../../../../apps/server/src/modules/', import.meta.url);

/** The code of an area, without its tests. */
const codeOf = (area: string) =>
  readdirSync(new URL(`${area}/`, modules), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(`${area}/${file}`, modules), 'utf8'))
    .join('\n');
const codeByArea = new Map(
  readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, codeOf(name)]),
);

/** What is handed on as a whole is read by the name of the whole. */
const nameOfWhole: Record<string, string> = {
  thresholds: 'thresholds',
  rebooking: 'RebookingSettings',
  refunds: 'RefundSettings',
  'order-limit': 'OrderLimit',
  'mailing-list': 'MailingListSettings',
  retention: 'retentionEnds',
  fees: 'SaleFees|costsOfSale',
  'transaction-cost': 'SaleFees|costsOfSale',
  'platform-rates': 'PlatformRates',
};

test('every area that a row names has the field in its code', () => {
  const silent = rows.flatMap(({ field, usedBy }) => {
    const name = field.replace(/^(secret|account|picture) |^[a-z-]+[.]/, '');
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const whole = nameOfWhole[field.split('.')[0] ?? ''] ?? name;
    const spoken = new RegExp(`\\b(${name}|${column}|${whole})\\b`);
    const areas = usedBy.split(', ').filter((area) => codeByArea.has(area));
    return areas
      .filter((area) => !spoken.test(codeByArea.get(area) ?? ''))
      .map((area) => `${field}: ${area}`);
  });
  expect(silent).toEqual([]);
});

test('an area that reads a subject, or the zone of the client, is in its rows', () => {
  const reads: [subject: string, pattern: RegExp][] = [
    ['technical.timeZone', /\btimeZone\b[^;]*getClient|getClient\(scope\)\)\s*\.timeZone|\bclient\.timeZone/],
    ...Object.keys(subjectRules).map((subject): [string, RegExp] => [
      subject,
      new RegExp(`(findSetting\\(\\w+, |readSettingColumn\\()'${subject}'`),
    ]),
  ];
  // It sets the demo up, and the row of the client is read for the others.
  const forOthers = ['demo', 'clients', 'settings'];
  const missing = reads.flatMap(([field, pattern]) => {
    const ofField = rows.filter((row) => row.field === field || row.field.startsWith(`${field}.`));
    const usedBy = ofField.flatMap((row) => row.usedBy.split(', '));
    const readers = [...codeByArea].filter(([area, code]) => pattern.test(code) && !forOthers.includes(area));
    return readers.filter(([area]) => !usedBy.includes(area)).map(([area]) => `${field}: ${area}`);
  });
  expect(missing).toEqual([]);
});

function namesOf(form: string, input: { shape: object }): string[] {
  return Object.keys(input.shape).map((name) => `${form}.${name}`);
}
