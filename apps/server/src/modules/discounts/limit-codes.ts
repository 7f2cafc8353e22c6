import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { limitUsesOfCodes } from '../sale-counters/index.ts';

/** The codes of a discount may be used so often from now on, never less than they were; null = unlimited. */
export async function limitCodes(
  scope: ClientScope,
  discountId: string,
  mostUses: number | null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from discount_code where client_id = ${scope.clientId} and discount_id = ${discountId}`.execute(
    scope.tx,
  );
  await limitUsesOfCodes(
    scope,
    rows.map(({ id }) => id),
    mostUses,
  );
}
