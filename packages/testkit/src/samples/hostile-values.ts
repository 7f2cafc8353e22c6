import { randomUUID } from 'node:crypto';

/** Hostile values that a request may hold, by the type of the position. */
const texts = [
  '',
  ' ',
  'nul \u0000 inside',
  'half a surrogate \ud800',
  "'; drop table orders; --",
  '%_\\',
  '{"a":1}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '\u202e\u200b\ufeff',
  '-99999999999999999999',
  'x'.repeat(900_000),
];

const hostile: Record<string, unknown[]> = {
  String: texts,
  ID: ['', 'not-an-id', randomUUID(), '00000000-0000-0000-0000-000000000000', 'nul \u0000 inside'],
  Int: [-1, 0, 2_147_483_647, -2_147_483_648],
  Float: [-1, 0, 1e308, Number.MAX_SAFE_INTEGER],
  Boolean: [true, false],
  Date: ['', '0000-00-00', '0001-01-01', '2026-02-30', '9999-12-31', '+275760-09-13'],
  Time: ['', '24:00', '23:59', '-1:00', '10:00:00'],
  DateTime: ['', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-02-30T00:00:00Z'],
  Upload: [],
  JSON: [null, [], {}, 0, 'nul \u0000 inside', { a: { b: { c: '\u0000' } } }],
};

/** Values of the right type that a careless rule or query would stumble over; texts for a type with values of its own. */
export function hostileValues(type: string): readonly unknown[] {
  return hostile[type] ?? texts;
}

/** Values of which at most one is of the right type. */
export const wrongTypes: readonly unknown[] = [
  null,
  true,
  1.5,
  Number.NaN,
  'text',
  [],
  [[[[]]]],
  {},
  { length: 1 },
  [null],
];

/** Nested so deep that a recursive reader runs out of stack. */
export function deepJson(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}
