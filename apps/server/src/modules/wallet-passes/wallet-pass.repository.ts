import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A pass that a visitor took, by the ticket that it was made for. */
export interface WalletPass {
  orderId: string;
  ticketId: string;
  platform: WalletPlatform;
  changedAt: Date;
}

/** Notes that passes of these tickets were taken; one that was taken before stays as it is. */
export async function insertWalletPasses(
  scope: ClientScope,
  {
    orderId,
    ticketIds,
    platform,
    at,
  }: { orderId: string; ticketIds: readonly string[]; platform: WalletPlatform; at: Date },
): Promise<void> {
  await scope.tx
    .insertInto('walletPass')
    .values(
      ticketIds.map((ticketId) => {
        return { clientId: scope.clientId, orderId, ticketId, platform, madeAt: at, changedAt: at };
      }),
    )
    .onConflict((conflict) => conflict.columns(['clientId', 'ticketId', 'platform']).doNothing())
    .execute();
}

export async function listWalletPasses(scope: ClientScope, orderId: string): Promise<WalletPass[]> {
  const rows = await select(scope).where('orderId', '=', orderId).orderBy('ticketId').execute();
  return rows.map((row) => ({ ...row, platform: row.platform as WalletPlatform }));
}

export async function findApplePass(scope: ClientScope, ticketId: string): Promise<WalletPass | undefined> {
  const row = await select(scope)
    .where('ticketId', '=', ticketId)
    .where('platform', '=', 'apple')
    .executeTakeFirst();
  return row && { ...row, platform: 'apple' };
}

/** From now on phones that ask find these passes changed. */
export async function touchApplePasses(scope: ClientScope, orderId: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('walletPass')
    .set({ changedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .where('platform', '=', 'apple')
    .execute();
}

/**
 * The ticket that a pass shows: the one that it was made for, or the last of those that replaced it.
 * @returns the id of the ticket in force by the id of the ticket of the pass.
 */
export async function followReplacements(
  scope: ClientScope,
  ticketIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ first: string; id: string }>`
    with recursive line as (
      select id as first, id, replaced_by from ticket
      where client_id = ${scope.clientId} and id = any (${[...ticketIds]}::uuid[])
      union all
      select line.first, t.id, t.replaced_by from line
      join ticket t on t.client_id = ${scope.clientId} and t.id = line.replaced_by)
    select first, id from line where replaced_by is null`.execute(scope.tx);
  return new Map(rows.map(({ first, id }) => [first, id]));
}

const select = (scope: ClientScope) =>
  scope.tx
    .selectFrom('walletPass')
    .select(['orderId', 'ticketId', 'platform', 'changedAt'])
    .where('clientId', '=', scope.clientId);
