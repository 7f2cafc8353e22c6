import { expect, test } from 'vitest';
import { makeId } from './make-id.ts';

test('what is written down in one moment sorts in the order in which it was written', () => {
  const ids = Array.from({ length: 5_000 }, makeId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(5_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
});
