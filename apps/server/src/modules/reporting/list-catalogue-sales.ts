import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { type CatalogueSale, listCatalogueSales } from './catalogue-sales.repository.ts';

type Owners = Parameters<typeof listCatalogueSales>[1];

const periodMs = 30 * 86_400_000;

/** Sales of the last 30 days; a client in the test environment counts its test orders. */
export async function listSalesOf30Days(
  scope: ClientScope,
  owners: Owners,
  at: Date,
): Promise<CatalogueSale[]> {
  const { paymentEnvironment } = await getClient(scope);
  const from = new Date(at.getTime() - periodMs);
  return listCatalogueSales(scope, owners, { from, countsTestOrders: paymentEnvironment === 'test' });
}

/** The same of the client's own day so far. */
export async function listSalesOfToday(
  scope: ClientScope,
  owners: Owners,
  at: Date,
): Promise<CatalogueSale[]> {
  const { timeZone, paymentEnvironment } = await getClient(scope);
  const from = localDayAt(at, timeZone).startsAt;
  return listCatalogueSales(scope, owners, { from, countsTestOrders: paymentEnvironment === 'test' });
}
