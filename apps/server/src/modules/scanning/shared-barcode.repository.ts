import type { Gate } from '@foyer/domain/scanning/decide-scan.ts';
import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { LockedTicket } from './locked-ticket.ts';

/** A scan as far as it chooses one of the tickets of a barcode. */
export interface SharedScan {
  direction: ScanDirection;
  at: Date;
  /** When the day of the scan began at the location. */
  dayStartedAt: Date;
  /** It was made without a connection. */
  isLate: boolean;
  gate: Pick<Gate, 'locationId' | 'acceptsTestTickets'>;
}

/**
 * All tickets of a type have its custom barcode. An entry takes one that is valid now at this gate (`decideScan`): an unused one,
 * else one that its limits let in again. An exit takes one whose visitor is inside. Where there is none, the one that was used last
 * says why.
 */
export async function lockSharedTicket(
  scope: ClientScope,
  barcodeId: string,
  scan: SharedScan,
): Promise<LockedTicket | undefined> {
  const { locationId, acceptsTestTickets } = scan.gate;
  const has = sql`client_id = ${scope.clientId} and barcode_id = ${barcodeId}`;
  const isOfEnvironment = sql`${has} and (not test or ${acceptsTestTickets})`;
  const isUsable = sql`${isOfEnvironment} and state = 'active' and (valid_from is null or valid_from <= ${scan.at})
    and (valid_until is null or valid_until > ${scan.at})
    and (location_id is null or coalesce(location_id = ${locationId}, true))`;
  const free =
    scan.direction === 'out'
      ? await lockUsed(scope, isOfEnvironment, isInside(scope, scan))
      : ((await lockOne(
          scope,
          sql`${isUsable} and used_at is null order by visit_date, visit_time, id`,
          true,
        )) ?? (await lockUsed(scope, sql`${isUsable} and ${hasFurtherEntries}`, isBelowLimits(scope, scan))));
  return (
    free ??
    (await lockOne(
      scope,
      sql`${has} order by state = 'active' desc, used_at desc nulls last, visit_date desc, id`,
    ))
  );
}

async function lockOne(
  scope: ClientScope,
  which: RawBuilder<unknown>,
  skipsLocked = false,
): Promise<LockedTicket | undefined> {
  const { rows } = await sql<LockedTicket>`
    select id, order_id, code as ticket_number from ticket where ${which}
    limit 1 for no key update ${sql.raw(skipsLocked ? 'skip locked' : '')}`.execute(scope.tx);
  return rows[0];
}

/** How many tickets are looked for: so many other gates may hold one, or have just let its visitor pass. */
const mostAtOnce = 20;

/**
 * One of the used tickets whose scans say that it fits. Those used last come first and are looked at one by one, until enough fit.
 * A ticket that changed meanwhile is left out: each scan that passes changes it.
 */
async function lockUsed(
  scope: ClientScope,
  which: RawBuilder<unknown>,
  fits: RawBuilder<unknown>,
): Promise<LockedTicket | undefined> {
  const { rows } = await sql<LockedTicket>`
    with fit as materialized (
      select t.id, t.changed_at
      from (select * from ticket where ${which} and used_at is not null order by used_at desc, id offset 0) t
      cross join lateral (${fits}) s
      where s.fits limit ${mostAtOnce})
    select t.id, t.order_id, t.code as ticket_number
    from fit join ticket t on t.client_id = ${scope.clientId} and t.id = fit.id and t.changed_at = fit.changed_at
    limit 1 for no key update of t skip locked`.execute(scope.tx);
  return rows[0];
}

const scansOf = (scope: ClientScope) =>
  sql`from scan s where s.client_id = ${scope.clientId} and s.ticket_id = t.id and s.verdict = 'valid'`;

/** The last scan let the visitor in; of a late exit the last one before it. */
const isInside = (scope: ClientScope, { at, isLate }: SharedScan) => sql`
  select s.direction = 'in' as fits ${scansOf(scope)} and (not ${isLate} or s.at <= ${at})
  order by s.at desc, s.id desc limit 1`;

const hasFurtherEntries = sql`(daily_scan_limit is not null or total_scan_limit > 1)`;

const isBelowLimits = (scope: ClientScope, { dayStartedAt }: SharedScan) => sql`
  select count(*) < coalesce(t.total_scan_limit, count(*) + 1)
    and count(*) filter (where s.at >= ${dayStartedAt}) < coalesce(t.daily_scan_limit, count(*) + 1) as fits
  ${scansOf(scope)} and s.direction = 'in'`;
