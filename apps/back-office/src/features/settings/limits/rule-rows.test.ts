import { expect, test } from 'vitest';
import { ruleRowsOf, rulesToCome } from './rule-rows.ts';

const bots = { kind: 'starts-with', text: 'bot.' } as const;
const resale = { kind: 'contains', text: 'resale' } as const;
const at = { kind: 'does-not-contain', text: '@' } as const;
const version = (
  value: object[],
  before: object[],
  madeByName: string,
  withdrawnAt: string | null = null,
) => ({
  value: { rules: value },
  valueBefore: { rules: before },
  madeAt: '2026-11-02T10:00:00Z',
  madeByName,
  withdrawnAt,
});

test('rows say what is in force, what begins and what ends, and who added it', () => {
  const rows = ruleRowsOf({
    inForce: { rules: [at, bots] },
    coming: { value: { rules: [at, resale] } },
    history: [
      version([at, resale], [at, bots], 'sanne'),
      version([at, bots, resale], [at, bots], 'bo', '2026-11-02T11:00:00Z'),
      version([at, bots], [at], 'fleur'),
    ],
  });
  expect(rows.map(({ text, state, added }) => [text, state, added?.who ?? null])).toEqual([
    ['@', 'in-force', null],
    ['bot.', 'ending', 'fleur'],
    ['resale', 'coming', 'sanne'],
  ]);
  expect(rulesToCome(rows)).toEqual([at, resale]);
});

test('a value that is none has no rows', () => {
  expect(ruleRowsOf({ inForce: null, coming: null, history: [] })).toEqual([]);
  expect(ruleRowsOf({ inForce: { rules: [{ kind: 'odd', text: 'x' }] }, coming: null, history: [] })).toEqual(
    [],
  );
});
