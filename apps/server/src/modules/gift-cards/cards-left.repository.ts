import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What is left on all cards of a book and currency, blocked and expired ones too. */
export interface CardsLeft {
  book: 'live' | 'test';
  currency: string;
  leftMinor: number;
}

/** By their counters, not by the ledger: the auditor compares the two. */
export async function sumCardsLeft(scope: ClientScope): Promise<CardsLeft[]> {
  const { rows } = await sql<CardsLeft>`
    select case when g.test then 'test' else 'live' end as book, g.currency,
      sum(k.capacity - k.sold)::bigint as left_minor
    from gift_card g
    join counter k on k.client_id = g.client_id and k.owner_id = g.id and k.kind = 'gift-card' and k.kind <> 'timeslot'
    where g.client_id = ${scope.clientId} group by 1, 2`.execute(scope.tx);
  return rows;
}
