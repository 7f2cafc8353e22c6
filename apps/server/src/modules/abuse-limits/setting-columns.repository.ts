import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { settingColumn } from '../settings/index.ts';

/** The stored values of what decides about an order. */
export async function readSettingColumns(
  scope: ClientScope,
  at: Date,
): Promise<{ limit: unknown; blocking: unknown; verification: unknown }> {
  const { rows } = await sql<{ limit: unknown; blocking: unknown; verification: unknown }>`
    select ${settingColumn(scope, 'order-limit', at)} as "limit", ${settingColumn(scope, 'blocking', at)} as blocking,
      ${settingColumn(scope, 'verification', at)} as verification`.execute(scope.tx);
  return rows[0] ?? { limit: null, blocking: null, verification: null };
}
