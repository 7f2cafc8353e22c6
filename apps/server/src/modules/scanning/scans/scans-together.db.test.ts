import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

async function some<Thing>(count: number, make: () => Promise<Thing>): Promise<Thing[]> {
  const made: Thing[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

describe('scans that come in together', () => {
  test('are one transaction, each with its own answer', async () => {
    const client = await aClient(app);
    const line = await some(12, () => aGate(app, client));
    const tickets = await some(12, () => aSoldTicket(owner, client.clientId));
    const cancelled = await aSoldTicket(owner, client.clientId, { state: 'cancelled' });
    const { statements, db } = listenedDatabase(database);
    const here = { ...app, db };
    // From now on this process knows whose devices they are.
    for (const gate of line) await gate.scan(cancelled.number, {}, here);
    statements.length = 0;
    const answers = await Promise.all(
      line.map((gate, nth) =>
        gate.scan(nth === 5 ? cancelled.number : (tickets[nth]?.number ?? ''), {}, here),
      ),
    );
    expect(answers.map(({ reason }) => reason)).toEqual(
      line.map((_, nth) => (nth === 5 ? 'cancelled' : 'valid')),
    );
    for (const { today } of answers) expect(today).toMatchObject({ scans: 11, inside: 11 });
    for (const { ticket } of answers) expect(ticket?.orderNumber).toBeTruthy();
    expect(statements.filter((text) => text.startsWith('insert into scan '))).toHaveLength(1);
    expect(statements.filter((text) => text.startsWith('begin'))).toHaveLength(1);
    await db.destroy();
  });

  test('do not fail with a neighbour that is refused, unknown, or breaks', async () => {
    const client = await aClient(app);
    const line = await some(8, () => aGate(app, client));
    const tickets = await some(8, () => aSoldTicket(owner, client.clientId));
    await line[1]?.scan(tickets[1]?.number ?? '');
    await owner.query('update device set revoked_at = now(), key_hash = null where id = $1', [
      line[2]?.deviceId,
    ]);
    await owner.query(`create function refuse_scan() returns trigger language plpgsql as
      $$ begin if new.code = '${tickets[3]?.number}' then raise 'broken'; end if; return new; end $$`);
    await owner.query(
      'create trigger refuse_scan before insert on scan for each row execute function refuse_scan()',
    );
    const again = { sequence: 1 };
    const outcomes = await Promise.allSettled(
      line.map((gate, nth) => {
        if (nth === 1) return gate.scan(tickets[0]?.number ?? '', again);
        if (nth === 4) return gate.scan('https://example.com/');
        return gate.scan(tickets[nth === 5 ? 6 : nth]?.number ?? '');
      }),
    );
    await owner.query('drop trigger refuse_scan on scan');
    const of = (nth: number) => {
      const outcome = outcomes[nth];
      return outcome?.status === 'fulfilled' ? outcome.value.reason : String(outcome?.reason.message);
    };
    expect(of(1)).toContain('sequence-used');
    expect(of(2)).toBe('Not signed in');
    expect(of(3)).toContain('broken');
    expect([of(0), of(4), of(7)]).toEqual(['valid', 'unknown', 'valid']);
    expect([of(5), of(6)].sort(), 'two gates with one ticket').toEqual(['already-used', 'valid']);
  });

  test('at two processes let each ticket in once, and are counted once', async () => {
    const client = await aClient(app);
    const processes = [app, testApp(database, clock).app];
    const line = await some(8, () => aGate(app, client));
    const tickets = await some(4, () => aSoldTicket(owner, client.clientId));
    for (const { number } of tickets) {
      const answers = await Promise.all(line.map((gate, nth) => gate.scan(number, {}, processes[nth % 2])));
      expect(answers.filter(({ verdict }) => verdict === 'valid')).toHaveLength(1);
    }
    expect(await countedOf(client)).toEqual(await recountOf(client));
    const other = await aSoldTicket(owner, client.clientId);
    expect((await line[0]?.scan(other.number))?.today).toMatchObject({ scans: 5, inside: 5 });
  });
});

const countedOf = async ({ clientId }: TestClient) =>
  (
    await owner.query(
      'select quarter_at as at, entries, inside from scan_count where client_id = $1 and (entries, inside) <> (0, 0) order by 1',
      [clientId],
    )
  ).rows;

const recountOf = async ({ clientId }: TestClient) =>
  (
    await owner.query(
      `select date_bin('15 minutes', at, 'epoch') as at, count(*) filter (where first_entry)::int as entries,
         sum(case direction when 'in' then 1 else -1 end)::int as inside
       from scan where client_id = $1 and verdict = 'valid' group by 1 order by 1`,
      [clientId],
    )
  ).rows;

test('the figures of the day follow every scan: in, out, taken back, late and settled', async () => {
  const client = await aClient(app);
  const [a, b] = [await aGate(app, client), await aGate(app, client)];
  const tickets = await some(4, () => aSoldTicket(owner, client.clientId));
  const [one = '', two = '', three = '', four = ''] = tickets.map(({ number }) => number);
  await owner.query('update ticket set daily_scan_limit = 1 where code = $1', [four]);
  await a.scan(one);
  await a.scan(two, { sequence: 90 });
  await a.undo(90);
  clock.advance(20);
  await a.scan(one, { direction: 'out' });
  await b.scan(three);
  // It was made before the scan of the other gate, which becomes a duplicate.
  await a.scan(three, { at: '2026-11-20T12:50:00Z', told: 'valid' });
  await b.scan(four);
  await a.scan(four, { at: '2026-11-19T10:00:00Z', told: 'valid' });
  const counted = await countedOf(client);
  expect(counted).toEqual(await recountOf(client));
  expect(counted.map(({ entries, inside }) => [entries, inside])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 0],
  ]);
});

test('a scan that an earlier one of another gate makes one too many, while staff take it back, stays that', async () => {
  const client = await aClient(app);
  const gate = await aGate(app, client);
  const { ticketId, orderId, number } = await aSoldTicket(owner, client.clientId);
  await gate.scan(number);
  const other = await owner.connect();
  await other.query('begin');
  await other.query('select from ticket where id = $1 for update', [ticketId]);
  const undo = gate.undo();
  await untilOneWaits();
  await other.query(
    `update scan set verdict = 'refused', reason = 'already-used', first_entry = false, settled_at = now(),
       told_verdict = 'valid', told_reason = 'valid' where ticket_id = $1`,
    [ticketId],
  );
  await other.query('commit');
  other.release();
  expect((await undo).today).toMatchObject({ scans: 0, inside: 0 });
  const { rows } = await owner.query('select reason, undone_at from scan where ticket_id = $1', [ticketId]);
  expect(rows).toEqual([{ reason: 'already-used', undone_at: null }]);
  const events = await owner.query(
    `select kind from order_event where order_id = $1 and kind = 'scan-undone'`,
    [orderId],
  );
  expect(events.rows).toEqual([]);
  expect(await countedOf(client)).toEqual(await recountOf(client));
});

const waiting =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

const untilOneWaits = () => expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1);
