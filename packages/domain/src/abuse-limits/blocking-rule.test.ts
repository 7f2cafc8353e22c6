import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { blockingSchema } from './blocking-input.ts';
import { type BlockingKind, blockingRulesFor, isStoppedBy } from './blocking-rule.ts';
import { readEmail } from './email-reading.ts';

const stops = (kind: BlockingKind, text: string, address: string) =>
  isStoppedBy({ kind, text }, readEmail(address));

describe('a blocking rule', () => {
  test.each<[BlockingKind, string, string]>([
    ['ends-with', '@mailinator.com', 'anna@mailinator.com'],
    ['ends-with', '@mailinator.com', 'Anna+x@MAILINATOR.com'],
    ['ends-with', '@mailinator.com', 'anna@mаilinator.com'],
    ['contains', 'tickets-resale', 't.i.c.k.e.t.s-resale@example.org'],
    ['contains', 'tickets-resale', 'anna+tickets-resale@example.org'],
    ['starts-with', 'bot.', 'bot.17@example.org'],
    ['starts-with', 'bot', 'b.o.t17@example.org'],
    ['same-as', 'j.smit@example.org', 'J.Smit@example.org'],
    ['same-as', 'j.smit@example.org', 'jsm.it+2@example.org'],
    ['same-as', 'j.smit+1@example.org', 'jsmit+2@example.org'],
    ['does-not-contain', '@museum.nl', 'anna@example.org'],
    ['does-not-contain', 'museum.nl', 'anna+museum.nl@example.org'],
    ['does-not-contain', '@museum.nl', 'anna@mus\u0435um.nl'],
  ])('%s %s stops %s', (kind, text, address) => {
    expect(stops(kind, text, address)).toBe(true);
  });

  test.each<[BlockingKind, string, string]>([
    ['ends-with', '@mailinator.com', 'anna@mailinator.com.example.org'],
    ['starts-with', 'bot.', 'bothwell@example.org'],
    ['starts-with', 'bot', 'abbot@example.org'],
    ['contains', 'resale', 'anna@example.org'],
    ['same-as', 'j.smit@example.org', 'jsmit@example.com'],
    ['same-as', 'j.smit@example.org', 'jsmit1@example.org'],
    ['does-not-contain', '@museum.nl', 'A.Nna@Museum.nl'],
    ['does-not-contain', 'anna', 'an.na@example.org'],
  ])('%s %s lets %s through', (kind, text, address) => {
    expect(stops(kind, text, address)).toBe(false);
  });

  test('every rule that matches is named, not only the first', () => {
    const rules = [
      { kind: 'ends-with', text: '@example.net' },
      { kind: 'contains', text: 'smit' },
      { kind: 'starts-with', text: 'bot' },
    ] as const;
    expect(blockingRulesFor(rules, readEmail('j.smit@example.net'))).toEqual(rules.slice(0, 2));
  });
});

describe('the list of rules', () => {
  const codesOf = (...rules: object[]) => {
    const parsed = parseInput(blockingSchema, { rules });
    return parsed.ok ? [] : parsed.refusals.map(({ field, code }) => `${field}: ${code}`);
  };

  test('an empty text, spaces and half an address are refused at their row', () => {
    expect(
      codesOf(
        { kind: 'contains', text: ' ' },
        { kind: 'contains', text: 'a b' },
        { kind: 'same-as', text: 'anna' },
      ),
    ).toEqual([
      'rules.0.text: blocking-text-required',
      'rules.1.text: blocking-text-spaces',
      'rules.2.text: blocking-address-needed',
    ]);
  });

  test('no rule is there twice', () => {
    expect(codesOf({ kind: 'contains', text: 'Bot' }, { kind: 'contains', text: 'bot' })).toEqual([
      'rules: blocking-rule-twice',
    ]);
  });
});
