import { expect, test } from 'vitest';
import { namedLines } from './rules-of-channel.ts';

const types = [
  { id: 'adult', ticketGroupId: 'museum', itemKind: 'admission' },
  { id: 'poster', ticketGroupId: 'museum', itemKind: 'merchandise' },
  { id: 'audio guide', ticketGroupId: 'extras', itemKind: 'product' },
] as const;
const lines = types.map(({ id: ticketTypeId }) => ({ ticketTypeId }));
const typeOf = (typeId: string) => types.find(({ id }) => id === typeId);
const namesFor = (ticketNames: 'off' | 'required', ticketNameGroupIds: string[] = []) =>
  namedLines({ ticketNames, ticketNameGroupIds }, lines, typeOf).map(({ ticketTypeId }) => ticketTypeId);

test('a name is asked for who comes in, and not for a poster or an audio guide', () => {
  expect(namesFor('required')).toEqual(['adult']);
  expect(namesFor('off')).toEqual([]);
});

test('where the channel names ticket groups, all but merchandise of these has a name', () => {
  expect(namesFor('required', ['museum', 'extras'])).toEqual(['adult', 'audio guide']);
  expect(namesFor('required', ['extras'])).toEqual(['audio guide']);
});
