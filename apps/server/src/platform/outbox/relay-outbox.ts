import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { toQueueId } from './queue-schema.ts';
import type { Subscription } from './subscription.ts';

/** What the queue stores of a message: the row-level policy of the queue reads `clientId`. */
export interface QueuedMessage {
  outboxId: string;
  clientId: string;
  bus: 'command' | 'event';
  type: string;
  destination: string;
  source: string;
  payload: Record<string, unknown>;
  createdAt: string;
  reason?: string;
}

interface OutboxRow {
  client_id: string;
  id: string;
  bus: 'command' | 'event';
  type: string;
  payload: Record<string, unknown>;
  source: string;
  start_after: Date | null;
  created_at: Date;
}

export const RELAY_BATCH = 200;

/**
 * Moves the oldest messages from the outbox into the queue in one transaction: an event becomes one job for
 * each subscription, a command without one goes to the dead letters.
 * @returns how many messages were moved; below RELAY_BATCH the outbox is empty.
 */
export async function relayOutbox(
  pool: pg.Pool,
  boss: PgBoss,
  subscriptions: readonly Subscription[],
): Promise<number> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const { rows } = await connection.query<OutboxRow>(
      `delete from outbox where (client_id, id) in (
         select client_id, id from outbox order by id limit $1 for update skip locked)
       returning client_id, id, bus, type, payload, source, start_after, created_at`,
      [RELAY_BATCH],
    );
    const sameTransaction = {
      executeSql: (text: string, values?: unknown[]) => connection.query(text, values),
    };
    for (const [queue, jobs] of groupByQueue(rows, subscriptions)) {
      await boss.insert(queue, jobs, { db: sameTransaction });
    }
    await connection.query('commit');
    return rows.length;
  } catch (error) {
    await connection.query('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

type Job = { data: QueuedMessage; startAfter?: Date; priority?: number };

function groupByQueue(rows: OutboxRow[], subscriptions: readonly Subscription[]): Map<string, Job[]> {
  const queues = new Map<string, Job[]>();
  const add = (queue: string, job: Job) => queues.set(queue, [...(queues.get(queue) ?? []), job]);
  for (const row of rows) {
    const matching = subscriptions.filter((one) => one.bus === row.bus && one.type === row.type);
    const message = (destination: string): QueuedMessage => ({
      outboxId: row.id,
      clientId: row.client_id,
      bus: row.bus,
      type: row.type,
      destination,
      source: row.source,
      payload: row.payload,
      createdAt: row.created_at.toISOString(),
    });
    const startAfter = row.start_after ? { startAfter: row.start_after } : {};
    for (const subscription of matching) {
      const data = message(subscription.destination);
      // What takes its turn has the priority 0.
      add(toQueueId(row.bus), { data, ...startAfter, ...(subscription.isLast ? { priority: -1 } : {}) });
    }
    if (matching.length === 0 && row.bus === 'command') {
      add(toQueueId('dead letter'), { data: { ...message(''), reason: 'no handler' } });
    }
  }
  return queues;
}
