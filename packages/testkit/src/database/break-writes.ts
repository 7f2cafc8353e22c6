import type { DatabaseAccess } from './database-access.ts';

/**
 * From now on the database refuses to write some rows of a table, as it would because of a fault in their data.
 * @param which `new.client_id = '...'`
 */
export async function breakWrites(
  owner: DatabaseAccess['owner'],
  table: string,
  which: string,
): Promise<void> {
  await owner.query(`
    create or replace function break_write() returns trigger language plpgsql
      as $$ begin raise exception 'this row is broken'; end $$;
    create or replace trigger break_write before insert or update on ${table}
      for each row when (${which}) execute function break_write()`);
}
