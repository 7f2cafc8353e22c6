import { describe, expect, test } from 'vitest';
import { readEmail } from './email-reading.ts';

describe('the one reading of an e-mail address', () => {
  test.each([
    ['case', 'J.Smit@Example.ORG', ['case', 'dots']],
    ['a tag', 'jsmit+museum@example.org', ['tag']],
    ['several tags', 'jsmit+a+b@example.org', ['tag']],
    ['dots', 'j.s.m.i.t@example.org', ['dots']],
    ['full-width letters', 'ｊsmit@example.org', []],
    ['Cyrillic letters', 'jѕmіt@example.org', ['look-alikes']],
    ['accents', 'jsmít@example.org', ['look-alikes']],
    ['a Cyrillic host', 'jsmit@ехаmple.org', ['look-alikes']],
    ['the same host as it is registered', 'jsmit@xn--mple-43d3a6i.org', ['look-alikes']],
    ['a hidden character', 'jsm\u200bit@example.org', ['look-alikes']],
    ['a dot behind the host', 'jsmit@example.org.', []],
  ])('%s: %s is jsmit@example.org', (_what, typed, changes) => {
    expect(readEmail(typed)).toMatchObject({ read: 'jsmit@example.org', changes });
  });

  test('other names of one provider are one', () => {
    expect(readEmail('A.B@googlemail.com').read).toBe('ab@gmail.com');
    expect(readEmail('ab@gmail.com').changes).toEqual([]);
  });

  test('two people stay two', () => {
    const read = ['jsmit@example.org', 'ksmit@example.org', 'jsmit@example.com'].map(
      (one) => readEmail(one).read,
    );
    expect(new Set(read).size).toBe(3);
  });

  test('keeps dots and tag beside it', () => {
    expect(readEmail('J.Smit+a@example.org')).toMatchObject({
      plain: 'j.smit+a@example.org',
      untagged: 'j.smit@example.org',
      tag: 'a',
    });
  });

  test.each(['', 'anna', '@', 'xn--@xn--a.xn--', 'xn--99999999999@xn--zzzzzzzzzz.org'])(
    'what is no address is read without a failure: %j',
    (typed) => expect(typeof readEmail(typed).read).toBe('string'),
  );
});
