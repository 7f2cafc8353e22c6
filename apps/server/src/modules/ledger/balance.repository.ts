import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What an account comes to in one book and currency: debit above zero. */
export interface AccountBalance {
  book: 'live' | 'test';
  currency: string;
  account: string;
  amountMinor: number;
}

/** The balance of every account of a client; those of a book and currency add up to zero. */
export async function listBalances(scope: ClientScope): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    select p.book, p.currency, e.account, sum(e.amount)::bigint as amount_minor
    from ledger_posting p cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
    where p.client_id = ${scope.clientId} group by 1, 2, 3 order by 1, 2, 3`.execute(scope.tx);
  return rows;
}
