import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface AccountOfPerson {
  username: string;
  email: string;
  accountType: string;
  createdAt: Date;
}

/** Accounts with one of the addresses, as their e-mail address or their username. */
export async function listAccountsOf(
  scope: ClientScope,
  emails: readonly string[],
): Promise<AccountOfPerson[]> {
  const { rows } = await sql<AccountOfPerson>`
    select username, email, account_type, created_at from account
    where client_id = ${scope.clientId}
      and (lower(email) = any (${[...emails]}::text[]) or lower(username) = any (${[...emails]}::text[]))
    order by created_at, id`.execute(scope.tx);
  return rows;
}
