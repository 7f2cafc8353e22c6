import type pg from 'pg';
import { type CopyValue, copyRows } from '../../platform/database/copy-rows.ts';
import { demoColumns } from './demo-columns.ts';
import type { OrderRows } from './order-rows.ts';
import { scanColumns, scanEventColumns } from './scan-rows.ts';

/** Writes the orders with all that belongs to them, and brings number sequence and counters in line. */
export async function copyOrders(
  connection: pg.ClientBase,
  clientId: string,
  orders: readonly OrderRows[],
): Promise<void> {
  const copy = (table: keyof typeof demoColumns, rows: Iterable<CopyValue[]>) =>
    copyRows(connection, table, demoColumns[table], rows);
  await copy(
    'person_key',
    orders.map(({ personKey }) => personKey),
  );
  await copy(
    'orders',
    orders.map(({ order }) => order),
  );
  await copy(
    'order_line',
    orders.flatMap(({ lines }) => lines),
  );
  await copy(
    'order_counter',
    orders.flatMap(({ counters }) => counters),
  );
  await copy(
    'order_event',
    orders.flatMap(({ events }) => events),
  );
  await copy(
    'payment',
    orders.flatMap(({ payments }) => payments),
  );
  await copy(
    'refund',
    orders.flatMap(({ refunds }) => refunds),
  );
  await copy(
    'ticket',
    orders.flatMap(({ tickets }) => tickets),
  );
  await connection.query(
    `insert into order_number_counter (client_id, last_number)
       select $1, coalesce(max(number), 0) from orders where client_id = $1
     on conflict (client_id) do update set last_number = excluded.last_number`,
    [clientId],
  );
  await connection.query(
    `update counter c set sold = taken.quantity
     from (select counter_id, sum(quantity)::int as quantity from order_counter where client_id = $1 group by 1) taken
     where c.client_id = $1 and c.id = taken.counter_id`,
    [clientId],
  );
}

/** Writes the scans, and on the orders that they happened. */
export async function copyScans(
  connection: pg.ClientBase,
  rows: Iterable<CopyValue[]>,
  events: Iterable<CopyValue[]>,
): Promise<void> {
  await copyRows(connection, 'scan', scanColumns, rows);
  await copyRows(connection, 'order_event', scanEventColumns, events);
}

/** A gate that was paired when the museum opened; its key is discarded. */
export async function insertGate(
  connection: pg.ClientBase,
  gate: {
    clientId: string;
    id: string;
    name: string;
    locationId: string;
    keyHash: Buffer;
    pairedAt: Date;
    seenAt: Date;
  },
): Promise<void> {
  await connection.query(
    `insert into device (client_id, id, name, location_id, key_hash, created_at, paired_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [gate.clientId, gate.id, gate.name, gate.locationId, gate.keyHash, gate.pairedAt, gate.seenAt],
  );
}
