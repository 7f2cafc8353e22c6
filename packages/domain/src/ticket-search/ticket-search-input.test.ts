import { expect, test } from 'vitest';
import { orderFilterInput } from '../orders/order-filter-input.ts';
import { decideTicketSearch } from './decide-ticket-search.ts';
import { userTicketInput } from './ticket-search-input.ts';

const decide = (input: object) => decideTicketSearch(orderFilterInput.parse(input));
const refusal = (code: string) => ({ ok: false, refusals: [{ code, field: 'search' }] });

test('a ticket search needs at least one field, and the period is none', () => {
  expect(decide({})).toEqual(refusal('search-field-required'));
  expect(decide({ placed: 'last-month', search: '  ' })).toEqual(refusal('search-field-required'));
  expect(decide({ scan: 'scanned' }).ok).toBe(true);
  expect(decide({ search: 'GT-1' }).ok).toBe(true);
});

test('a name is searched from four characters on', () => {
  expect(decide({ search: 'Jan' })).toEqual(refusal('search-too-short'));
  expect(decide({ search: 'Jans' }).ok).toBe(true);
});

test.each([
  [{ eventId: 'none' }, 'event-invalid'],
  [{ ticketDate: '2026-02-30' }, 'date-invalid'],
  [{ ticketTime: '25:00' }, 'time-invalid'],
])('a ticket with %j is refused', (fault, code) => {
  const good = { ticketId: '0197a3f0-0000-7000-8000-000000000001', ticketDate: '2026-02-03' };
  expect(userTicketInput.safeParse(good).success).toBe(true);
  const { error } = userTicketInput.safeParse({ ...good, ...fault });
  expect(error?.issues[0]?.message).toBe(code);
});
