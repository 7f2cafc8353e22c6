import { expect, test } from 'vitest';
import { maskPayload } from './mask-payload.ts';

test('a payload tells what it is about and names nobody', () => {
  expect(
    maskPayload({
      orderId: '01935c2e',
      eventName: 'TicketsIssued',
      buyer: { first: 'Eleanor', age: 41, email: 'eleanor@example.com' },
      firstName: 'Eleanor',
      note: 'call eleanor@example.com or else',
      places: [{ phone: '+31612345678', count: 2 }],
      erased: null,
    }),
  ).toEqual({
    orderId: '01935c2e',
    eventName: 'TicketsIssued',
    buyer: { first: 'E•••••', age: '•••••', email: 'e•••••@example.com' },
    firstName: 'E•••••',
    note: 'call e•••••@example.com or else',
    places: [{ phone: '+•••••', count: 2 }],
    erased: null,
  });
});
