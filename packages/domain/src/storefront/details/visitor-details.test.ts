import { describe, expect, test } from 'vitest';
import { standardSalesFlow } from '../../channels/sales-flow.ts';
import { parseVisitorDetails } from './parse-visitor-details.ts';

const rules = {
  ...standardSalesFlow.details,
  customChoices: [],
  named: [],
  areNamesRequired: false,
  today: '2026-11-26',
};

const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

function codesOf(changes: Record<string, unknown>): string[] {
  const result = parseVisitorDetails({ ...anna, ...changes }, rules);
  return result.ok ? [] : result.refusals.map((refusal) => `${refusal.field}: ${refusal.code}`);
}

describe('the details of a visitor', () => {
  test('are trimmed, and a phone number may be left out', () => {
    const result = parseVisitorDetails({ ...anna, firstName: ' Anna ' }, rules);
    expect(result).toEqual({ ok: true, value: { ...anna, phone: null } });
  });

  test('an address is kept in one form, and no character of it is hidden or is taken for one that it looks like', () => {
    const wide = parseVisitorDetails({ ...anna, email: '\uff41nna.visser@example.com' }, rules);
    expect(wide.ok && wide.value.email).toBe(anna.email);
    expect(codesOf({ email: 'anna\u200b@example.com' })).toEqual(['email: text-unprintable']);
    expect(codesOf({ email: 'anna\u202e@example.com' })).toEqual(['email: text-unprintable']);
    expect(codesOf({ email: '\u0430nna@example.com' })).toEqual(['email: email-scripts']);
    expect(codesOf({ email: 'anna@ex\u0430mple.com' })).toEqual(['email: email-scripts']);
    expect(codesOf({ email: 'анна@пример.com' })).toEqual([]);
  });

  test('everything missing is said at once, one line a field', () => {
    expect(codesOf({ firstName: '', lastName: ' ', email: undefined })).toEqual([
      'firstName: first-name-required',
      'lastName: last-name-required',
      'email: email-required',
    ]);
  });

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna visser@example.com',
    'a@b@c.nl',
    'a@b..nl',
  ])('%s is no e-mail address', (email) => {
    expect(codesOf({ email })).toEqual(['email: email-invalid']);
  });

  test.each(['o’neil@example.ie', 'anna+museum@example.co.uk', 'jösé@exämple.de'])('%s is one', (email) => {
    expect(codesOf({ email })).toEqual([]);
  });

  test('a phone number has digits, not letters', () => {
    expect(codesOf({ phone: '+31 (0)6 1234-5678' })).toEqual([]);
    expect(codesOf({ phone: 'call me' })).toEqual(['phone: phone-invalid']);
  });

  test('a text of a megabyte is refused', () => {
    expect(codesOf({ lastName: 'x'.repeat(1_000_000) })).toEqual(['lastName: text-too-long']);
  });

  test.each(['a\u0000b', 'a\nb', 'a\ud800'])(
    'a name with characters that cannot be printed is refused: %j',
    (firstName) => {
      expect(codesOf({ firstName })).toEqual(['firstName: text-unprintable']);
    },
  );

  test.each([null, 'text', 3])('%j is refused as a whole', (nonsense) => {
    expect(parseVisitorDetails(nonsense, rules)).toEqual({
      ok: false,
      refusals: [{ code: 'input-invalid', field: 'main' }],
    });
  });
});
