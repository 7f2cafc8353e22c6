import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { pairDevice } from '@foyer/server/modules/scanning/devices/pair-device.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { Benchmark, Contest } from '../benchmark.ts';
import { postmasterOf } from '../processor-time.ts';
import { sendLightly } from '../send-lightly.ts';
import { fillTickets, numberOfTicket } from './fill-tickets.ts';

/**
 * So many gates of a client, as many as a process of a server with many museums has. No gate scans faster than its limit of
 * calls a minute lets it.
 */
const GATES = 512;
/** So many of them scan at once: a busy museum, and as many as buyers of the sales. */
const AT_ONCE = [32, GATES];
const TICKETS = 400_000;

/** A scan at a gate, decided and kept, against an empty answer of the same server over as many connections. */
export const scanDecisions: Benchmark = {
  name: 'scan decisions',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const staff = await signedInAs(app, client);
    const keys: string[] = [];
    for (let nth = 0; nth < GATES; nth += 1) {
      const { code } = await createDevice(staff, { name: `Gate ${nth}`, locationId: null });
      keys.push((await pairDevice(app, code)).deviceKey);
    }
    await fillTickets(database.owner, client.clientId, TICKETS);
    const web = await startServerProcess({
      DATABASE_URL: database.ownerUrl,
      FOYER_SECRET: TEST_SECRET,
      FOYER_DATA_DIR: database.folder,
      FOYER_ROLE: 'web',
    });
    let next = 0;
    let accepted = 0;
    const programs = [
      { name: 'the web process', pid: web.pid },
      { name: 'PostgreSQL', pid: await postmasterOf(database) },
    ];
    const pools: Pool[] = [];
    const during = async (milliseconds: number, atOnce: number, ask: (nth: number) => Promise<void>) => {
      const durations: number[] = [];
      const end = performance.now() + milliseconds;
      await Promise.all(
        Array.from({ length: atOnce }, async (_, first) => {
          for (let nth = first; performance.now() < end; nth += atOnce) {
            const startedAt = performance.now();
            await ask(nth);
            durations.push(performance.now() - startedAt);
          }
        }),
      );
      durations.sort((a, b) => a - b);
      return { done: durations.length, p99Milliseconds: durations[Math.floor(durations.length * 0.99)] ?? 0 };
    };
    const scan = async (pool: Pool, nth: number) => {
      next += 1;
      const code = numberOfTicket(next);
      const { status, text } = await sendLightly(pool, {
        method: 'POST',
        path: '/api/scan/v1/scans',
        headers: { authorization: `Device ${keys[nth % GATES]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ sequence: next, code, at: new Date().toISOString() }),
      });
      if (status !== 200 || !text.includes('"reason":"valid"')) throw new Error(`${status} ${text}`);
      accepted += 1;
    };
    const empty = async (pool: Pool) => {
      const { status } = await sendLightly(pool, { method: 'GET', path: '/healthz' });
      if (status !== 200) throw new Error(`${status}`);
    };
    const contestOf = (atOnce: number): Contest => {
      const pool = new Pool(web.url, { connections: atOnce });
      pools.push(pool);
      return {
        name: `scans decided and kept, ${atOnce} gates at once, against the empty route`,
        unit: 'scans',
        measure: 'rate',
        must: 0.5,
        aim: 0.7,
        foyer: {
          name: `Foyer: scans of ${atOnce} gates`,
          programs,
          run: (ms) => during(ms, atOnce, (nth) => scan(pool, nth)),
        },
        other: { name: 'the empty route', programs, run: (ms) => during(ms, atOnce, () => empty(pool)) },
      };
    };
    return {
      contests: AT_ONCE.map(contestOf),
      async findFaults() {
        const { rows } = await database.owner.query<{ count: number }>(
          `select count(*)::int as count from scan where client_id = $1 and verdict = 'valid'`,
          [client.clientId],
        );
        const kept = rows[0]?.count ?? 0;
        const { rows: counts } = await database.owner.query<{ entries: number }>(
          'select sum(entries)::int as entries from scan_count where client_id = $1',
          [client.clientId],
        );
        if (counts[0]?.entries !== kept)
          return [`${kept} scans are kept and ${counts[0]?.entries} are counted`];
        return kept === accepted ? [] : [`${accepted} scans were answered and ${kept} are kept`];
      },
      async close() {
        await Promise.all(pools.map((pool) => pool.close()));
        await web.stop();
      },
    };
  },
};
