import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** Another text after each sale, change of an order and scan: the newest row of each, read off the end of an index. */
export async function readFiguresStamp({ clientId, tx }: ClientScope): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ',
      (select id from order_event where client_id = ${clientId} order by id desc limit 1),
      (select id from scan where client_id = ${clientId} order by id desc limit 1)) as stamp`.execute(tx);
  return rows[0]?.stamp ?? '';
}
