import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';

/**
 * A dead worker is noticed by its missing heartbeat, 20 seconds after the last one, and a bulk run without a worker after
 * 12: as if they had passed since its server was killed.
 */
export async function ageHeartbeats({ owner }: DatabaseAccess, killedAt: Date): Promise<void> {
  await owner.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '20 seconds'
     where state = 'active' and heartbeat_on <= $1`,
    [killedAt],
  );
  await owner.query(
    `update bulk_run set moved_at = moved_at - interval '12 seconds' where state = 'running' and moved_at <= $1`,
    [killedAt],
  );
}
