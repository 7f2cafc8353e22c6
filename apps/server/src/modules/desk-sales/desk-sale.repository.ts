import type { DeskMeans, SettledPart } from '@foyer/domain/desk-sales/desk-payment.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface DeskSale {
  /** As its browser named it. */
  id: string;
  orderId: string;
  tillId: string;
  sessionId: string;
  accountId: string;
  givenBasisPoints: number | null;
  at: Date;
}

export interface DeskPayment extends SettledPart {
  paymentId: string;
  means: DeskMeans;
  referenceNumber: string;
}

/** Requests for the same sale wait for each other until the transaction ends. Comes before every other lock. */
export async function lockDeskSale(scope: ClientScope, saleId: string): Promise<void> {
  const key = `desk sale ${scope.clientId} ${saleId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(scope.tx);
}

export async function findDeskSale(scope: ClientScope, id: string): Promise<DeskSale | undefined> {
  return scope.tx
    .selectFrom('deskSale')
    .select(['id', 'orderId', 'tillId', 'sessionId', 'accountId', 'givenBasisPoints', 'at'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertDeskSale(
  scope: ClientScope,
  sale: DeskSale,
  payments: readonly DeskPayment[],
): Promise<void> {
  const { clientId } = scope;
  await scope.tx
    .insertInto('deskSale')
    .values({ clientId, ...sale })
    .execute();
  if (payments.length === 0) return;
  await scope.tx
    .insertInto('deskPayment')
    .values(payments.map((payment) => ({ clientId, saleId: sale.id, ...payment })))
    .execute();
}

export async function listDeskPayments(scope: ClientScope, saleId: string): Promise<DeskPayment[]> {
  return scope.tx
    .selectFrom('deskPayment')
    .select(['paymentId', 'means', 'amountMinor', 'receivedMinor', 'changeMinor', 'referenceNumber'])
    .where('clientId', '=', scope.clientId)
    .where('saleId', '=', saleId)
    .orderBy('means')
    .$castTo<DeskPayment>()
    .execute();
}
