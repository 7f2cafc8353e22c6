import type { AccountFilterInput, AccountSort } from '@foyer/domain/identity/account-filter-input.ts';
import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface ListedAccount {
  id: string;
  username: string;
  email: string;
  accountType: AccountType;
  locale: AccountLocale;
  isMain: boolean;
  mustChangePassword: boolean;
  version: number;
  createdAt: Date;
  activatedAt: Date | null;
  archivedAt: Date | null;
  invitedUntil: Date | null;
  lastSignInAt: Date | null;
  moduleCount: number;
  hasSecondFactor: boolean;
}

export interface AccountFilter extends AccountFilterInput {
  /** Usernames that too many failures slow down now, in lower case. */
  blocked: readonly string[];
  now: Date;
}

const order = {
  username: sql`lower(username)`,
  '-username': sql`lower(username) desc`,
  type: sql`account_type, lower(username)`,
  '-type': sql`account_type desc, lower(username)`,
  'last-sign-in': sql`last_sign_in_at nulls first`,
  '-last-sign-in': sql`last_sign_in_at desc nulls last`,
} as const satisfies Record<AccountSort, unknown>;

/** One page of accounts. Without a state: all but the archived ones. */
export async function listAccountPage(
  scope: ClientScope,
  filter: AccountFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select * from (${described(scope.clientId)}) d where ${matching(filter)}
    order by ${order[filter.sort]}, id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}

export async function countAccounts(scope: ClientScope, filter: AccountFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${described(scope.clientId)}) d where ${matching(filter)}`.execute(
    scope.tx,
  );
  return rows[0]?.total ?? 0;
}

export interface AccountCounts {
  all: number;
  management: number;
  reception: number;
  neverSignedIn: number;
  archived: number;
}

/** How many each view of the list holds. */
export async function countAccountViews(scope: ClientScope): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select count(*) filter (where archived_at is null)::int as "all",
      count(*) filter (where archived_at is null and account_type = 'management')::int as management,
      count(*) filter (where archived_at is null and account_type = 'reception')::int as reception,
      count(*) filter (where archived_at is null and last_sign_in_at is null)::int as never_signed_in,
      count(*) filter (where archived_at is not null)::int as archived
    from (${described(scope.clientId)}) d`.execute(scope.tx);
  return rows[0] ?? { all: 0, management: 0, reception: 0, neverSignedIn: 0, archived: 0 };
}

/** One account as the list shows it; undefined where there is none. */
export async function findListedAccount(scope: ClientScope, id: string): Promise<ListedAccount | undefined> {
  const { rows } = await sql<ListedAccount>`
    select * from (${described(scope.clientId)}) d where id = ${id}`.execute(scope.tx);
  return rows[0];
}

function described(clientId: string): RawBuilder<unknown> {
  return sql`
    select a.id, a.username, a.email, a.account_type, a.locale, a.is_main, a.must_change_password, a.version, a.created_at, a.activated_at,
      a.archived_at,
      (select max(l.expires_at) from one_time_link l where l.client_id = a.client_id
        and l.subject_id = a.id and l.purpose = 'account-activation' and l.used_at is null) as invited_until,
      (select max(s.created_at) from session s
        where s.client_id = a.client_id and s.account_id = a.id) as last_sign_in_at,
      (select count(*) from account_right r
        where r.client_id = a.client_id and r.account_id = a.id and r.access)::int as module_count,
      exists (select from second_factor f where f.client_id = a.client_id
        and f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
    from account a where a.client_id = ${clientId}`;
}

function matching(filter: AccountFilter): RawBuilder<unknown> {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${filter.search} = '' or username ilike ${pattern} or email ilike ${pattern})
    and (${filter.accountType}::text is null or account_type = ${filter.accountType}::text)
    and (not ${filter.neverSignedIn}::boolean or last_sign_in_at is null)
    and (${filter.hasSecondFactor}::boolean is null or has_second_factor = ${filter.hasSecondFactor}::boolean)
    and ${inState(filter)}`;
}

/** The states of the domain's `accountStateOf`, in the database's words. */
function inState({ state, blocked, now }: AccountFilter): RawBuilder<unknown> {
  if (state === 'archived') return sql`archived_at is not null`;
  if (state === 'invited')
    return sql`archived_at is null and activated_at is null and invited_until > ${now}`;
  if (state === 'invitation expired') {
    return sql`archived_at is null and activated_at is null
      and (invited_until is null or invited_until <= ${now})`;
  }
  if (state === null) return sql`archived_at is null`;
  const isBlocked = sql`lower(username) = any (${[...blocked]}::text[])`;
  return sql`archived_at is null and activated_at is not null
    and ${state === 'blocked' ? isBlocked : sql`not ${isBlocked}`}`;
}
