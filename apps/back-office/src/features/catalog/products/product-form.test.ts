import { productPageInput } from '@foyer/domain/catalog/product-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { expect, test } from 'vitest';
import { changedChannels, countByTab, type ProductOfForm, productFormOf } from './product-form.ts';

test('only channels for which something changed are saved', () => {
  const before = [
    { channelId: 'a', enabled: true, nameOnChannel: '' },
    { channelId: 'b', enabled: false, nameOnChannel: '' },
    { channelId: 'c', enabled: true, nameOnChannel: 'Zout' },
  ];
  const after = [
    before[0],
    { ...before[1], enabled: true },
    { ...before[2], nameOnChannel: '' },
  ] as typeof before;
  expect(changedChannels(before, after).map(({ channelId }) => channelId)).toEqual(['b', 'c']);
});

test('errors and changes are counted on the tab of their fields', () => {
  const fields = ['texts.1.title', 'name', 'channels.0.nameOnChannel', 'ownHours.0.weekHours.2.opens'];
  expect([...countByTab(fields)]).toEqual([
    ['content', 2],
    ['channels', 1],
    ['availability', 1],
  ]);
});

test('a product of which nothing was changed reads as it was fetched, so that nothing is written', () => {
  const locationId = '0199a7c5-0000-7000-8000-000000000001';
  const day = { opens: '10:00', closes: '17:00' };
  const fetched: ProductOfForm = {
    name: 'Salt & Light',
    category: '',
    version: 3,
    locations: [{ id: locationId, name: 'Getij' }],
    texts: [{ language: 'nl', title: 'Zout & Licht', shortText: '', description: '' }],
    ownHours: [{ locationId, weekHours: [null, day, day, day, day, day, day] }],
    channels: [],
  };
  const { version: _version, ...form } = productFormOf(fetched, ['nl', 'en']);
  const read = parseInput(productPageInput, form);
  expect(JSON.stringify(read.ok && read.value)).toBe(JSON.stringify(form));
});
