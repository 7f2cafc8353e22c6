import { codeOfAccount, readAccountCode } from '@foyer/domain/ledger/ledger-account.ts';
import type { LedgerEntry, Posting } from '@foyer/domain/ledger/posting.ts';
import { tillOfHolder } from '@foyer/domain/ledger/till-holder.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

/** A posting with the day that it counts on. */
export interface BookedPosting extends Posting {
  day: string;
  /** The closed day that it would have counted on. */
  correctsDay: string | null;
}

/**
 * Inserts postings by one statement; those whose cause was posted before are left out. One of a closed day counts on the
 * first open one.
 */
export async function insertPostings(
  scope: ClientScope,
  postings: readonly Posting<string | null>[],
): Promise<void> {
  if (postings.length === 0) return;
  const rows = postings.map(({ kind, causeId, orderId, isTest, currency, at, entries }) => ({
    kind,
    cause_id: causeId,
    order_id: orderId,
    book: isTest ? 'test' : 'live',
    currency,
    at,
    till_id: tillOf(entries),
    accounts: entries.map(({ account }) => codeOfAccount(account)),
    cost_centres: entries.map(({ costCentre }) => costCentre),
    general_ledger_accounts: entries.map(({ generalLedgerAccount }) => generalLedgerAccount),
    amounts_minor: entries.map(({ amountMinor }) => amountMinor),
  }));
  await runPrepared(
    scope,
    sql`insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, till_id, day, corrects_day,
      accounts, cost_centres, general_ledger_accounts, amounts_minor)
    select ${scope.clientId}::uuid, p.kind, p.cause_id, p.order_id, p.book, p.currency, p.at, p.till_id,
      greatest(d.own, o.first_open), case when d.own < o.first_open then d.own end,
      p.accounts, p.cost_centres, p.general_ledger_accounts, p.amounts_minor
    from json_populate_recordset(null::ledger_posting, ${JSON.stringify(rows)}::json) as p,
      (select time_zone, coalesce((select max(day) + 1 from ledger_closed_day where client_id = ${scope.clientId}),
        '-infinity'::date) as first_open from client where id = ${scope.clientId}) as c,
      lateral (select (p.at at time zone c.time_zone)::date as own) as d,
      lateral (select greatest(c.first_open, (select max(day) + 1 from ledger_closed_till_day
        where p.till_id is not null and client_id = ${scope.clientId} and till_id = p.till_id)) as first_open) as o
    on conflict (client_id, cause_id, kind) do nothing`,
  );
}

/** The till whose money a posting changes: its days can be closed on their own. */
function tillOf(entries: readonly LedgerEntry[]): string | null {
  for (const { account } of entries) {
    const tillId = account.kind === 'money' ? tillOfHolder(account.holder) : null;
    if (tillId) return tillId;
  }
  return null;
}

interface PostingRow extends Omit<BookedPosting, 'isTest' | 'entries'> {
  book: 'live' | 'test';
  accounts: string[];
  costCentres: string[];
  generalLedgerAccounts: string[];
  amountsMinor: (number | string)[];
}

/** The postings of orders, the oldest first. */
export async function listPostings(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<BookedPosting[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<PostingRow>`
    select kind, cause_id, order_id, book, currency, at, day, corrects_day, accounts, cost_centres,
      general_ledger_accounts, amounts_minor
    from ledger_posting where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])
    order by at, array_position(array['sale', 'payment'], kind), cause_id`.execute(scope.tx);
  return rows.map(toPosting);
}

function toPosting({ book, accounts, costCentres, generalLedgerAccounts, amountsMinor, ...row }: PostingRow) {
  const entries = accounts.map(
    (code, index): LedgerEntry => ({
      account: readAccountCode(code),
      amountMinor: Number(amountsMinor[index]),
      costCentre: costCentres[index] ?? '',
      generalLedgerAccount: generalLedgerAccounts[index] ?? '',
    }),
  );
  return { ...row, isTest: book === 'test', entries };
}
