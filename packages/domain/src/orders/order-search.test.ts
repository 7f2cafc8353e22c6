import { expect, test } from 'vitest';
import { makeTicketCode } from '../tickets/ticket-code.ts';
import { type OrderSearch, readOrderSearch } from './order-search.ts';

test.each<[string, OrderSearch]>([
  ['  ', { by: 'nothing' }],
  ['GT-104882', { by: 'number', sequence: 104_882 }],
  ['gt 7', { by: 'number', sequence: 7 }],
  ['104882', { by: 'number', sequence: 104_882 }],
  ['7731 0948 2219 0401', { by: 'ticket', ticketNumber: '7731094822190401' }],
  ['Sanne.deVries@Ex', { by: 'email', start: 'sanne.devries@ex' }],
  ['de Vries', { by: 'name', part: 'de Vries' }],
  ['XX-104882', { by: 'name', part: 'XX-104882' }],
  ['+31 (0)6-1234 5678', { by: 'phone', digits: '310612345678' }],
  ['0612345678', { by: 'phone', digits: '0612345678' }],
  ['0197A3F0-0000-7000-8000-000000000001', { by: 'id', id: '0197a3f0-0000-7000-8000-000000000001' }],
  ['Jan', { by: 'too little' }],
  ['de\u0000Vries\n', { by: 'name', part: 'de Vries' }],
])('"%s" is searched as what it looks like', (typed, search) => {
  expect(readOrderSearch(typed)).toEqual(search);
});

test('a scanned QR code finds its ticket', () => {
  const code = makeTicketCode(
    { keyNumber: 0, ticketNumber: '7731094822190401', visitDate: null, isTest: false },
    () => new Uint8Array(64),
  );
  expect(readOrderSearch(code)).toEqual({ by: 'ticket', ticketNumber: '7731094822190401' });
});

test('a client reads its own prefix', () => {
  expect(readOrderSearch('GM-12', 'GM')).toEqual({ by: 'number', sequence: 12 });
  expect(readOrderSearch('12', 'GM')).toEqual({ by: 'number', sequence: 12 });
});
