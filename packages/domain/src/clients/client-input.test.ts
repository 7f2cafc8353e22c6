import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { clientInput, newClientInput } from './client-input.ts';
import { isPostalCode } from './postal-code.ts';

const getij = {
  name: 'Getij Museum',
  externalId: 'NL-0412',
  subdomain: 'getij',
  address: 'Havenkade 1',
  postalCode: '1411 AB',
  town: 'Havenstad',
  country: 'NL',
  phone: '+31 20 555 0142',
  website: 'https://getij.example',
  email: 'info@getij.example',
  timeZone: 'Europe/Amsterdam',
  paymentEnvironment: 'live',
  currency: 'EUR',
  codeType: 'qr',
  crmId: '884102',
  crmLogicalAccount: 'getij-nl',
  channelTypes: ['ticketstreet'],
};
const mainAccount = { username: 'ruben', accountEmail: 'ruben@getij.example', locale: 'nl_NL' };

const codesOf = (change: object) => {
  const parsed = parseInput(clientInput, { ...getij, ...change });
  return parsed.ok ? [] : parsed.refusals.map(({ code, field }) => `${field}: ${code}`);
};

describe('a client', () => {
  test('with every field filled in is accepted as it is', () => {
    expect(parseInput(clientInput, getij)).toEqual({ ok: true, value: getij });
  });

  test('shows a bad zip code also while environment and currency are not chosen yet', () => {
    expect(codesOf({ postalCode: '1411', paymentEnvironment: '', currency: '' })).toEqual([
      'paymentEnvironment: payment-environment-invalid',
      'currency: currency-invalid',
      'postalCode: zip-code-invalid',
    ]);
  });

  test('needs a name, a subdomain, a zip code, an environment and a currency, and nothing else', () => {
    const { name, subdomain, postalCode, paymentEnvironment, currency } = getij;
    const least = { name, subdomain, postalCode, paymentEnvironment, currency };
    expect(parseInput(clientInput, least).ok).toBe(true);
    const nothing = parseInput(clientInput, {});
    expect(nothing.ok ? [] : nothing.refusals.map(({ code }) => code)).toEqual([
      'client-name-required',
      'subdomain-required',
      'zip-code-invalid',
      'payment-environment-invalid',
      'currency-invalid',
    ]);
  });

  test.each([
    ['GETIJ', []],
    ['a', []],
    ['-getij', ['subdomain: subdomain-invalid']],
    ['getij.museum', ['subdomain: subdomain-invalid']],
    ['x'.repeat(64), ['subdomain: subdomain-invalid']],
    ['', ['subdomain: subdomain-required']],
    ['Platform', ['subdomain: subdomain-reserved']],
    ['www', ['subdomain: subdomain-reserved']],
    ['new-cms', ['subdomain: subdomain-reserved']],
  ])('with the subdomain "%s" says %j', (subdomain, codes) => {
    expect(codesOf({ subdomain })).toEqual(codes);
  });

  test.each([
    [{ postalCode: '1411' }, 'postalCode: zip-code-invalid'],
    [{ postalCode: '' }, 'postalCode: zip-code-invalid'],
    [{ crmId: '88a' }, 'crmId: crm-id-not-numeric'],
    [{ email: 'info@' }, 'email: email-invalid'],
    [{ website: 'javascript:alert(1)' }, 'website: website-invalid'],
    [{ website: 'getij.example' }, 'website: website-invalid'],
    [{ phone: 'call me' }, 'phone: phone-invalid'],
    [{ paymentEnvironment: 'both' }, 'paymentEnvironment: payment-environment-invalid'],
    [{ currency: 'USD' }, 'currency: currency-invalid'],
    [{ codeType: '3d' }, 'codeType: code-type-invalid'],
    [{ channelTypes: ['kiosk'] }, 'channelTypes.0: channel-type-unknown'],
    [{ timeZone: 'Mars/Base' }, 'timeZone: time-zone-invalid'],
  ])('with %j is refused at its field', (change, refusal) => {
    expect(codesOf(change)).toEqual([refusal]);
  });

  test('may have no kind of sales page at all', () => {
    expect(codesOf({ channelTypes: [] })).toEqual([]);
  });
});

describe('a new client', () => {
  test('asks for the main account too', () => {
    expect(parseInput(newClientInput, { ...getij, ...mainAccount }).ok).toBe(true);
    const without = parseInput(newClientInput, { ...getij, username: '', accountEmail: '', locale: 'fr_FR' });
    expect(without.ok ? [] : without.refusals.map(({ code }) => code)).toEqual([
      'username-required',
      'account-email-required',
      'account-locale-unknown',
    ]);
  });

  test('begins with rates of the platform, which are 0 where nothing is said', () => {
    const read = (rates: object) => parseInput(newClientInput, { ...getij, ...mainAccount, ...rates });
    expect(read({ platformServiceGroupsMinor: 50 })).toMatchObject({
      value: {
        platformServiceGroupsMinor: 50,
        platformServiceOnlineMinor: 0,
        platformTransactionOnlineMinor: 0,
      },
    });
    const wrong = read({ platformServiceOnlineMinor: -1, platformTransactionOfflineMinor: 200_000 });
    expect(wrong.ok ? [] : wrong.refusals.map(({ code, field }) => `${field}: ${code}`)).toEqual([
      'platformServiceOnlineMinor: fee-invalid',
      'platformTransactionOfflineMinor: fee-too-high',
    ]);
  });

  test('has a main account whose name takes no separator', () => {
    const parsed = parseInput(newClientInput, { ...getij, ...mainAccount, username: 'ruben|getij' });
    expect(parsed.ok ? [] : parsed.refusals).toEqual([{ code: 'username-separator', field: 'username' }]);
  });
});

test.each([
  ['1411ab', 'NL', true],
  ['0411 AB', 'NL', false],
  ['1000', 'BE', true],
  ['10115', 'DE', true],
  ['SW1A 1AA', 'GB', true],
  ['8001', 'ZA', true],
  ['80010', 'ZA', false],
] as const)('%s is a zip code of %s: %s', (text, country, expected) => {
  expect(isPostalCode(text, country)).toBe(expected);
});
