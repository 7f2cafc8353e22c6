import type { Database } from '../../platform/database/database.ts';

/** The clients whose timeslots must be kept made; needs the worker role. */
export async function listClientIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('client').select('id').where('active', '=', true).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
