import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { GiftCardFilter } from '@foyer/domain/gift-cards/gift-card-filter-input.ts';
import type { GiftCardSort } from '@foyer/domain/gift-cards/gift-card-sorts.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

const order = {
  created: sql`g.created_at, g.id`,
  '-created': sql`g.created_at desc, g.id desc`,
  valid: sql`g.valid_until, g.id`,
  '-valid': sql`g.valid_until desc, g.id desc`,
  value: sql`g.amount_minor, g.id`,
  '-value': sql`g.amount_minor desc, g.id desc`,
  left: sql`k.capacity - k.sold, g.id`,
  '-left': sql`k.capacity - k.sold desc, g.id desc`,
} as const satisfies Record<GiftCardSort, unknown>;

/** What a list is about. Test cards are shown while the client tests, and only then. */
interface Asked {
  today: LocalDate;
  isTest: boolean;
  /** Of the code that was searched for; null = it was none. */
  digest: Buffer | null;
}

/** One page of the cards that a filter finds, by id. */
export async function listFoundCards(
  scope: ClientScope,
  filter: GiftCardFilter,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id ${found(scope, filter, asked)} order by ${order[filter.sort]} limit ${limit} offset ${offset}`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}

export interface GiftCardTotals {
  total: number;
  /** What was put on them, what orders used of it, and what is left. */
  creditMinor: number;
  usedMinor: number;
  unusedMinor: number;
}

/** Of all that a filter finds. */
export async function sumFoundCards(
  scope: ClientScope,
  filter: GiftCardFilter,
  asked: Asked,
): Promise<GiftCardTotals> {
  const { rows } = await sql<GiftCardTotals>`
    select count(*)::int as total, coalesce(sum(k.capacity), 0)::bigint as credit_minor,
      coalesce(sum(k.sold), 0)::bigint as used_minor, coalesce(sum(k.capacity - k.sold), 0)::bigint as unused_minor
    ${found(scope, filter, asked)}`.execute(scope.tx);
  return rows[0] ?? { total: 0, creditMinor: 0, usedMinor: 0, unusedMinor: 0 };
}

function found(
  { clientId }: ClientScope,
  { search, state }: GiftCardFilter,
  { today, isTest, digest }: Asked,
) {
  const end = search.replaceAll(/[\s…-]/g, '').toUpperCase();
  // As `giftCardState` of the domain says; the test of the list holds them together.
  const stateOfCard = sql`case when g.blocked_at is not null then 'blocked' when g.valid_until < ${today}::date then 'expired'
    when k.capacity = k.sold then 'used' when k.sold > 0 then 'partly-used' else 'unused' end`;
  return sql`from gift_card g
    join counter k on k.client_id = g.client_id and k.owner_id = g.id and k.kind = 'gift-card' and k.kind <> 'timeslot'
    where g.client_id = ${clientId} and g.test = ${isTest}
      and (${search} = '' or g.code_end = ${end} or g.code_digest = ${digest}::bytea)
      and (${state}::text is null or ${stateOfCard} = ${state}::text)`;
}
