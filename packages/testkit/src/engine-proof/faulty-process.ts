import { Socket } from 'node:net';
import type { SeededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { createDatabase, createPool } from '@foyer/server/platform/database/database.ts';
import type pg from 'pg';
import type { DatabaseAccess } from '../database/database-access.ts';
import { type TestClock, testApp, testClock } from '../test-app.ts';

/** As the database sees a server process: connections of its own that may go at any moment, and a clock of its own. */
export interface FaultyProcess {
  app: App;
  worker: App;
  clock: TestClock;
  /** kill -9: every connection is gone at once, whatever was under way; another process takes its place. */
  kill(): void;
  close(): Promise<void>;
}

/** How often a statement finds its connection gone, before it is sent or while its answer is under way. */
interface Faults {
  random: SeededRandom;
  share: number;
}

export function startFaultyProcess(database: DatabaseAccess, faults: Faults, start: Date): FaultyProcess {
  const clock = testClock(start);
  const open = () => {
    const pools = [
      faultyPool(createPool(database.ownerUrl, 'foyer_app', 4), faults),
      faultyPool(createPool(database.ownerUrl, 'foyer_worker', 2), faults),
    ] as const;
    const { app, worker } = testApp(
      { ...database, app: createDatabase(pools[0].pool), worker: createDatabase(pools[1].pool) },
      clock,
    );
    return { pools, app, worker };
  };
  let running = open();
  const ended: pg.Pool[] = [];
  return {
    get app() {
      return running.app;
    },
    get worker() {
      return running.worker;
    },
    clock,
    kill() {
      for (const { pool, cut } of running.pools) {
        cut();
        ended.push(pool);
      }
      running = open();
    },
    async close() {
      await Promise.all([...ended, ...running.pools.map(({ pool }) => pool)].map((pool) => pool.end()));
    },
  };
}

function faultyPool(pool: pg.Pool, { random, share }: Faults) {
  const sockets = new Set<Socket>();
  pool.on('connect', (connection) => {
    const stream = socketOf(connection);
    sockets.add(stream);
    stream.once('close', () => sockets.delete(stream));
    const query = connection.query.bind(connection) as (...words: unknown[]) => unknown;
    const faulty = (...words: unknown[]) => {
      const isLost = random.chance(share);
      const isBefore = random.chance(0.5);
      if (isLost && isBefore) stream.destroy();
      const answer = query(...words);
      // The database may have committed: the caller gets no answer.
      if (isLost && !isBefore) setImmediate(() => stream.destroy());
      return answer;
    };
    Object.assign(connection, { query: faulty });
  });
  return {
    pool,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function socketOf(connection: pg.PoolClient): Socket {
  const { stream }: { stream?: unknown } = Reflect.get(connection, 'connection');
  if (!(stream instanceof Socket)) throw new Error('a connection without its socket');
  return stream;
}
