import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A counter with so many places (null = no limit), written past every guard. */
export async function aCounter(owner: pg.Pool, clientId: string, capacity: number | null): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, $3)`,
    [clientId, id, capacity],
  );
  return id;
}

export interface CounterFigures {
  capacity: number | null;
  held: number;
  sold: number;
}

export async function counterFigures(owner: pg.Pool, counterId: string): Promise<CounterFigures> {
  const { rows } = await owner.query<CounterFigures>(
    'select capacity, held, sold from counter where id = $1',
    [counterId],
  );
  const [row] = rows;
  if (!row) throw new Error(`No counter ${counterId}`);
  return row;
}
