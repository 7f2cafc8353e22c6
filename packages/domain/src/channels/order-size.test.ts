import { expect, test } from 'vitest';
import type { ItemKind } from '../catalog/item-kinds.ts';
import type { TicketTypeState } from '../catalog/ticket-type.ts';
import { findLowerLimit } from './order-size.ts';

const type = (
  maxPerOrder: number | null,
  { itemKind = 'admission', state = 'active' }: { itemKind?: ItemKind; state?: TicketTypeState } = {},
) => ({ maxPerOrder, itemKind, state });

const group = (name: string, pageMaximum: number, ...ticketTypes: ReturnType<typeof type>[]) => ({
  name,
  pageMaximum,
  ticketTypes,
});

const open = type(null);

test.each([
  ['no group is limited', [group('Museum', 0, open, type(4))], 25, null],
  [
    'a group allows fewer',
    [group('Museum', 0, open), group('Lighthouse', 10, open)],
    12,
    { name: 'Lighthouse', limit: 10 },
  ],
  ['a group allows as many', [group('Lighthouse', 10, open)], 10, null],
  [
    'the lowest of two counts',
    [group('Lighthouse', 10, open), group('Depot', 6, open)],
    12,
    { name: 'Depot', limit: 6 },
  ],
  ['its types together allow fewer', [group('Tour', 20, type(2), type(3))], 8, { name: 'Tour', limit: 5 }],
  ['there is no maximum', [group('Lighthouse', 10, open)], null, null],
  [
    'merchandise with a maximum is no limit of the tickets',
    [group('Museum', 0, open), group('Shop', 3, type(2, { itemKind: 'merchandise' }))],
    10,
    null,
  ],
  [
    'the admissions of a group count without what is served beside them',
    [group('Tour', 0, type(4), type(null, { itemKind: 'product' }))],
    8,
    { name: 'Tour', limit: 4 },
  ],
  [
    'a type that is not sold adds nothing',
    [group('Tour', 0, type(4), type(4, { state: 'archived' }), type(null, { state: 'inactive' }))],
    8,
    { name: 'Tour', limit: 4 },
  ],
  ['a group without types has no limit yet', [group('Tour', 4)], 8, null],
])('%s', (_why, groups, most, lower) => {
  expect(findLowerLimit(groups, most)).toEqual(lower);
});
