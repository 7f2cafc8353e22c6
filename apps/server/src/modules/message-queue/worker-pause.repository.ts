import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface WorkerPause {
  pausedAt: Date;
  /** The Admin who paused them. */
  pausedBy: string;
}

/** @param platform the scope of the platform, to which the workers belong. */
export async function findWorkerPause(platform: ClientScope): Promise<WorkerPause | undefined> {
  const { rows } = await sql<WorkerPause>`
    select p.paused_at, a.username as paused_by from worker_pause p
    join account a on a.client_id = p.client_id and a.id = p.paused_by
    where p.client_id = ${platform.clientId}`.execute(platform.tx);
  return rows[0];
}

/** @returns false where they were paused already. */
export async function insertWorkerPause(platform: ClientScope, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await platform.tx
    .insertInto('workerPause')
    .values({ clientId: platform.clientId, pausedBy: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false where they were at work already. */
export async function deleteWorkerPause(platform: ClientScope): Promise<boolean> {
  const { numDeletedRows } = await platform.tx
    .deleteFrom('workerPause')
    .where('clientId', '=', platform.clientId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
