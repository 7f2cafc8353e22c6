import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The prices that a desk had from a moment on. */
export interface KeptOffer {
  version: number;
  fromAt: Date;
  /** In minor units, by ticket type. */
  prices: Record<string, number>;
  costs: OrderCosts;
}

/** Newest first. */
export async function listKeptOffers(scope: ClientScope, leaseId: string): Promise<KeptOffer[]> {
  return scope.tx
    .selectFrom('deskLeaseOffer')
    .select(['version', 'fromAt', 'prices', 'costs'])
    .where('clientId', '=', scope.clientId)
    .where('leaseId', '=', leaseId)
    .orderBy('version', 'desc')
    .$castTo<KeptOffer>()
    .execute();
}

/** Keeps an offer as a new version, where it differs from the newest one; the lease is locked. @returns the version in force. */
export async function keepOffer(
  scope: ClientScope,
  leaseId: string,
  { fromAt, prices, costs }: Omit<KeptOffer, 'version'>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with newest as (
      select version, prices, costs from desk_lease_offer
      where client_id = ${scope.clientId} and lease_id = ${leaseId} order by version desc limit 1),
    added as (
      insert into desk_lease_offer (client_id, lease_id, version, from_at, prices, costs)
      select ${scope.clientId}::uuid, ${leaseId}::uuid, coalesce((select version from newest), 0) + 1, ${fromAt}::timestamptz,
        ${JSON.stringify(prices)}::jsonb, ${JSON.stringify(costs)}::jsonb
      where not exists (select from newest
        where prices = ${JSON.stringify(prices)}::jsonb and costs = ${JSON.stringify(costs)}::jsonb)
      returning version)
    select coalesce((select version from added), (select version from newest)) as version`.execute(scope.tx);
  return rows[0]?.version ?? 1;
}
