import { describe, expect, test } from 'vitest';
import { parseChannelInput } from './channel-input.ts';

const input = { title: 'Tickets', url: 'tickets', languages: ['nl', 'en'], defaultLanguage: 'nl' };

function codesOf(changes: Record<string, unknown>): string[] {
  const result = parseChannelInput({ ...input, ...changes });
  return result.ok ? [] : result.refusals.map((refusal) => `${refusal.field}: ${refusal.code}`);
}

describe('the fields of a ticketstreet', () => {
  test('a title, a URL and one language are enough', () => {
    const result = parseChannelInput(input);
    expect(result.ok && result.value).toMatchObject({
      url: 'tickets',
      minTickets: 1,
      maxTickets: 25,
      colours: { brand: '#C2402A' },
    });
  });

  test('the default language must be among the chosen ones', () => {
    expect(codesOf({ defaultLanguage: 'de' })).toEqual(['defaultLanguage: default-language-not-selected']);
  });

  test('at least one language is chosen', () => {
    expect(codesOf({ languages: [] })).toEqual(['languages: languages-required']);
  });

  test.each(['admin', 'Static', 'shop'])('the URL %s is kept for the platform', (url) => {
    expect(codesOf({ url })).toEqual(['url: channel-url-reserved']);
  });

  test.each(['met spatie', 'ä', '-start', 'a/b'])('%s is no URL', (url) => {
    expect(codesOf({ url })).toEqual(['url: channel-url-invalid']);
  });

  test('the end of publication is not before its start', () => {
    expect(codesOf({ startDate: '2027-03-01', endDate: '2027-02-28' })).toEqual([
      'endDate: end-before-start',
    ]);
  });

  test('the fewest tickets of an order are not more than the most', () => {
    expect(codesOf({ minTickets: 5, maxTickets: 4 })).toEqual(['maxTickets: maximum-below-minimum']);
  });

  test('every failing field has one refusal', () => {
    expect(
      codesOf({ title: ' ', url: 5, colours: { brand: 'red', ink: '#000000', paper: '#FFFFFF' } }),
    ).toEqual([
      'title: channel-title-required',
      'url: channel-url-required',
      'colours.brand: colour-invalid',
    ]);
  });

  test.each([null, 'text', 7, []])('%j is refused as a whole', (nonsense) => {
    expect(parseChannelInput(nonsense)).toEqual({
      ok: false,
      refusals: [{ code: 'input-invalid', field: 'main' }],
    });
  });
});
