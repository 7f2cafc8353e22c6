import { expect, test } from 'vitest';
import { bulkRowStates, statesOfGroup } from './bulk-states.ts';

test('a row that waits for approval needs attention and is no failure', () => {
  expect(statesOfGroup('attention')).toEqual(['failed', 'approval']);
  expect(statesOfGroup('done')).toEqual(['done']);
});

test('every result is among all results, and what waits is none', () => {
  expect(statesOfGroup('all')).toEqual(bulkRowStates.filter((state) => state !== 'waiting'));
});
