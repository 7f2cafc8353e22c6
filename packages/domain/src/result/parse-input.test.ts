import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const schema = z.object({
  name: z.string('name-required').min(1, 'name-required').max(5, 'name-too-long'),
  rows: z.array(z.object({ limit: z.int('limit-invalid').min(0, 'limit-negative') })),
  colour: z.enum(['red', 'green']),
});

test('what fits is given back tidied', () => {
  expect(parseInput(schema, { name: 'Ada', rows: [], colour: 'red', more: 1 })).toEqual({
    ok: true,
    value: { name: 'Ada', rows: [], colour: 'red' },
  });
});

test('each failing field is named once, with its place in the form and its bound', () => {
  expect(
    parseInput(schema, { name: 'Adelheid', rows: [{ limit: 1 }, { limit: -1 }], colour: 'red' }),
  ).toEqual({
    ok: false,
    refusals: [
      { code: 'name-too-long', field: 'name', params: { maximum: 5 } },
      { code: 'limit-negative', field: 'rows.1.limit', params: { minimum: 0 } },
    ],
  });
});

test('a rule without a code of its own answers the general one', () => {
  expect(parseInput(schema, { name: 'Ada', rows: [], colour: 'blue' })).toEqual({
    ok: false,
    refusals: [{ code: 'input-invalid', field: 'colour' }],
  });
});

test('something that is no form at all concerns the whole request', () => {
  expect(parseInput(schema, 'x')).toEqual({
    ok: false,
    refusals: [{ code: 'input-invalid', field: 'main' }],
  });
});
