import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { codeKey, tidyCode } from '@foyer/domain/discounts/discount-code-text.ts';
import type { DiscountFilter } from '@foyer/domain/discounts/discount-filter-input.ts';
import type { DiscountSort } from '@foyer/domain/discounts/discount-sorts.ts';
import { nearlyUsedUp } from '@foyer/domain/discounts/discount-state.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What a discount was used for. Test orders count while the client tests, and only then. */
export interface DiscountFigures {
  id: string;
  codeCount: number;
  /** Where it has only one. */
  onlyCode: string | null;
  uses: number;
  givenMinor: number;
}

interface Asked {
  today: LocalDate;
  countsTestOrders: boolean;
}

const order = {
  title: sql`lower(title)`,
  '-title': sql`lower(title) desc`,
  valid: sql`valid_from nulls first, lower(title)`,
  '-valid': sql`valid_until desc nulls first, lower(title)`,
  uses: sql`uses, lower(title)`,
  '-uses': sql`uses desc, lower(title)`,
  given: sql`given_minor, lower(title)`,
  '-given': sql`given_minor desc, lower(title)`,
} as const satisfies Record<DiscountSort, unknown>;

/** One page of the discounts that a filter finds, by id. */
export async function listFoundDiscounts(
  scope: ClientScope,
  filter: DiscountFilter,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<DiscountFigures[]> {
  const { rows } = await sql<DiscountFigures>`
    select id, code_count, only_code, uses, given_minor from ${found(scope, filter, asked)}
    order by ${order[filter.sort]}, id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}

export interface DiscountTotals {
  total: number;
  uses: number;
  givenMinor: number;
}

/** Of all that a filter finds. */
export async function sumFoundDiscounts(
  scope: ClientScope,
  filter: DiscountFilter,
  asked: Asked,
): Promise<DiscountTotals> {
  const { rows } = await sql<DiscountTotals>`
    select count(*)::int as total, coalesce(sum(uses), 0)::int as uses,
      coalesce(sum(given_minor), 0)::bigint as given_minor
    from ${found(scope, filter, asked)}`.execute(scope.tx);
  return rows[0] ?? { total: 0, uses: 0, givenMinor: 0 };
}

/** What these discounts were used for. */
export async function listDiscountFigures(
  scope: ClientScope,
  ids: readonly string[],
  countsTestOrders: boolean,
): Promise<DiscountFigures[]> {
  const { rows } = await sql<DiscountFigures>`
    select d.id, c.*, u.* from discount d ${figures(countsTestOrders)}
    where d.client_id = ${scope.clientId} and d.id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return rows;
}

function found(scope: ClientScope, filter: DiscountFilter, { today, countsTestOrders }: Asked) {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(
    select d.*, c.*, u.* from discount d ${figures(countsTestOrders)}
    where d.client_id = ${scope.clientId}
      and (${filter.search} = '' or d.title ilike ${pattern} or d.id in (
        select discount_id from discount_code where client_id = d.client_id
          and code_key in (${tidyCode(filter.search)}, ${codeKey(filter.search)})))
      and (${filter.ticketGroupId}::uuid is null or ${isForGroup(filter.ticketGroupId)})
      and (${filter.validOn}::date is null or ${filter.validOn}::date
        between coalesce(d.valid_from, '-infinity') and coalesce(d.valid_until, 'infinity'))
      and (not ${filter.nearlyUsedUp}::boolean or (u.uses < ${allowed} and u.uses >= ${allowed} * ${nearlyUsedUp}::numeric))
      and (${filter.state}::text is null or not d.removing and ${stateOn(today)} = ${filter.state}::text)) as found`;
}

const figures = (countsTestOrders: boolean): RawBuilder<unknown> => sql`
  cross join lateral (
    select count(*)::int as code_count, case when count(*) = 1 then min(code) end as only_code
    from discount_code where client_id = d.client_id and discount_id = d.id) c
  cross join lateral (
    select count(*)::int as uses, coalesce(sum(x.off_minor), 0)::bigint as given_minor
    from order_discount x join orders o on o.client_id = x.client_id and o.id = x.order_id
    where x.client_id = d.client_id and x.discount_id = d.id and o.test = ${countsTestOrders}
      and o.state in ('completed', 'partly cancelled')) u`;

/** As `checkDiscount` of the domain says: one without ticket groups and types is for all of them. */
const isForGroup = (groupId: string | null): RawBuilder<unknown> => sql`(
  (d.ticket_group_ids = '{}' and d.ticket_type_ids = '{}') or ${groupId}::uuid = any (d.ticket_group_ids)
  or exists (select from ticket_type t where t.client_id = d.client_id and t.ticket_group_id = ${groupId}::uuid
    and t.id = any (d.ticket_type_ids)))`;

/** What all codes of a discount together allow; null = unlimited. */
const allowed = sql`(d.most_uses::bigint * c.code_count)`;

/** As `discountState` of the domain says; the test of the list holds them together. */
const stateOn = (today: LocalDate): RawBuilder<unknown> => sql`case
  when d.valid_until < ${today}::date then 'ended'
  when c.code_count > 0 and u.uses >= ${allowed} then 'used-up'
  when d.valid_from > ${today}::date then 'upcoming'
  else 'active' end`;
