import pg from 'pg';
import type { BenchDatabase, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const CONNECTIONS = 32;
const SPREAD_OVER = 1_000;

interface NaiveHolds {
  /** A transaction per hold on one row, as fast as it gets: by as many buyers as connections. */
  oneRow: Side;
  /** The same with so many buyers at once, who wait for a connection where there are more of them. */
  oneRowBy(buyers: number): Side;
  /** One statement per hold, each on one of a thousand rows at random. */
  spread: Side;
  findFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * The obvious first version: a transaction per hold that updates the one hot row and inserts the hold, from a pool of
 * 32 connections, without HTTP, request checks and row-level security. And the best case of it: a prepared statement
 * that does both, without lock waits between rows.
 */
export async function naiveHolds({ ownerUrl, owner }: BenchDatabase): Promise<NaiveHolds> {
  await owner.query(`
    create schema naive;
    create table naive.slot (id int primary key, capacity int not null, held int not null, sold int not null,
      check (held + sold <= capacity)) with (fillfactor = 50);
    create table naive.hold (id uuid primary key default uuidv7(), slot_id int not null references naive.slot,
      quantity int not null, expires_at timestamptz not null);
    insert into naive.slot select id, 100000000, 0, 0 from generate_series(0, ${SPREAD_OVER}) as id;
  `);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: CONNECTIONS });
  // Its connections may still be closing when the database stops.
  pool.on('error', () => {});
  let acknowledged = 0;
  const holdOneRow = async () => {
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      const { rowCount } = await connection.query(
        'update naive.slot set held = held + 1 where id = $1 and held + sold + 1 <= capacity',
        [0],
      );
      if (rowCount !== 1) throw new Error('the slot is full');
      await connection.query(
        `insert into naive.hold (slot_id, quantity, expires_at) values ($1, 1, now() + interval '15 minutes')`,
        [0],
      );
      await connection.query('commit');
      acknowledged += 1;
    } finally {
      connection.release();
    }
  };
  const holdAtRandom = async () => {
    const { rowCount } = await pool.query({
      name: 'hold',
      text: `with raised as (update naive.slot set held = held + 1 where id = $1 and held + sold + 1 <= capacity
               returning id)
             insert into naive.hold (slot_id, quantity, expires_at)
             select id, 1, now() + interval '15 minutes' from raised`,
      values: [1 + Math.floor(Math.random() * SPREAD_OVER)],
    });
    if (rowCount !== 1) throw new Error('the slot is full');
    acknowledged += 1;
  };
  const side = (name: string, buyers: number, hold: () => Promise<void>): Side => ({
    name: `${name} by ${CONNECTIONS} connections, ${buyers} buyers`,
    run: (milliseconds) => repeatUntil(milliseconds, buyers, hold),
  });
  const oneRowBy = (buyers: number) => side('naive: UPDATE, INSERT, COMMIT', buyers, holdOneRow);
  return {
    oneRow: oneRowBy(CONNECTIONS),
    oneRowBy,
    spread: side('one statement per hold', CONNECTIONS, holdAtRandom),
    async findFaults() {
      const { rows } = await owner.query<{ held: number; holds: number }>(
        'select sum(held)::int as held, (select count(*)::int from naive.hold) as holds from naive.slot',
      );
      const [row] = rows;
      return row?.held === acknowledged && row.holds === acknowledged
        ? []
        : [`naive: ${acknowledged} holds acknowledged, ${row?.holds} stored, ${row?.held} counted`];
    },
    close: () => pool.end(),
  };
}
