import { describe, expect, test } from 'vitest';
import { detailKinds } from '../../channels/detail-kinds.ts';
import { detailFieldOf } from './detail-fields.ts';
import { type DetailRules, parseVisitorDetails } from './parse-visitor-details.ts';

const adults = '0190a000-0000-7000-8000-000000000001';
/** A channel that asks all 25 kinds, each of them required that can be. */
const rules: DetailRules = {
  fields: detailKinds.map((kind) => {
    const { form } = detailFieldOf[kind];
    return { kind, isRequired: form !== 'switch' && form !== 'invoice' };
  }),
  customChoices: ['A friend', 'Social media'],
  named: [{ ticketTypeId: adults, quantity: 2 }],
  areNamesRequired: true,
  today: '2026-11-26',
  isPhone: (value) => value !== '+31 999999',
};
const typed = {
  firstName: 'Sanne',
  insertion: 'de',
  lastName: 'Vries',
  email: 'sanne@example.com',
  phone: '+31 6 12345678',
  referenceNumber: 'PO-2026/14',
  city: 'Rotterdam',
  country: 'NL',
  street: 'Kade',
  postalCode: '3011 aa',
  houseNumber: '14 b',
  gender: 'unsaid',
  salutation: 'ms',
  dateOfBirth: '1989-07-04',
  comments: 'We come\nby train',
  standNumber: 'A-12',
  studentNumber: 's1234567',
  roomNumber: '401',
  agentCode: 'AG7',
  customField: 'A friend',
  companyName: 'Vries Architecten',
  newsletter: true,
  invoice: true,
  vatNumber: 'NL123456782B12',
  ticketNames: { [adults]: ['Sanne de Vries', 'Bo Vries'] },
};

function codesOf(changes: Record<string, unknown>, other: Partial<DetailRules> = {}): string[] {
  const result = parseVisitorDetails({ ...typed, ...changes }, { ...rules, ...other });
  return result.ok ? [] : result.refusals.map((refusal) => `${refusal.field}: ${refusal.code}`);
}

describe('the 25 kinds of details', () => {
  test('are kept as they were given: the prefix is part of the last name, switches that are off are not kept', () => {
    const result = parseVisitorDetails(typed, {
      ...rules,
      fields: rules.fields.filter(({ kind }) => kind !== 'invoice'),
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        lastName: 'de Vries',
        further: { city: 'Rotterdam', newsletter: true, comments: 'We come\nby train' },
        ticketNames: { [adults]: ['Sanne de Vries', 'Bo Vries'] },
      },
    });
    const kept = result.ok ? Object.keys(result.value.further ?? {}) : [];
    expect(kept).not.toContain('insertion');
    expect(kept).not.toContain('additionalOptIn');
    // An invoice is not asked: neither is its VAT number.
    expect(kept).not.toContain('vatNumber');
  });

  test('what is missing is said at each field at once, in the order in which it is asked', () => {
    const result = parseVisitorDetails({}, rules);
    const fields = result.ok ? [] : result.refusals.map(({ field }) => field);
    const asked = rules.fields
      .filter(({ isRequired }) => isRequired)
      .map(({ kind }) => detailFieldOf[kind].name);
    expect(fields).toEqual([...asked, `ticketNames.${adults}.0`, `ticketNames.${adults}.1`]);
  });

  test('none of them has to be given where the channel only asks for it, but the email address', () => {
    const fields = rules.fields.map(({ kind }) => ({ kind, isRequired: kind === 'email' }));
    const result = parseVisitorDetails(
      { email: 'a@example.com' },
      { ...rules, fields, areNamesRequired: false },
    );
    expect(result).toEqual({
      ok: true,
      value: { firstName: '', lastName: '', email: 'a@example.com', phone: null },
    });
  });

  test.each([
    ['a phone number that no country has', { phone: '+31 999999' }, 'phone: phone-invalid'],
    ['a country that does not exist', { country: 'XX', invoice: false }, 'country: country-unknown'],
    ['a postcode of another country', { postalCode: '3011' }, 'postalCode: detail-postal-code-invalid'],
    ['a house number without a number', { houseNumber: 'b' }, 'houseNumber: house-number-invalid'],
    ['a date that does not exist', { dateOfBirth: '2026-02-29' }, 'dateOfBirth: date-of-birth-invalid'],
    ['half a date', { dateOfBirth: '1989-07-' }, 'dateOfBirth: date-of-birth-invalid'],
    ['a date to come', { dateOfBirth: '2026-11-27' }, 'dateOfBirth: date-of-birth-future'],
    ['another gender than those offered', { gender: 'x' }, 'gender: choice-required'],
    ['another salutation', { salutation: 'dr' }, 'salutation: choice-required'],
    ['another choice than those of the channel', { customField: 'Radio' }, 'customField: choice-required'],
    ['signs in a code', { agentCode: 'AG;7' }, 'agentCode: detail-characters'],
    [
      'a VAT number with a wrong digit',
      { vatNumber: 'NL123456789B12' },
      'vatNumber: detail-vat-number-invalid',
    ],
    [
      'an invoice for a country without',
      { country: 'JP', postalCode: '100-0001' },
      'country: invoice-country-unsupported',
    ],
    ['a line break in a city', { city: 'Rotter\ndam' }, 'city: text-unprintable'],
    ['comments of a thousand lines', { comments: 'x\n'.repeat(1000) }, 'comments: text-too-long'],
    [
      'no name on the second ticket',
      { ticketNames: { [adults]: ['Sanne'] } },
      `ticketNames.${adults}.1: ticket-name-required`,
    ],
  ])('refuses %s', (_, changes, refusal) => {
    expect(codesOf(changes)).toEqual([refusal]);
  });

  test('a country without postcodes needs none, and one that is not known by its shape takes what looks like one', () => {
    expect(codesOf({ country: 'HK', postalCode: '', invoice: false })).toEqual([]);
    expect(codesOf({ country: 'JP', postalCode: '100-0001', invoice: false })).toEqual([]);
    expect(codesOf({ country: 'JP', postalCode: 'hello, world', invoice: false })).toHaveLength(1);
  });

  test('an invoice asks its address in place where the channel asks none, and makes it required', () => {
    const fields = [
      { kind: 'email', isRequired: true },
      { kind: 'invoice', isRequired: false },
    ] as const;
    const asked = (changes: object) =>
      parseVisitorDetails({ email: 'a@example.com', ...changes }, { ...rules, fields, named: [] });
    expect(asked({}).ok).toBe(true);
    const missing = asked({ invoice: true });
    expect(missing.ok ? [] : missing.refusals.map(({ field }) => field)).toEqual([
      'companyName',
      'street',
      'houseNumber',
      'postalCode',
      'city',
      'country',
    ]);
    expect(asked({ ...typed, email: 'a@example.com' })).toMatchObject({
      ok: true,
      value: { further: { companyName: 'Vries Architecten', vatNumber: 'NL123456782B12' } },
    });
  });
});
