import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { checkCards, sizeOf } from './check-cards.ts';
import { checkOrders } from './check-orders.ts';
import { getProgress, keepDifferences, keepProgress, listLedgerClients } from './difference.repository.ts';
import { listOrderIds, listRecentOrderIds } from './order-figures.repository.ts';

const chunk = 1000;
/** Of a client in one run; the next run continues behind them, so that years of orders load no database. */
const mostInOneRun = 20_000;
const recentMs = 48 * 60 * 60_000;

/**
 * Compares orders, ledger and money, those of the last two days in every run and the others in turn, and keeps each
 * difference for the dashboard and the order's page; it repairs nothing. Orders older than the ledger are posted first.
 */
export async function auditLedger(app: App): Promise<void> {
  let differences = 0;
  const clients = (await listLedgerClients(app.db)).map(({ id }) => id);
  await eachClientOnItsOwn(app, clients, 'the ledger of a client was not checked', async (clientId) => {
    differences += await auditClient(app, clientId);
  });
  app.metrics.ledgerDifferences.set(differences);
}

/** @returns how many differences the client has among its gift cards and the orders of the last two days. */
async function auditClient(app: App, clientId: string): Promise<number> {
  const inLedger = <T>(work: (scope: ClientScope) => Promise<T>) => inClient(app.db, clientId, work);
  const { arePosted, cardsDifferenceMinor } = await inLedger(getProgress);
  if (!arePosted) return 0;
  // Found in the night (`close-days`); looked at again until it is gone.
  const differ = cardsDifferenceMinor !== 0 && (await inLedger((scope) => auditCards(app, scope)));
  let differences = differ ? 1 : 0;
  const since = new Date(app.clock().getTime() - recentMs);
  const recent = await inLedger((scope) => listRecentOrderIds(scope, since));
  for (let at = 0; at < recent.length; at += chunk) {
    differences += await inLedger((scope) => audit(app, scope, recent.slice(at, at + chunk)));
  }
  for (let looked = 0; looked < mostInOneRun; looked += chunk) {
    if (!(await inLedger((scope) => auditNext(app, scope)))) break;
  }
  return differences;
}

/** Compares what the ledger owes for gift cards with what is on them, and keeps the difference. @returns whether there is one. */
export async function auditCards(app: App, scope: ClientScope): Promise<boolean> {
  const differences = await checkCards(scope);
  await keepProgress(scope, { cardsDifferenceMinor: sizeOf(differences) });
  for (const difference of differences)
    app.log.error({ difference, clientId: scope.clientId }, 'the gift cards differ from their ledger');
  return differences.length > 0;
}

/** @returns whether there are more behind them. */
async function auditNext(app: App, scope: ClientScope): Promise<boolean> {
  const { auditedUntil } = await getProgress(scope);
  const ids = await listOrderIds(scope, auditedUntil, chunk);
  await audit(app, scope, ids);
  const isMore = ids.length === chunk;
  await keepProgress(scope, { auditedUntil: isMore ? (ids.at(-1) ?? null) : null });
  return isMore;
}

async function audit(app: App, scope: ClientScope, ids: readonly string[]): Promise<number> {
  const differing = await checkOrders(scope, ids);
  await keepDifferences(scope, ids, differing);
  for (const difference of differing.slice(0, 20)) {
    app.log.error({ difference, clientId: scope.clientId }, 'an order differs from its ledger');
  }
  return differing.length;
}
