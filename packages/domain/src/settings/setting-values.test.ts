import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { isIban, isKvkNumber, isVatNumber, tidyNumber } from './bank-and-tax.ts';
import { settingSubjects, subjectRules } from './setting-subjects.ts';
import { settingDefaults, settingSchemas } from './setting-values.ts';

const codesOf = (subject: keyof typeof settingSchemas, change: object) => {
  const parsed = parseInput(settingSchemas[subject], { ...settingDefaults[subject], ...change });
  return parsed.ok ? [] : parsed.refusals.map(({ code, field }) => `${field}: ${code}`);
};

test.each(settingSubjects.filter((subject) => subject !== 'company'))(
  '%s accepts what it starts with',
  (subject) => {
    expect(codesOf(subject, {})).toEqual([]);
  },
);

test('only Admins have environment, technical, administrative and what the platform charges', () => {
  expect(settingSubjects.filter((subject) => subjectRules[subject].adminOnly)).toEqual([
    'administrative',
    'technical',
    'environment',
    'platform-rates',
  ]);
});

test.each([
  ['company', { name: ' ' }, 'name: setting-blank'],
  ['company', { name: 'Getij', email: 'info@' }, 'email: setting-email-invalid'],
  ['company', { name: 'Getij', website: 'getij.example' }, 'website: setting-url-invalid'],
  ['company', { name: 'Getij', postalCode: '1411' }, 'postalCode: zip-code-invalid'],
  ['administrative', { crmId: 'A1' }, 'crmId: crm-id-not-numeric'],
  ['financial', { accountNumber: 'NL91ABNA0417164301' }, 'accountNumber: account-number-invalid'],
  ['financial', { vatNumber: 'NL123456789B01' }, 'vatNumber: vat-number-invalid'],
  ['financial', { kvkNumber: '1234' }, 'kvkNumber: kvk-number-invalid'],
  ['languages', { languages: [] }, 'languages: languages-required'],
  ['languages', { defaultLocale: 'de_DE' }, 'defaultLocale: default-language-not-selected'],
  ['currency', { currency: 'USD' }, 'currency: currency-invalid'],
  ['support', { alternatePhone: 'call me' }, 'alternatePhone: setting-phone-invalid'],
  ['thresholds', { busyPercent: 20 }, 'busyPercent: thresholds-out-of-order'],
  ['thresholds', { quietPercent: 0 }, 'quietPercent: setting-below-one'],
  ['rebooking', { laterDays: 0 }, 'laterDays: setting-below-one'],
  ['rebooking', { latestHours: 721 }, 'latestHours: setting-number-too-high'],
  ['rebooking', { earlierDays: -1 }, 'earlierDays: setting-number-invalid'],
  ['refunds', { approvalAboveMinor: -1 }, 'approvalAboveMinor: price-invalid'],
  ['retention', { buyerMonths: 121 }, 'buyerMonths: setting-number-too-high'],
  ['retention', { mailDays: 0 }, 'mailDays: setting-below-one'],
  ['refunds', { cancelHours: 0 }, 'cancelHours: setting-below-one'],
  ['hold', { holdMinutes: 61 }, 'holdMinutes: hold-minutes-invalid'],
  ['office-ips', { ranges: ['192.0.2.0/33'] }, 'ranges.0: ip-range-invalid'],
  ['invoices', { invoicePrefix: 'GT1' }, 'invoicePrefix: invoice-prefix-invalid'],
  ['invoices', { invoicePrefix: 'MUSEUM-NAME' }, 'invoicePrefix: invoice-prefix-invalid'],
  ['analytics', { ga4Id: 'UA-1234-1' }, 'ga4Id: ga4-id-invalid'],
  ['analytics', { gtmId: 'GTM-"><script>' }, 'gtmId: gtm-id-invalid'],
  ['analytics', { uaId: 'G-ABCDEF1234' }, 'uaId: ua-id-invalid'],
  ['analytics', { pixelId: '12 34' }, 'pixelId: pixel-id-invalid'],
  ['legal-pages', { privacyUrl: 'javascript:alert(1)' }, 'privacyUrl: setting-url-invalid'],
  ['vouchers', { voucherUrl: 'https://a' }, 'voucherUrl: voucher-url-too-short'],
  ['vouchers', { voucherUrl: 'http://getij.example' }, 'voucherUrl: voucher-url-not-https'],
  ['vouchers', { voucherUrl: 'https://getij' }, 'voucherUrl: setting-url-invalid'],
  ['mails', { bccEmails: ['info@getij.example', 'info@'] }, 'bccEmails.1: setting-email-invalid'],
  ['mails', { bccEmails: [''] }, 'bccEmails.0: setting-email-invalid'],
  ['websites', { hosts: ['127.0.0.1'] }, 'hosts.0: host-invalid'],
  ['websites', { hosts: ['localhost'] }, 'hosts.0: host-invalid'],
  ['websites', { hosts: ['getij.example:8080'] }, 'hosts.0: host-invalid'],
] as const)('%s with %j is refused: %s', (subject, change, refusal) => {
  expect(codesOf(subject, change)).toEqual([refusal]);
});

test('a pasted address of a website leaves its host', () => {
  const parsed = parseInput(settingSchemas.websites, {
    hosts: ['https://WWW.getij.example/tickets', 'www.getij.example'],
  });
  expect(parsed).toEqual({ ok: true, value: { hosts: ['www.getij.example'] } });
});

describe('numbers of banks and taxes', () => {
  test.each([
    ['NL91 ABNA 0417 1643 00', true],
    ['nl91abna0417164300', true],
    ['BE68 5390 0754 7034', true],
    ['GB29 NWBK 6016 1331 9268 19', true],
    ['NL91 ABNA 0417 1643 01', false],
    ['NL91 ABNA 0417 1643', false],
    ['', false],
  ])('%s is an account number: %s', (text, expected) => {
    expect(isIban(tidyNumber(text))).toBe(expected);
  });

  test.each([
    ['NL004495445B01', true],
    ['NL000099998B57', true],
    ['NL000099998B58', false],
    ['BE0123456789', true],
    ['DE123456789', true],
    ['US12', false],
  ])('%s is a VAT number: %s', (text, expected) => {
    expect(isVatNumber(tidyNumber(text))).toBe(expected);
  });

  test('a KvK number has eight digits', () => {
    expect(['68750110', '6875011', '6875011A'].map(isKvkNumber)).toEqual([true, false, false]);
  });
});
