import { randomUUID } from 'node:crypto';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { bytesArray, instantArray, integerArray, uuidArray } from './binary-arrays.ts';

const database = await testDatabase();

async function readBack(type: string, array: Buffer): Promise<unknown> {
  const { rows } = await database.owner.query(`select $1::${type}[] as values`, [array]);
  return rows[0]?.values;
}

test('ids arrive as they were sent, in small letters and large', async () => {
  const ids = [randomUUID(), 'ffffffff-ffff-ffff-ffff-ffffffffffff', '00000000-0000-0000-0000-000000000000'];
  expect(await readBack('uuid', uuidArray(ids))).toEqual(ids);
  expect(await readBack('uuid', uuidArray(ids.map((id) => id.toUpperCase())))).toEqual(ids);
});

test.each(['', 'abc', `${randomUUID()}0`, randomUUID().replace('-', 'x'), 'é'.repeat(32)])(
  '%s is no id',
  (text) => {
    expect(() => uuidArray([text])).toThrow('is no id');
  },
);

test('whole numbers arrive as they were sent, those below zero too', async () => {
  const numbers = [0, 1, -1, 2_147_483_647, -2_147_483_648];
  expect(await readBack('integer', integerArray(numbers))).toEqual(numbers);
});

test('moments arrive to the millisecond, long ago and far ahead', async () => {
  const instants = [
    '2026-11-22T12:00:00.001Z',
    '2000-01-01T00:00:00Z',
    '1999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
    '2999-12-31T23:59:59.999Z',
  ].map((text) => new Date(text));
  expect(await readBack('timestamptz', instantArray(instants))).toEqual(instants);
});

test('bytes arrive as they were sent, none of them too', async () => {
  const values = [Buffer.from([0, 255, 92, 34]), Buffer.alloc(0), Buffer.from('abc')];
  expect(await readBack('bytea', bytesArray(values))).toEqual(values);
});

test('an empty array is an empty array', async () => {
  expect(await readBack('uuid', uuidArray([]))).toEqual([]);
  expect(await readBack('integer', integerArray([]))).toEqual([]);
});
