import { randomUUID } from 'node:crypto';
import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import type { App } from '../../platform/app.ts';
import { askPlace } from './ask-place.ts';
import { writeSeen } from './seen-places.ts';

const database = await testDatabase();
const clock = testClock();
/** Two server processes on one database: each has its own memory. */
const processes = [testApp(database, clock).app, testApp(database, clock).app] as const;
const client = await aClient(processes[0]);

const crowd = isLongRun() ? 2_000 : 120;
const rate = isLongRun() ? 600 : 60;
/** The long crowd asks many thousand times. */
const patient = { timeout: isLongRun() ? 900_000 : 240_000 };

interface Visitor {
  name: number;
  browser: string;
  app: App;
  answer: WaitingAnswer | null;
  askAt: number;
  joinedAt: number;
  toldMinutes: number | null;
  turnAt: number | null;
}

async function aRoom(settings: Record<string, unknown> = {}) {
  const page = await aSalesPage(database.owner, client.clientId);
  const row = { carts_a_minute: rate, ...settings };
  const names = Object.keys(row);
  await database.owner.query(
    `insert into waiting_room (client_id, channel_id, ${names.join()})
     values ($1, $2, ${names.map((_, index) => `$${index + 3}`).join()})`,
    [client.clientId, page.channelId, ...Object.values(row)],
  );
  await database.owner.query(
    `insert into waiting_line (client_id, channel_id, ticked_at, window_start, opened_at, opened_by)
     values ($1, $2, $3, $3, $4, $5)`,
    [
      client.clientId,
      page.channelId,
      clock.now(),
      'starts_at' in settings ? null : clock.now(),
      'starts_at' in settings ? null : 'carts',
    ],
  );
  // Processes look for waiting rooms once a second.
  clock.advance(1 / 30);
  return page;
}

const newVisitor = (name: number, askAt: number): Visitor => ({
  name,
  browser: randomUUID(),
  app: processes[name % 2] as App,
  answer: null,
  askAt,
  joinedAt: askAt,
  toldMinutes: null,
  turnAt: null,
});

/** Lets time pass second by second; each visitor asks when the page would. */
async function runCrowd(
  page: { channelId: string; url: string },
  visitors: readonly Visitor[],
  { seconds, isThere = () => true }: { seconds: number; isThere?: (v: Visitor, second: number) => boolean },
) {
  const address = { client: client.subdomain, channel: page.url };
  for (let second = 0; second <= seconds; second += 1) {
    const asking = visitors.filter((v) => v.turnAt === null && v.askAt <= second && isThere(v, second));
    await Promise.all(
      asking.map(async (visitor) => {
        // A process may serve a visitor once and another one the next time.
        const app = processes[(visitor.name + second) % 2] as App;
        const isBrowserKnown = visitor.answer !== null;
        const place = visitor.answer?.place ?? null;
        const { browser } = visitor;
        visitor.answer = await askPlace(app, address, { place, browser, isBrowserKnown, language: 'en' });
        visitor.askAt = second + visitor.answer.askAgainSeconds;
        visitor.toldMinutes ??= visitor.answer.minutes;
        if (visitor.answer.state === 'turn') visitor.turnAt = second;
      }),
    );
    for (const app of processes)
      await writeSeen(app, { clientId: client.clientId, channelId: page.channelId });
    clock.advance(1 / 60);
  }
}

const numberOf = ({ answer }: Visitor): number => Number(answer?.place?.split('.')[2]);

test(
  'a crowd at two processes is let in one after the other, at the set rate, at the time that the pages said',
  patient,
  async () => {
    const page = await aRoom();
    const arrivals = crowd / 20;
    const visitors = Array.from({ length: crowd }, (_, name) =>
      newVisitor(name, Math.floor((name * arrivals) / crowd)),
    );
    const seconds = Math.ceil((crowd / rate) * 60) + 30;
    await runCrowd(page, visitors, { seconds });
    expect(visitors.filter(({ turnAt }) => turnAt === null)).toEqual([]);

    // No inversion: who came in an earlier second has a smaller number, and turns are given in the order of the numbers.
    const byNumber = [...visitors].sort((one, other) => numberOf(one) - numberOf(other));
    expect(new Set(visitors.map(numberOf)).size).toBe(crowd);
    for (const [index, one] of byNumber.slice(1).entries())
      expect(one.joinedAt).toBeGreaterThanOrEqual(byNumber[index]?.joinedAt ?? 0);
    const { rows } = await database.owner.query(
      'select number, turn_at from waiting_place where channel_id = $1 order by number',
      [page.channelId],
    );
    const turns = rows.map(({ turn_at }) => turn_at.getTime());
    expect(turns).toEqual([...turns].sort((one, other) => one - other));

    // The rate, over the whole time and over each minute of it.
    const first = turns[0] ?? 0;
    const minutes = Math.floor((turns.at(-1) - first) / 60_000);
    for (let minute = 0; minute < minutes; minute += 1) {
      const begin = first + minute * 60_000;
      const admitted = turns.filter((turn) => turn >= begin && turn < begin + 60_000).length;
      expect(Math.abs(admitted - rate) / rate).toBeLessThanOrEqual(0.05);
    }

    // What was told at first came true within a fifth; a minute is the smallest that is shown.
    for (const { turnAt, joinedAt, toldMinutes } of visitors) {
      const waited = ((turnAt ?? 0) - joinedAt) / 60;
      if (waited < 1 || toldMinutes === null) continue;
      expect(toldMinutes - waited).toBeLessThanOrEqual(Math.max(1, waited * 0.2));
      expect(waited - toldMinutes).toBeLessThanOrEqual(Math.max(0.25, waited * 0.2));
    }
  },
);

test('who closes the page is passed and does not slow the others down', patient, async () => {
  const page = await aRoom();
  const people = rate * 5;
  const visitors = Array.from({ length: people }, (_, name) => newVisitor(name, 0));
  // Every third one goes away after the first minute.
  const isThere = (visitor: Visitor, second: number) => visitor.name % 3 !== 0 || second < 20;
  await runCrowd(page, visitors, { seconds: 270, isThere });
  const { rows } = await database.owner.query(
    `select minute, admitted from waiting_minute where channel_id = $1 and admitted > 0 order by minute`,
    [page.channelId],
  );
  const stayed = visitors.filter(({ name }) => name % 3 !== 0);
  expect(stayed.filter(({ turnAt }) => turnAt === null)).toEqual([]);
  // Full minutes after the others were seen to be away.
  for (const { admitted } of rows.slice(1, -1))
    expect(Math.abs(admitted - rate) / rate).toBeLessThanOrEqual(0.05);
  const last = Math.max(...stayed.map(({ turnAt }) => turnAt ?? 0));
  expect(last).toBeLessThan(260);
});

test('who is there before the announced start gets a random place, who comes later is behind all of them', async () => {
  const startsAt = new Date(clock.now().getTime() + 90_000);
  const page = await aRoom({ starts_at: startsAt, opens_before_minutes: 30 });
  const people = rate;
  const early = Array.from({ length: people }, (_, name) =>
    newVisitor(name, Math.floor((name * 60) / people)),
  );
  const late = Array.from({ length: 10 }, (_, name) => newVisitor(people + name, 92));
  await runCrowd(page, early, { seconds: 80 });
  for (const { answer } of early)
    expect(answer).toMatchObject({ state: 'start', ahead: null, startsAt: startsAt.toISOString() });
  for (const visitor of [...early, ...late]) visitor.askAt -= 81;
  await runCrowd(page, [...early, ...late], { seconds: 2 * 60 });
  const lots = early.map(numberOf);
  expect([...lots].sort((one, other) => one - other)).toEqual(lots.map((_, index) => index + 1));
  expect(lots).not.toEqual([...lots].sort((one, other) => one - other));
  expect(Math.min(...late.map(numberOf))).toBe(people + 1);
  expect([...early, ...late].filter(({ turnAt }) => turnAt === null)).toEqual([]);
});
