import type pg from 'pg';

/** The sites that a client lists as its own, in force since yesterday. */
export async function listSites(owner: pg.Pool, clientId: string, hosts: readonly string[]): Promise<void> {
  const value = JSON.stringify({ hosts });
  await owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at,
       made_by_name, settled_at)
     values ($1, 'websites', 1, $2, '{"hosts": []}', now() - interval '1 day', now() - interval '1 day',
       'manager', now())`,
    [clientId, value],
  );
}
