import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { lastDayOfCard } from '../gift-cards/gift-card-validity.ts';
import { emptyGift } from './gift.ts';
import { giftsAsked, giftTicketsKey, parseGifts } from './gift-wish.ts';

const today = '2026-11-26';
const parse = (typed: unknown) => parseGifts({ card: [typed] }, [{ key: 'card', count: 1 }], today);
const codesOf = (typed: unknown) => parse(typed).refusals.map(({ code, field }) => `${field}: ${code}`);

test('an order asks about each gift card of it, and once about all its gift tickets', () => {
  const lines = [
    { ticketTypeId: 'adult', quantity: 2, sells: 'gift-ticket' as const },
    { ticketTypeId: 'fifty', quantity: 2, sells: 'gift-card' as const },
    { ticketTypeId: 'poster', quantity: 1 },
    { ticketTypeId: 'child', quantity: 1, sells: 'gift-ticket' as const },
  ];
  expect(giftsAsked(lines)).toEqual([
    { key: 'fifty', count: 2 },
    { key: giftTicketsKey, count: 1 },
  ]);
  expect(giftsAsked([])).toEqual([]);
});

test('a present without a word goes to the buyer at once', () => {
  expect(parse(undefined)).toEqual({ refusals: [], value: { card: [emptyGift] } });
});

test('what is wrong is named at its field', () => {
  expect(codesOf({ sendTo: 'recipient', recipientEmail: ' ' })).toEqual([
    'gifts.card.0.recipientEmail: detail-required',
  ]);
  const wrong = {
    recipientName: 'N'.repeat(101),
    message: 'x'.repeat(201),
    sendTo: 'recipient',
    recipientEmail: 'noor',
    sendOn: '2026-11-25',
  };
  expect(codesOf(wrong)).toEqual([
    'gifts.card.0.recipientName: text-too-long',
    'gifts.card.0.message: gift-message-too-long',
    'gifts.card.0.recipientEmail: email-invalid',
    'gifts.card.0.sendOn: gift-day-invalid',
  ]);
  for (const sendOn of ['2027-11-28', 'tomorrow'])
    expect(codesOf({ sendOn })).toEqual(['gifts.card.0.sendOn: gift-day-invalid']);
});

test('no present is sent after the last day of a card that is valid for a year', () => {
  expect(codesOf({ sendOn: lastDayOfCard(today, 1) })).toEqual([]);
  expect(codesOf({ sendOn: addDays(lastDayOfCard(today, 1), 1) })).toEqual([
    'gifts.card.0.sendOn: gift-day-invalid',
  ]);
});

test('a message of 200 signs of any kind fits; the address is kept only where the present goes there', () => {
  const message = '🎁'.repeat(200);
  expect(codesOf({ message, sendOn: today })).toEqual([]);
  const typed = { recipientName: ' Noor ', recipientEmail: 'Noor@Example.com', sendTo: 'buyer' };
  expect(parse(typed).value.card).toEqual([{ ...emptyGift, recipientName: 'Noor' }]);
});
