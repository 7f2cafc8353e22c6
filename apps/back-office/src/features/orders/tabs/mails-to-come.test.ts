import { expect, it } from 'vitest';
import { mailsAskedEveryMs } from './mails-to-come.ts';

const createdAt = '2026-11-20T10:00:00Z';
const at = (minutes: number) => Date.parse(createdAt) + minutes * 60_000;
const sent = { state: 'sent' as const };

it('an order that was just placed is asked about its first mail, an old one without mails is not', () => {
  expect(mailsAskedEveryMs({ createdAt, mails: [] }, at(1))).toBe(5_000);
  expect(mailsAskedEveryMs({ createdAt, mails: [] }, at(11))).toBe(0);
});

it('a mail that is on its way is asked about at any age of its order, one that went is not', () => {
  expect(mailsAskedEveryMs({ createdAt, mails: [sent, { state: 'waiting' }] }, at(60_000))).toBe(5_000);
  expect(mailsAskedEveryMs({ createdAt, mails: [sent] }, at(1))).toBe(0);
});
