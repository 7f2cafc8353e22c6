import { expect, test } from 'vitest';
import type { DeskGroup } from './sale-state.ts';
import { suggestUpsell } from './suggest-upsell.ts';

const aType = (id: string, more = {}) => ({
  ...{ id, name: id, itemKind: 'admission' as const, priceMinor: 1750, statusLabel: null },
  ...{ maxPerOrder: null, leftCount: null, pluCode: null, ...more },
});
const aTime = { time: '10:00', capacity: null, state: 'available' as const, left: null, isPast: false };
const aGroup = (
  id: string,
  needsTimeslot: boolean,
  ...ticketTypes: ReturnType<typeof aType>[]
): DeskGroup => ({
  ...{ id, title: id, imageUrl: null, needsTimeslot, needsDate: true, state: 'available', left: null },
  timeslots: needsTimeslot ? [{ ...aTime, id: `ten of ${id}` }] : [],
  ticketTypes,
});
const audio = aType('audio', { itemKind: 'product', priceMinor: 350 });
const groups = [
  aGroup('salt', true, aType('adult'), aType('guide')),
  aGroup('extra', false, audio, aType('map', { itemKind: 'merchandise', leftCount: 1 })),
  aGroup('boat', true, aType('boat-trip')),
];
const suggested = (counts: Record<string, number>, ids: string[]) => {
  const found = suggestUpsell({ counts, timeslotId: 'ten of salt' }, groups, ids);
  return found && [found.type.id, found.quantity];
};

test.each([
  ['one for each ticket', { adult: 2 }, ['audio'], ['audio', 2]],
  ['nothing beside nothing', {}, ['audio'], undefined],
  ['not what is in the sale', { adult: 2, audio: 1 }, ['audio'], undefined],
  ['no more than is in stock', { adult: 2 }, ['map'], ['map', 1]],
  ['nothing that needs another time', { adult: 2 }, ['boat-trip', 'audio'], ['audio', 2]],
  ['what comes at the chosen time', { adult: 1 }, ['guide'], ['guide', 1]],
  ['nothing that is not sold here', { adult: 1 }, ['gone'], undefined],
])('a desk suggests %s', (_what, counts, ids, wanted) => {
  expect(suggested(counts, ids)).toEqual(wanted);
});
