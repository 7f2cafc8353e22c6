import pg from 'pg';
import type { BenchDatabase, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const CONNECTIONS = 32;

interface NaiveHolds extends Side {
  findFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * What one writes first: a transaction per hold that raises the one hot row and inserts the hold, from a pool of 32
 * connections, with no HTTP, no checks of the request and no row-level security around it.
 */
export async function naiveHolds({ ownerUrl, owner }: BenchDatabase): Promise<NaiveHolds> {
  await owner.query(`
    create schema naive;
    create table naive.slot (id int primary key, capacity int not null, held int not null, sold int not null,
      check (held + sold <= capacity));
    create table naive.hold (id uuid primary key default uuidv7(), slot_id int not null references naive.slot,
      quantity int not null, expires_at timestamptz not null);
    insert into naive.slot values (1, 100000000, 0, 0);
  `);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: CONNECTIONS });
  let acknowledged = 0;
  const takeHold = async () => {
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      const { rowCount } = await connection.query(
        'update naive.slot set held = held + 1 where id = $1 and held + sold + 1 <= capacity',
        [1],
      );
      if (rowCount !== 1) throw new Error('the slot is full');
      await connection.query(
        `insert into naive.hold (slot_id, quantity, expires_at) values ($1, 1, now() + interval '15 minutes')`,
        [1],
      );
      await connection.query('commit');
      acknowledged += 1;
    } finally {
      connection.release();
    }
  };
  return {
    name: `UPDATE, INSERT, COMMIT by ${CONNECTIONS} connections`,
    run: (milliseconds) => repeatUntil(milliseconds, CONNECTIONS, takeHold),
    async findFaults() {
      const { rows } = await owner.query<{ held: number; holds: number }>(
        'select held, (select count(*)::int from naive.hold) as holds from naive.slot',
      );
      const [row] = rows;
      return row?.held === acknowledged && row.holds === acknowledged
        ? []
        : [`naive: ${acknowledged} holds acknowledged, ${row?.holds} stored, ${row?.held} counted`];
    },
    close: () => pool.end(),
  };
}
