import type pg from 'pg';

/** A location, written past every guard. */
export async function aLocation(
  owner: pg.Pool,
  clientId: string,
  { name = 'Main building', environment = null as 'test' | 'live' | null } = {},
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into location (client_id, name, payment_environment) values ($1, $2, $3) returning id',
    [clientId, name, environment],
  );
  return rows[0]?.id ?? '';
}
