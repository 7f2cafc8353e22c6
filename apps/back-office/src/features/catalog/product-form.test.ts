import { expect, test } from 'vitest';
import { changedChannels, countByTab } from './product-form.ts';

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

test('errors and changes are counted on the tab where their fields stand', () => {
  const fields = ['texts.1.title', 'name', 'channels.0.nameOnChannel', 'ownHours.0.weekHours.2.opens'];
  expect([...countByTab(fields)]).toEqual([
    ['content', 2],
    ['channels', 1],
    ['availability', 1],
  ]);
});
