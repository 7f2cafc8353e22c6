import { describe, expect, test } from 'vitest';
import { listAboveLimit, listTouchedTickets } from './touched-tickets.ts';

describe('a change of plans', () => {
  const sold = [
    { date: '2026-12-26', ticketCount: 2 },
    { date: '2026-12-25', ticketCount: 1 },
    { date: '2026-12-26', ticketCount: 3 },
    { date: null, ticketCount: 7 },
  ];
  const never = () => null;

  test('touches visitors who could come before and cannot afterwards, day by day', () => {
    const closed = ({ date }: { date: string | null }) => (date === null ? null : ('date' as const));
    expect(listTouchedTickets(sold, never, closed)).toEqual([
      { date: '2026-12-25', reason: 'date', ticketCount: 1 },
      { date: '2026-12-26', reason: 'date', ticketCount: 5 },
    ]);
  });

  test('ignores visitors who could not come before either', () => {
    const closed = () => 'weekday' as const;
    expect(listTouchedTickets(sold, closed, closed)).toEqual([]);
  });
});

describe('a new limit', () => {
  const counted = [
    { date: '2026-12-25', ticketCount: 12 },
    { date: '2026-12-25', ticketCount: 11 },
    { date: '2026-12-26', ticketCount: 10 },
  ];

  test('names what is sold above it, per day', () => {
    const above = [{ date: '2026-12-25', reason: 'limit', ticketCount: 3 }];
    expect(listAboveLimit(counted, 20, 10)).toEqual(above);
    expect(listAboveLimit(counted, null, 10)).toEqual(above);
  });

  test('that is higher, the same or none says nothing', () => {
    for (const after of [10, 11, null]) expect(listAboveLimit(counted, 10, after)).toEqual([]);
  });
});
