import { expect, test } from 'vitest';
import { maskPayload } from './mask-payload.ts';

test('a payload keeps its subject, without personal data and without secrets', () => {
  expect(
    maskPayload({
      orderId: '01935c2e',
      eventName: 'TicketsIssued',
      buyer: { first: 'Eleanor', age: 41, email: 'eleanor@example.com' },
      firstName: 'Eleanor',
      note: 'call eleanor@example.com or else',
      places: [{ phone: '+31612345678', count: 2 }],
      erased: null,
      code: '48213',
      returnUrl: 'https://museum.example/order/1',
      page: 'https://museum.example/shop/order/qF3vQ0yN2cB8sTz1mWk7',
    }),
  ).toEqual({
    orderId: '01935c2e',
    eventName: 'TicketsIssued',
    buyer: { first: 'E•••••', age: '•••••', email: 'e•••••@example.com' },
    firstName: 'E•••••',
    note: 'call e•••••@example.com or else',
    places: [{ phone: '+•••••', count: 2 }],
    erased: null,
    code: '•••••',
    returnUrl: '•••••',
    page: '[link hidden]',
  });
});
