import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { getClient } from '../clients/index.ts';
import { closeDay } from '../ledger/index.ts';
import { auditCards } from './audit-ledger.ts';
import { getProgress, listLedgerClients } from './difference.repository.ts';

/** By the client's clock; a payment that is notified after midnight counts on the day of its notice. */
const closesAt = '03:00';

/**
 * Closes yesterday for every client whose night has come (product.md, section 15). A client whose orders are older than
 * the ledger waits until they are posted. A second run closes nothing more. Once a night what is on the gift cards is compared
 * with the ledger, too.
 */
export async function closeDays(app: App): Promise<void> {
  const now = app.clock();
  const clients = await listLedgerClients(app.db);
  const items = clients.map(({ id, subdomain }) => ({ clientId: id, subdomain }));
  await eachOnItsOwn(app, items, 'the day of a client was not closed', ({ clientId, subdomain }) =>
    inClient(app.db, clientId, async (scope) => {
      const { arePosted } = await getProgress(scope);
      const day = lastDayToClose(now, (await getClient(scope)).timeZone);
      if (!arePosted || !(await closeDay(scope, day, now))) return;
      app.log.info({ client: subdomain, day }, 'a day of the ledger was closed');
      await auditCards(app, scope);
    }),
  );
}

function lastDayToClose(now: Date, timeZone: string): LocalDate {
  const { date, time } = localTimeAt(now, timeZone);
  return addDays(date, time < closesAt ? -2 : -1);
}
