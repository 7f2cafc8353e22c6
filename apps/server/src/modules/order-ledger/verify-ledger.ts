import type { ClientScope, Database } from '../../platform/database/database.ts';
import { inClientReadOnly } from '../../platform/database/in-client.ts';
import { type AccountBalance, listBalances } from '../ledger/index.ts';
import { type CardsDifference, checkCards } from './check-cards.ts';
import { checkOrders, type DifferingOrder } from './check-orders.ts';
import { getProgress, listLedgerClients } from './difference.repository.ts';
import { countStrayPostings, listOrderIds } from './order-figures.repository.ts';

/** What the check of one client's ledger found. */
export interface LedgerReport {
  subdomain: string;
  balances: AccountBalance[];
  orders: number;
  differing: DifferingOrder[];
  /** Where the ledger does not owe what is on the gift cards. */
  cards: CardsDifference[];
  /** Postings of orders that are not there. */
  strays: number;
  /** Orders older than the ledger are still being posted: those left differ until then. */
  arePosted: boolean;
}

const chunk = 2000;

/** Checks every order and adds up every account of every client. Needs the worker role, which sees all clients. */
export async function verifyLedger(db: Database): Promise<LedgerReport[]> {
  const reports: LedgerReport[] = [];
  for (const { id, subdomain } of await listLedgerClients(db)) {
    const report = await inClientReadOnly(db, id, readReport);
    reports.push({ subdomain, ...report });
  }
  return reports;
}

async function readReport(scope: ClientScope): Promise<Omit<LedgerReport, 'subdomain'>> {
  const differing: DifferingOrder[] = [];
  let orders = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listOrderIds(scope, after, chunk);
    differing.push(...(await checkOrders(scope, ids)));
    orders += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < chunk) break;
  }
  const balances = await listBalances(scope);
  return {
    balances,
    orders,
    differing,
    cards: await checkCards(scope, balances),
    strays: await countStrayPostings(scope),
    arePosted: (await getProgress(scope)).arePosted,
  };
}
