import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { ProductState } from '@foyer/domain/catalog/product.ts';
import type { AvailabilityType } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface ProductFilter {
  /** Part of a name, a category, a PLU code or the name of a ticket group. */
  search: string;
  states: readonly ProductState[];
  locationId: string | null;
  availabilityType?: AvailabilityType | null;
  /** Sold on this channel: one of its groups is chosen there, and it is not disabled. */
  channelId?: string | null;
  /** The content is incomplete in some language. */
  needsContent?: boolean;
  /** The languages in which the client holds texts. */
  languages?: readonly string[];
  /** None but these. */
  ids?: readonly string[] | null;
}

export interface ProductListRow {
  id: string;
  state: ProductState;
  ticketTypeCount: number;
  fromPriceMinor: number | null;
  longestMinutes: number | null;
  /** On how many channels it is sold. */
  channelCount: number;
  /** Of the languages in which the client holds texts, those in which its content is incomplete. */
  missingLanguages: ContentLanguage[];
}

export type ProductCounts = Record<ProductState, number> & {
  /** Not archived, with incomplete content. */
  needsContent: number;
};

/** One page of products by name, with their parts in the same statement. */
export async function listProductPage(
  scope: ClientScope,
  filter: ProductFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductListRow[]> {
  const { rows } = await sql<ProductListRow>`
    select id, state, ticket_type_count, from_price_minor, longest_minutes, missing_languages,
      cardinality(channel_ids) as channel_count
    from (${described(scope.clientId, filter.languages)}) d where ${matches(scope.clientId, filter)}
    order by lower(name), id
    limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}

/** How many products a filter finds. */
export async function countProducts(scope: ClientScope, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${described(scope.clientId, filter.languages)}) d
    where ${matches(scope.clientId, filter)}`.execute(scope.tx);
  return rows[0]?.total ?? 0;
}

/** How many products there are of each state, and how many need content. */
export async function countAllProducts(
  scope: ClientScope,
  languages: readonly string[],
): Promise<ProductCounts> {
  const { rows } = await sql<ProductCounts>`
    select count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'draft')::int as draft,
      count(*) filter (where state = 'archived')::int as archived,
      count(*) filter (where state <> 'archived' and missing_languages <> '{}')::int as needs_content
    from (${described(scope.clientId, languages)}) d`.execute(scope.tx);
  return rows[0] ?? { active: 0, draft: 0, archived: 0, needsContent: 0 };
}

/** The products that have something to sell. */
export async function listActiveProductIds(scope: ClientScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${described(scope.clientId)}) d where state = 'active'`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** On how many channels a product can be sold at all. */
export async function countChannels(scope: ClientScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from channel
    where client_id = ${scope.clientId} and deleted_at is null`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

function matches(clientId: string, filter: ProductFilter) {
  const { search, states, locationId, availabilityType = null, channelId = null } = filter;
  const { needsContent = false, ids = null } = filter;
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`d.state = any (${[...states]}::text[])
    and (${search} = '' or d.name ilike ${pattern} or d.found_by ilike ${pattern})
    and (${locationId}::uuid is null or exists (
      select from product_location l
      where l.client_id = ${clientId} and l.product_id = d.id and l.location_id = ${locationId}::uuid))
    and (${availabilityType}::text is null or d.availability_type = ${availabilityType})
    and (${channelId}::uuid is null or ${channelId}::uuid = any (d.channel_ids))
    and (not ${needsContent}::boolean or d.missing_languages <> '{}')
    and (${ids && [...ids]}::uuid[] is null or d.id = any (${ids && [...ids]}::uuid[]))`;
}

/**
 * Each product with its state (domain: productStateOf), the languages in which its content is incomplete (domain:
 * isCompleteText), what it costs from, and the words that find it.
 */
function described(clientId: string, languages: readonly string[] = []) {
  return sql`
    select p.id, p.name, p.availability_type,
      array(
        select distinct c.id
        from ticket_group og
        join channel_ticket_group cg on cg.client_id = og.client_id and cg.ticket_group_id = og.id
        join channel c on c.client_id = cg.client_id and c.id = cg.channel_id
          and c.deleted_at is null
        where og.client_id = p.client_id and og.product_id = p.id and og.archived_at is null
          and not exists (select from product_channel d
            where d.client_id = p.client_id and d.product_id = p.id and d.channel_id = c.id and not d.enabled)
      ) as channel_ids,
      array(
        select l.language from unnest(${[...languages]}::text[]) with ordinality as l (language, place)
        where (select count(*) from content c
          where c.client_id = p.client_id and c.owner = 'product' and c.owner_id = p.id
            and c.language = l.language and c.field in ('title', 'short-text')) < 2
        order by l.place
      ) as missing_languages,
      case when p.archived_at is not null then 'archived'
        when count(t.id) filter (where t.active) > 0 then 'active' else 'draft' end as state,
      count(t.id)::int as ticket_type_count,
      min(t.price_minor) filter (where t.active and not t.is_child and t.price_minor > 0) as from_price_minor,
      max(t.duration_minutes) as longest_minutes,
      concat_ws(' ', p.category, string_agg(concat_ws(' ', g.name, t.plu_code), ' ')) as found_by
    from product p
    left join ticket_group g
      on g.client_id = p.client_id and g.product_id = p.id and g.archived_at is null
    left join ticket_type t
      on t.client_id = g.client_id and t.ticket_group_id = g.id and t.archived_at is null
    where p.client_id = ${clientId}
    group by p.client_id, p.id`;
}
