import { expect, test } from 'vitest';
import { readTranslator } from './read-catalogue.ts';

/** Specification 001, section 8, "Orders and ticket sales": those that it quotes letter by letter, then what it describes. */
const texts: [text: string, key: string, params?: Record<string, string | number>][] = [
  ['Order cancellation encountered an error. Please try again.', 'order-changes.cancel.failed'],
  ['Something went wrong. Please reload the page', 'orders.list.failed'],
  ['Something went wrong. Please reload the page', 'orders.page.failed'],
  ['Something went wrong. Please reload the page', 'tickets.search.failed'],
  ['Order number could not be copied to clipboard', 'orders.copy.failed'],
  ['The failed orders could not be loaded because of a database error', 'orders.failed.failed'],
  [
    'Not enough tickets in stock for Adult: 2 left.',
    'errors.ticket-type-limit-reached',
    { name: 'Adult', left: 2 },
  ],
  [
    'Not enough tickets in stock for Museum: none left.',
    'errors.ticket-group-limit-reached',
    { name: 'Museum', left: 0 },
  ],
  ['Choose at most 5 tickets in an order', 'errors.order-above-maximum', { maximum: 5 }],
  ['Too few places at the selected time: 3 left.', 'errors.not-enough-places', { left: 3 }],
  ['Earlier timeslot not allowed', 'errors.rebooking-not-earlier'],
  ['Event sold out', 'errors.event-sold-out', { left: 0 }],
];

test('what the specification says of orders is said in its words', () => {
  const { t } = readTranslator('en', [
    'orders',
    'order-changes',
    'tickets',
    'errors-capacity',
    'errors-rebooking',
    'errors-storefront',
  ]);
  expect(texts.map(([, key, params]) => t(key, params))).toEqual(texts.map(([text]) => text));
});
