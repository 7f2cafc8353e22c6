import { parseChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { expect, test } from 'vitest';
import { checkTicketstreet, newTicketstreet, ticketstreetInputOf, urlOfTitle } from './ticketstreet-form.ts';

test.each([
  ['Getij tickets', 'getij-tickets'],
  ['Été à la mer!', 'ete-a-la-mer'],
  ['  2026 / Zomer & Licht  ', '2026-zomer-licht'],
  ['日本', ''],
])('the title %s gives the address %s', (title, url) => {
  expect(urlOfTitle(title)).toBe(url);
});

test('texts of languages that the page no longer has are not sent', async () => {
  const form = {
    ...newTicketstreet,
    title: 'Getij',
    url: 'getij',
    texts: { ticketsIntro: { nl: 'Welkom', de: 'Hallo' } },
  };
  const parsed = await checkTicketstreet(form);
  expect(parsed.ok && ticketstreetInputOf(parsed.value).texts).toEqual([
    { key: 'ticketsIntro', language: 'nl', text: 'Welkom' },
  ]);
});

test('a text that is too long is refused at its field, but not in a language that the page no longer has', async () => {
  const tooLong = 'x'.repeat(121);
  const form = {
    ...newTicketstreet,
    title: 'Getij',
    url: 'getij',
    texts: { dateHeading: { nl: tooLong, de: tooLong } },
  };
  const refused = await checkTicketstreet(form);
  expect(refused.ok ? [] : refused.refusals.map(({ field }) => field)).toEqual(['texts.dateHeading.nl']);
});

test('an empty number is refused at its field', () => {
  const parsed = parseChannelInput({ ...newTicketstreet, title: 'Getij', url: 'getij', maxTickets: null });
  expect(parsed.ok ? [] : parsed.refusals).toEqual([{ code: 'ticket-count-invalid', field: 'maxTickets' }]);
});
