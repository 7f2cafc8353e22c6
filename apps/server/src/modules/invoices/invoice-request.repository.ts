import type { ClientScope, Database } from '../../platform/database/database.ts';

/** An invoice that is wanted as soon as its order is paid. */
export interface InvoiceRequest {
  orderId: string;
  billing: Buffer;
  personKeyId: string;
  requestedAt: Date;
}

/** Keeps it; asked for again, the last one counts. */
export async function saveInvoiceRequest(scope: ClientScope, request: InvoiceRequest): Promise<void> {
  const { billing, personKeyId, requestedAt } = request;
  await scope.tx
    .insertInto('invoiceRequest')
    .values({ clientId: scope.clientId, ...request })
    .onConflict((conflict) =>
      conflict
        .columns(['clientId', 'orderId'])
        .doUpdateSet({ billing, personKeyId, requestedAt, refusal: null }),
    )
    .execute();
}

/** Those of these orders that wait for an invoice. */
export async function listInvoiceRequests(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<InvoiceRequest[]> {
  return scope.tx
    .selectFrom('invoiceRequest')
    .select(['orderId', 'billing', 'personKeyId', 'requestedAt'])
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'in', [...orderIds])
    .execute();
}

export async function deleteInvoiceRequests(scope: ClientScope, orderIds: readonly string[]): Promise<void> {
  await scope.tx
    .deleteFrom('invoiceRequest')
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'in', [...orderIds])
    .execute();
}

/** Notes why it could not be issued: it is not tried again until it is asked for again. */
export async function refuseInvoiceRequest(
  scope: ClientScope,
  orderId: string,
  refusal: string,
): Promise<void> {
  await scope.tx
    .updateTable('invoiceRequest')
    .set({ refusal })
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .execute();
}

/** Requests of all clients whose order is paid by now, the oldest first (worker role). */
export async function listDueInvoiceRequests(
  db: Database,
  limit: number,
): Promise<{ clientId: string; orderId: string }[]> {
  return db
    .selectFrom('invoiceRequest')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.clientId', '=', 'invoiceRequest.clientId')
        .onRef('orders.id', '=', 'invoiceRequest.orderId'),
    )
    .select(['invoiceRequest.clientId', 'invoiceRequest.orderId'])
    .where('orders.number', 'is not', null)
    .where('invoiceRequest.refusal', 'is', null)
    .orderBy('invoiceRequest.requestedAt')
    .limit(limit)
    .execute();
}
