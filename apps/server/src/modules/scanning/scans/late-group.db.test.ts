import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aGroupTicket } from '@foyer/testkit/builders/a-group-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import type { Scan } from './read-called-scans.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;
const itIs = (time: string) =>
  clock.advance((Date.parse(`2026-11-20T${time}:00Z`) - clock.now().getTime()) / 60_000);

/** A group of five people at two gates. */
async function aGroupAtTwoGates() {
  const client = await aClient(app);
  const [a, b] = [await aGate(app, client), await aGate(app, client)];
  const { codes, orderId } = await aGroupTicket(owner, client.clientId, 5);
  const [code = ''] = codes;
  const rows = async <Row>(text: string) => (await owner.query(text, [orderId])).rows as Row[];
  return {
    ...{ a, b, code },
    /** Sent in now by gate A, made at a time of today. */
    late: (time: string, people: number, more: Partial<Scan> = {}) =>
      a.scan(code, { at: `2026-11-20T${time}:00Z`, told: 'valid', people, ...more }),
    scans: () =>
      rows<{ at: string; reason: string; count: number }>(
        `select to_char(at at time zone 'UTC', 'HH24:MI') as at, reason, count(*)::int as count from scan
         where ticket_id in (select id from ticket where order_id = $1) group by 1, 2 order by 1, 2`,
      ),
    used: async () => (await rows('select from ticket where order_id = $1 and used_at is not null')).length,
  };
}

test('a group that came in at two gates is counted whole, also where the scan of the first gate comes in last', async () => {
  const { b, code, late, scans, used } = await aGroupAtTwoGates();
  itIs('13:58');
  await b.scan(code, { people: 2 });
  itIs('14:07');
  expect(await late('13:51', 3)).toMatchObject({
    reason: 'valid',
    group: { people: 3, size: 5 },
    today: { scans: 5, inside: 5 },
  });
  expect(await scans()).toEqual([
    { at: '13:51', reason: 'valid', count: 3 },
    { at: '13:58', reason: 'valid', count: 2 },
  ]);
  expect(await used()).toBe(5);
  expect((await b.scan(code)).reason, 'a sixth person').toBe('already-used');
});

test('more people than the group has left use what is left, and the scan is named as a mistake', async () => {
  itIs('14:10');
  const { b, code, late, scans, used } = await aGroupAtTwoGates();
  await b.scan(code, { people: 2 });
  itIs('14:20');
  const answer = { verdict: 'attention', reason: 'too-many-people', today: { scans: 5, inside: 5 } };
  expect(await late('14:15', 5, { sequence: 7 })).toMatchObject({
    ...answer,
    group: { people: 3, left: 0, size: 5 },
  });
  expect(await late('14:15', 5, { sequence: 7 }), 'sent again').toMatchObject(answer);
  expect(await scans()).toEqual([
    { at: '14:10', reason: 'valid', count: 2 },
    { at: '14:15', reason: 'too-many-people', count: 1 },
    { at: '14:15', reason: 'valid', count: 3 },
  ]);
  expect(await used()).toBe(5);
  expect((await b.scan(code)).reason, 'a sixth person').toBe('already-used');
});

test('such a scan that is taken back gives its tickets back, and is a mistake no longer', async () => {
  const { a, b, code, late, scans, used } = await aGroupAtTwoGates();
  itIs('14:30');
  await b.scan(code, { people: 2 });
  await late('14:30', 5, { sequence: 7 });
  await a.undo(7);
  expect(await scans()).toEqual([
    { at: '14:30', reason: 'undone', count: 4 },
    { at: '14:30', reason: 'valid', count: 2 },
  ]);
  expect(await used()).toBe(2);
});

test('people whom a gate without a connection did not let in use none of the group', async () => {
  const { b, code, late, used } = await aGroupAtTwoGates();
  itIs('14:40');
  await b.scan(code, { people: 2 });
  itIs('14:50');
  expect((await late('14:45', 4, { told: 'too-many-people' })).reason).toBe('too-many-people');
  expect(await used()).toBe(2);
});
