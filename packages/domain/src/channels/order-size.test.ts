import { expect, test } from 'vitest';
import { findLowerLimit } from './order-size.ts';

const group = (name: string, pageMaximum: number, ...most: (number | null)[]) => ({
  name,
  pageMaximum,
  ticketTypes: most.map((maxPerOrder) => ({ maxPerOrder })),
});

test.each([
  ['no group is limited', [group('Museum', 0, null, 4)], 25, null],
  [
    'a group allows fewer',
    [group('Museum', 0), group('Lighthouse', 10)],
    12,
    { name: 'Lighthouse', limit: 10 },
  ],
  ['a group allows as many', [group('Lighthouse', 10)], 10, null],
  ['the lowest of two counts', [group('Lighthouse', 10), group('Depot', 6)], 12, { name: 'Depot', limit: 6 }],
  ['its types together allow fewer', [group('Tour', 20, 2, 3)], 8, { name: 'Tour', limit: 5 }],
  ['there is no maximum', [group('Lighthouse', 10)], null, null],
])('%s', (_why, groups, most, lower) => {
  expect(findLowerLimit(groups, most)).toEqual(lower);
});
