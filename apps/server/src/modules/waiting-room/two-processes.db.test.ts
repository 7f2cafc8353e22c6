import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Two web processes, each a real one, on one database. */
const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const page = await aSalesPage(database.owner, client.clientId, { capacity: 10_000 });
let web: ServerProcess[] = [];

const crowd = isLongRun() ? 2_000 : 150;
const rate = isLongRun() ? 3_000 : 900;

beforeAll(async () => {
  await database.owner.query(
    'insert into waiting_room (client_id, channel_id, carts_a_minute) values ($1, $2, $3)',
    [client.clientId, page.channelId, rate],
  );
  await database.owner.query(
    `insert into waiting_line (client_id, channel_id, ticked_at, window_start, opened_at, opened_by)
     values ($1, $2, now(), now(), now(), 'carts')`,
    [client.clientId, page.channelId],
  );
  const start = () =>
    startServerProcess({ DATABASE_URL: database.ownerUrl, FOYER_SECRET: TEST_SECRET, FOYER_ROLE: 'web' });
  web = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(web.map((process) => process.kill()));
});

interface Visitor {
  name: number;
  cookie: string;
  place: string | null;
}

async function post(name: number, path: string, body: unknown, headers: Record<string, string>) {
  const { url } = web[name % 2] as ServerProcess;
  return fetch(`${url}/api/shop/${client.subdomain}/${page.url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Asks as the page does, at one process and the other in turn, until it is the visitor's turn. */
async function waitForTurn(visitor: Visitor): Promise<void> {
  for (let tries = visitor.name; ; tries += 1) {
    const headers: Record<string, string> = visitor.cookie ? { cookie: visitor.cookie } : {};
    const answer = await post(tries, 'waiting', { place: visitor.place, language: 'en' }, headers);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    visitor.cookie ||= (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { state, place, askAgainSeconds } = (await answer.json()) as WaitingAnswer;
    visitor.place = place;
    if (state === 'turn') return;
    await sleep(Math.min(askAgainSeconds, 10) * 1000);
  }
}

async function takeCart(name: number, place: string | null, cookie: string): Promise<string> {
  const wish = { timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }] };
  const answer = await post(
    name,
    'carts',
    { language: 'en', ...wish },
    {
      'idempotency-key': randomUUID(),
      ...(place && { 'waiting-place': place }),
      ...(cookie && { cookie }),
    },
  );
  if (answer.status === 201) return 'held';
  return (await answer.json()).errors[0].code;
}

test('a crowd at two processes is let in in its order and at the set rate, each visitor for one cart', async () => {
  const visitors = Array.from({ length: crowd }, (_, name): Visitor => ({ name, cookie: '', place: null }));
  const ends = await Promise.all(
    visitors.map(async (visitor) => {
      await sleep((visitor.name / crowd) * 2_000);
      await waitForTurn(visitor);
      const { name, place, cookie } = visitor;
      // The same pass at both processes at once, and in the browser of the neighbour.
      const neighbour = visitors[(name + 1) % crowd]?.cookie ?? '';
      return Promise.all([
        takeCart(name, place, cookie),
        takeCart(name + 1, place, cookie),
        takeCart(name, place, neighbour),
        takeCart(name, `${place?.slice(0, -1)}${place?.endsWith('x') ? 'y' : 'x'}`, cookie),
      ]);
    }),
  );
  for (const [first, second, copied, forged] of ends) {
    expect([first, second].filter((end) => end === 'held')).toHaveLength(1);
    expect([copied, forged]).toEqual(['waiting-room', 'waiting-room']);
  }
  const { rows } = await database.owner.query(
    'select number, joined_at, turn_at, used_at from waiting_place where channel_id = $1 order by number',
    [page.channelId],
  );
  expect(rows).toHaveLength(crowd);
  expect(rows.filter(({ used_at }) => used_at === null)).toEqual([]);
  const turns: number[] = rows.map(({ turn_at }) => turn_at.getTime());
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  // Never faster, apart from what an empty line keeps: two seconds of the rate. Those of the first moment are not counted.
  const [begun = 0] = turns;
  const later = turns.filter((turn) => turn > begun);
  const expected = (rate * ((turns.at(-1) ?? 0) - begun)) / 60_000;
  const step = isLongRun() ? 0 : rate / 30;
  expect(later.length).toBeLessThanOrEqual(expected * 1.05 + step);
  // Nor slower while visitors wait: an empty line, on a machine that is busy, earns no more than those two seconds.
  const moments = [...new Set(turns)];
  const waitsAt = (at: number) =>
    rows.some(({ joined_at, turn_at }) => joined_at.getTime() < at && turn_at.getTime() > at);
  for (const [index, at] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined || !waitsAt(before) || !waitsAt(at)) continue;
    const earned = (rate * (at - before)) / 60_000;
    expect(Math.abs(turns.filter((turn) => turn === at).length - earned)).toBeLessThanOrEqual(1);
  }
});
