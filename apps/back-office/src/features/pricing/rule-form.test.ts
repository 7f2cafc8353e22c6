import { expect, test } from 'vitest';
import { draftOf, emptyRuleForm, type RuleForm, readRuleForm, readSigned, writeSigned } from './rule-form.ts';

const adult = '019a0000-0000-7000-8000-000000000001';
const child = '019a0000-0000-7000-8000-000000000002';
const form = (changes: Partial<RuleForm> = {}): RuleForm => ({
  ...emptyRuleForm([adult, child]),
  name: 'Winter weekends',
  from: '2026-12-19',
  until: '2027-02-28',
  weekdays: [6, 7],
  ...changes,
});
const typed = (ticketTypeId: string, how: 'none' | 'amount' | 'percentage', change = '', price = '') => ({
  ticketTypeId,
  how,
  change,
  price,
});

test.each([
  ['+20', 2000],
  ['20 %', 2000],
  ['-2,50', -250],
  ['−2.5', -250],
  ['0', 0],
])('%j is read', (text, hundredths) => {
  expect(readSigned(text)).toEqual({ ok: true, value: hundredths });
});

test('a change is written with its sign, a percentage without idle decimals', () => {
  expect(writeSigned(2000, ',', true)).toBe('+20');
  expect(writeSigned(1250, ',', true)).toBe('+12,5');
  expect(writeSigned(-250, '.', false)).toBe('-2.50');
  expect(writeSigned(0, '.', true)).toBe('+0');
});

test('ticket types without a change are left out', async () => {
  const read = await readRuleForm(
    form({ changes: [typed(adult, 'percentage', '+20'), typed(child, 'none')] }),
  );
  expect(read.ok && read.value.values).toEqual([
    { ticketTypeId: adult, amountMinor: null, basisPoints: 2000 },
  ]);
});

test('a substitute reads its prices, and keeps what was typed for a mutation', async () => {
  const changes = [typed(adult, 'percentage', '+20', '22'), typed(child, 'amount', '+1', '')];
  const read = await readRuleForm(form({ kind: 'substitute', changes }));
  expect(read.ok && read.value.values).toEqual([
    { ticketTypeId: adult, amountMinor: 2200, basisPoints: null },
  ]);
});

test('what cannot be read is refused at its own field', async () => {
  const changes = [typed(adult, 'amount', 'much'), typed(child, 'percentage', '-200')];
  const read = await readRuleForm(form({ name: '', changes }));
  expect(read.ok ? [] : read.refusals.map(({ code, field }) => `${field}: ${code}`)).toEqual([
    'changes.0.change: price-invalid',
    'name: pricing-rule-name-required',
    'changes.1.change: percentage-invalid',
  ]);
});

test('a rule that changes nothing is refused', async () => {
  const read = await readRuleForm(form());
  expect(read.ok ? [] : read.refusals.map(({ code }) => code)).toEqual(['pricing-rule-without-price']);
});

test('the calendar shows what can be read so far', () => {
  const changes = [typed(adult, 'percentage', '+2'), typed(child, 'amount', '-')];
  expect(draftOf(form({ changes }), 9)?.values).toEqual([
    { ticketTypeId: adult, amountMinor: null, basisPoints: 200 },
  ]);
  expect(draftOf(form({ until: null }), 9)).toBeNull();
  expect(draftOf(form({ until: '2026-12-01' }), 9)).toBeNull();
});
