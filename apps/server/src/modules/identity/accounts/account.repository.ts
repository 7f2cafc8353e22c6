import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { RightLevels } from '@foyer/domain/identity/start-rights.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface Account {
  id: string;
  username: string;
  email: string;
  accountType: AccountType;
  locale: AccountLocale;
  passwordHash: string | null;
  isMain: boolean;
  mustChangePassword: boolean;
  activatedAt: Date | null;
}

export interface LockedAccount extends Account {
  /** Raised by each change of the form or the rights. */
  version: number;
  archivedAt: Date | null;
  personKeyId: string | null;
}

const columns = [
  'id',
  'username',
  'email',
  'accountType',
  'locale',
  'passwordHash',
  'isMain',
  'mustChangePassword',
  'activatedAt',
] as const;

/** Usernames are not case-sensitive. An archived account is not found. */
export async function findAccountByUsername(
  scope: ClientScope,
  username: string,
): Promise<Account | undefined> {
  return scope.tx
    .selectFrom('account')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
}

/** An account that is not archived. */
export async function findAccount(scope: ClientScope, id: string): Promise<Account | undefined> {
  return scope.tx
    .selectFrom('account')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
}

/** At most ten accounts: a username is unique, an e-mail address is not. Archived ones are left out. */
export async function listAccountsByNameOrEmail(scope: ClientScope, typed: string): Promise<Account[]> {
  const wanted = typed.toLowerCase();
  return scope.tx
    .selectFrom('account')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where((where) =>
      where.or([
        where(sql<string>`lower(username)`, '=', wanted),
        where(sql<string>`lower(email)`, '=', wanted),
      ]),
    )
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .limit(10)
    .execute();
}

/** The account in the transaction of its change, locked; undefined where there is none (any more). */
export async function lockAccount(scope: ClientScope, id: string): Promise<LockedAccount | undefined> {
  return scope.tx
    .selectFrom('account')
    .select([...columns, 'version', 'archivedAt', 'personKeyId'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts a password in force; `mustChangePassword` = the person replaces it at the next sign-in. */
export async function updatePassword(
  scope: ClientScope,
  id: string,
  change: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> {
  await changeAccountRow(scope, id, change);
}

export async function insertAccount(
  scope: ClientScope,
  account: Omit<Account, 'id' | 'mustChangePassword'> & { mustChangePassword?: boolean; personKeyId: string },
): Promise<string> {
  const row = await scope.tx
    .insertInto('account')
    .values({ clientId: scope.clientId, ...account })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What the form may change of an account, besides its password and rights. */
export async function updateAccount(
  scope: ClientScope,
  id: string,
  facts: Pick<Account, 'username' | 'email' | 'accountType' | 'locale' | 'mustChangePassword'>,
): Promise<void> {
  const { username, email, accountType, locale, mustChangePassword } = facts;
  await changeAccountRow(scope, id, { username, email, accountType, locale, mustChangePassword });
}

/** null = it cannot sign in until its activation link is used. */
export async function setActivatedAt(
  scope: ClientScope,
  id: string,
  activatedAt: Date | null,
): Promise<void> {
  await changeAccountRow(scope, id, { activatedAt });
}

export async function setArchivedAt(scope: ClientScope, id: string, archivedAt: Date | null): Promise<void> {
  await changeAccountRow(scope, id, { archivedAt });
}

/** With its rights, sessions and factors; what it did stays in the audit log. */
export async function deleteAccountRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx.deleteFrom('account').where('clientId', '=', scope.clientId).where('id', '=', id).execute();
}

async function changeAccountRow(
  scope: ClientScope,
  id: string,
  change: Partial<Omit<Account, 'id'> & { archivedAt: Date | null }>,
): Promise<void> {
  await scope.tx
    .updateTable('account')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function hasAccounts(scope: ClientScope): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('account')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .executeTakeFirst();
  return Boolean(row);
}

export interface SessionAccount {
  account: Pick<Account, 'id' | 'username' | 'accountType' | 'locale' | 'mustChangePassword'>;
  rights: ({
    module: string;
    managementOnly: boolean;
    receptionOnly: boolean;
    officeIpOnly: boolean;
  } & RightLevels)[];
  /** The networks to which the account is limited; null = it may be used anywhere. */
  loginRanges: string[] | null;
}

/** The account of a living session with its rights, in one query; undefined once the session or account ended. */
export async function findSessionAccount(
  scope: ClientScope,
  sessionId: string,
  accountId: string,
  now: Date,
): Promise<SessionAccount | undefined> {
  const row = await scope.tx
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.clientId', '=', 'session.clientId').onRef('account.id', '=', 'session.accountId'),
    )
    .innerJoin('client', 'client.id', 'session.clientId')
    .select([
      'account.id',
      'account.username',
      'account.accountType',
      'account.locale',
      'account.mustChangePassword',
    ])
    .select(
      sql<
        SessionAccount['rights']
      >`coalesce((select jsonb_agg(jsonb_build_object('module', r.module, 'access', r.access,
        'edit', r.edit, 'extra', r.extra,
        'managementOnly', r.management_only, 'receptionOnly', r.reception_only, 'officeIpOnly', r.office_ip_only))
        from account_right r where r.client_id = account.client_id and r.account_id = account.id), '[]')`.as(
        'rights',
      ),
    )
    .select(
      sql<string[] | null>`(select coalesce(jsonb_agg(range) filter (where range is not null), '[]')
        from account_login_location x join location l on l.client_id = x.client_id and l.id = x.location_id
        left join lateral unnest(l.ip_ranges) range on true
        where x.client_id = account.client_id and x.account_id = account.id having count(*) > 0)`.as(
        'loginRanges',
      ),
    )
    .where('session.clientId', '=', scope.clientId)
    .where('session.id', '=', sessionId)
    .where('account.id', '=', accountId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.archivedAt', 'is', null)
    .where('account.activatedAt', 'is not', null)
    .where('client.active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rights, loginRanges, ...account } = row;
  return { account, rights, loginRanges };
}
