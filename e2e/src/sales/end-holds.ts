import type { RunningMuseum } from '../running-museum.ts';

/** The server lets go of all places of the museum, as it does when their time is over. */
export async function endHoldsOfMuseum({
  database,
  client,
}: Pick<RunningMuseum, 'database' | 'client'>): Promise<void> {
  for (const [table, column] of [
    ['cart', 'hold_expires_at'],
    ['hold', 'expires_at'],
  ])
    await database.owner.query(
      `update ${table} set ${column} = now() - interval '1 second' where client_id = $1`,
      [client.clientId],
    );
}
