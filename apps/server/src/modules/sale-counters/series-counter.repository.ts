import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { countRelease } from '../capacity/index.ts';
import { saleCounterId } from './sale-counter-id.ts';

/**
 * The counter of a barcode series: its capacity is the number of its codes, `sold` those that tickets have. So a hold
 * reserves codes, and an order that is paid finds them.
 */
export const seriesCounterId = (clientId: string, ownerId: string): string =>
  saleCounterId(clientId, { kind: 'barcode-series', ownerId, scope: '' });

/** Makes the counter of a new series, without codes. */
export async function makeSeriesCounter({ clientId, tx }: ClientScope, seriesId: string): Promise<void> {
  await sql`insert into counter (client_id, id, kind, owner_id, capacity)
    values (${clientId}, ${seriesCounterId(clientId, seriesId)}, 'barcode-series', ${seriesId}, 0)`.execute(
    tx,
  );
}

/** In the transaction that writes the codes: what was sold out is asked again. */
export async function addToSeries(scope: ClientScope, seriesId: string, codes: number): Promise<void> {
  await sql`update counter set capacity = capacity + ${codes}
    where client_id = ${scope.clientId} and id = ${seriesCounterId(scope.clientId, seriesId)}`.execute(
    scope.tx,
  );
  countRelease(scope);
}

/** Takes every code that no ticket and no hold has off sale. @returns how many they are, and how many holds have. */
export async function closeSeries(
  { clientId, tx }: ClientScope,
  seriesId: string,
): Promise<{ free: number; held: number }> {
  const { rows } = await sql<{ free: number; held: number }>`
    with before as (select id, capacity - held - sold as free, held from counter
      where client_id = ${clientId} and id = ${seriesCounterId(clientId, seriesId)} for update)
    update counter c set capacity = c.held + c.sold from before
    where c.client_id = ${clientId} and c.id = before.id returning before.free, before.held`.execute(tx);
  return rows[0] ?? { free: 0, held: 0 };
}

/** With a series that is gone. */
export async function removeSeriesCounter({ clientId, tx }: ClientScope, seriesId: string): Promise<void> {
  await sql`delete from counter where client_id = ${clientId} and id = ${seriesCounterId(clientId, seriesId)}`.execute(
    tx,
  );
}
