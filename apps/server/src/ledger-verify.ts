import { readEnv } from './env.ts';
import { type LedgerReport, verifyLedger } from './modules/order-ledger/index.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { findPoolUrls } from './platform/database/pool-logins.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

/** `npm run ledger:verify`: the balance of every account, and each order that differs. Exit code 1 on a break. */
const env = readEnv();
const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR });
const urls = await findPoolUrls(env.DATABASE_URL ?? embedded?.url ?? '');
const pool = createPool(urls.foyer_worker, 'foyer_worker', 1);
const reports = await verifyLedger(createDatabase(pool));
for (const report of reports) process.stdout.write(describe(report));
await pool.end();
await embedded?.stop();
process.exitCode = reports.some(isBroken) ? 1 : 0;

function isBroken({ differing, cards, strays, balances }: LedgerReport): boolean {
  return (
    differing.length + cards.length + strays > 0 ||
    balances.reduce((sum, one) => sum + one.amountMinor, 0) !== 0
  );
}

function describe(report: LedgerReport): string {
  const { subdomain, balances, orders, differing, cards, strays, arePosted } = report;
  const lines = [
    `${subdomain}: ${orders} orders, ${isBroken(report) ? 'BROKEN' : 'no difference'}`,
    ...balances.map(
      ({ book, currency, account, amountMinor }) =>
        `  ${book.padEnd(5)}${account.padEnd(24)}${(amountMinor / 100).toFixed(2).padStart(16)} ${currency}`,
    ),
    ...(arePosted ? [] : ['  orders older than the ledger are still being posted']),
    ...(strays > 0 ? [`  BREAK ${strays} postings of orders that are not there`] : []),
    ...cards.map(
      ({ book, currency, owedMinor, leftMinor }) =>
        `  BREAK gift cards (${book}): ${(owedMinor / 100).toFixed(2)} owed, ${(leftMinor / 100).toFixed(2)} on the cards, ${currency}`,
    ),
    ...differing.map(
      ({ orderId, number, currency, differenceMinor }) =>
        `  BREAK order ${number ?? '-'} (${orderId}): ${(differenceMinor / 100).toFixed(2)} ${currency}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
