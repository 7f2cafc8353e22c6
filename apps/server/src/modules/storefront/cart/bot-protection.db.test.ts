import { randomUUID } from 'node:crypto';
import { verificationDefaults } from '@foyer/domain/abuse-limits/verification.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { clearOldMarks } from '../../abuse-limits/clear-old-marks.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
/** Another web process: it shares the database and nothing else. */
const { app: second } = testApp(database, clock);
const server = await createServer(app);
afterAll(() => server.close());

const failed = ['main: bot-check-failed'];

async function aMuseum({ botProtection = true } = {}) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 50 });
  await aSetting(database.owner, client.clientId, 'verification', { ...verificationDefaults, botProtection });
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
  const wish = { language: 'en', timeslotId: page.timeslotId, lines };
  return {
    ...client,
    take: (proof: string | null, by = app, key: string = randomUUID()) =>
      takeCart(by, { client: client.subdomain, channel: page.url }, wish, key, null, undefined, proof),
    /** What a browser does. */
    solve: async (change: (challenge: Challenge) => void = () => {}) => {
      const { body } = await server.inject(`/api/shop/${client.subdomain}/bot-challenge`);
      const challenge = JSON.parse(body) as Challenge;
      change(challenge);
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    page,
  };
}

test('a cart costs a solved challenge, and its page says so', async () => {
  const { take, solve, subdomain, page } = await aMuseum();
  expect(await refusalsOf(take(null))).toEqual(failed);
  expect((await take(await solve())).state).toBe('held');
  const shown = await server.inject(`/api/shop/${subdomain}/${page.url}`);
  expect(shown.json().botCheck).toBe(true);
});

test('where it is off, nothing is asked', async () => {
  const { take, subdomain, page } = await aMuseum({ botProtection: false });
  expect((await take(null)).state).toBe('held');
  expect((await server.inject(`/api/shop/${subdomain}/${page.url}`)).json().botCheck).toBe(false);
});

test('a solution is used once, also by parallel requests in two processes', async () => {
  const { take, solve } = await aMuseum();
  const proof = await solve();
  const ends = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => take(proof, index % 2 === 0 ? app : second)),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalsOf(take(proof, second))).toEqual(failed);
});

test('a repeated request gets its cart again, with the proof that it spent', async () => {
  const { take, solve } = await aMuseum();
  const [proof, key] = [await solve(), randomUUID()];
  const first = await take(proof, app, key);
  expect((await take(proof, second, key)).secret).toBe(first.secret);
});

test('an expired one, one of another museum, an easier one and a guess are refused', async () => {
  const [museum, other] = [await aMuseum(), await aMuseum()];
  const late = await museum.solve();
  clock.advance(31);
  expect(await refusalsOf(museum.take(late))).toEqual(failed);
  expect(await refusalsOf(museum.take(await other.solve()))).toEqual(failed);
  const easier = await museum.solve(({ parameters }) => {
    parameters.keyPrefix = '00';
  });
  expect(await refusalsOf(museum.take(easier))).toEqual(failed);
  const longer = await museum.solve(({ parameters }) => {
    parameters.data = { ...parameters.data, until: 4_000_000_000 };
  });
  expect(await refusalsOf(museum.take(longer))).toEqual(failed);
  for (const guess of ['', 'e30=', 'not base64 at all', Buffer.from('{"challenge":{}}').toString('base64')]) {
    expect(await refusalsOf(museum.take(guess))).toEqual(failed);
  }
});

test('what was spent is forgotten once it has expired', async () => {
  const { clientId, take, solve } = await aMuseum();
  await take(await solve());
  const kept = async () =>
    (await database.owner.query('select from bot_proof where client_id = $1', [clientId])).rowCount;
  await clearOldMarks(worker);
  expect(await kept()).toBe(1);
  clock.advance(31);
  await clearOldMarks(worker);
  expect(await kept()).toBe(0);
});
