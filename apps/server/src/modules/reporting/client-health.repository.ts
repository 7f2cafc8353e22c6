import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { idAt } from '../../platform/database/id-at.ts';

export interface ClientHealth {
  failedMails: number;
  /** Of the last hour. */
  paid: number;
  failedPayments: number;
  lastSaleAt: Date | null;
  lastSignInAt: Date | null;
  /** Paired. */
  gates: number;
  silentGates: number;
  comingSettings: number;
}

const HOUR_MS = 3_600_000;
/** A museum may be closed on two days of a row. */
const SILENT_MS = 3 * 24 * HOUR_MS;

/**
 * The state of a client, for the Admins who look after it. A client in the test environment counts its test orders.
 */
export async function readClientHealth(
  { clientId, tx }: ClientScope,
  { now, isTest }: { now: Date; isTest: boolean },
): Promise<ClientHealth> {
  const hourAgo = now.getTime() - HOUR_MS;
  const { rows } = await sql<ClientHealth>`select
    (select count(*)::int from mail where client_id = ${clientId} and state = 'failed') as failed_mails,
    payments.paid, payments.failed as failed_payments,
    (select max(completed_at) from orders where client_id = ${clientId} and test = ${isTest}) as last_sale_at,
    (select at from sign_in where client_id = ${clientId} and result = 'signed-in' order by id desc limit 1)
      as last_sign_in_at,
    gates.count as gates, gates.silent as silent_gates,
    (select count(*)::int from client_setting where client_id = ${clientId} and settled_at is null
      and withdrawn_at is null) as coming_settings
    from (select count(*) filter (where p.state = 'paid')::int as paid,
        count(*) filter (where p.state = 'failed')::int as failed
        from payment p join orders o on o.client_id = p.client_id and o.id = p.order_id
        where p.client_id = ${clientId} and p.id >= ${idAt(hourAgo)}::uuid and o.test = ${isTest}) payments,
      (select count(*)::int as count,
        count(*) filter (where coalesce(last_seen_at, paired_at) < ${new Date(now.getTime() - SILENT_MS)})::int as silent
        from device where client_id = ${clientId} and key_hash is not null and revoked_at is null) gates`.execute(
    tx,
  );
  const [health] = rows;
  if (!health) throw new Error('a statement of figures alone answers one row');
  return health;
}
