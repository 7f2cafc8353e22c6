import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { InvoiceFacts, InvoiceKind } from '@foyer/domain/invoices/invoice.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** An invoice or credit note as it was issued; amounts in minor units. */
export interface Invoice {
  id: string;
  orderId: string;
  kind: InvoiceKind;
  year: number;
  sequence: number;
  /** `GT2026-00409` */
  number: string;
  creditsId: string | null;
  issuedAt: Date;
  issuedOn: string;
  language: ContentLanguage;
  currency: Currency;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  lines: InvoiceLine[];
  facts: InvoiceFacts;
  /** The buyer, sealed with the key of the invoice. */
  billing: Buffer;
  personKeyId: string;
}

const columns = [
  'id',
  'orderId',
  'kind',
  'year',
  'sequence',
  'number',
  'creditsId',
  'issuedAt',
  'issuedOn',
  'language',
  'currency',
  'netMinor',
  'vatMinor',
  'totalMinor',
  'lines',
  'facts',
  'billing',
  'personKeyId',
] as const;

/**
 * The next number of the year. Until the transaction ends, other invoices of the client wait; a rollback gives the
 * number back.
 */
export async function takeSequence(scope: ClientScope, year: number): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`
    insert into invoice_counter as c (client_id, year, last_sequence) values (${scope.clientId}, ${year}, 1)
    on conflict (client_id, year) do update set last_sequence = c.last_sequence + 1
    returning last_sequence as sequence`.execute(scope.tx);
  return rows[0]?.sequence ?? 0;
}

export async function insertInvoice(scope: ClientScope, invoice: Omit<Invoice, 'id'>): Promise<Invoice> {
  return scope.tx
    .insertInto('invoice')
    .values({
      ...invoice,
      clientId: scope.clientId,
      lines: JSON.stringify(invoice.lines),
      facts: JSON.stringify(invoice.facts),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The invoices and credit notes of orders, the oldest first. */
export async function listInvoices(scope: ClientScope, orderIds: readonly string[]): Promise<Invoice[]> {
  return scope.tx
    .selectFrom('invoice')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'in', [...orderIds])
    .orderBy('id')
    .execute();
}

export async function findInvoice(scope: ClientScope, id: string): Promise<Invoice | undefined> {
  return scope.tx
    .selectFrom('invoice')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The name of the location of an order. */
export async function findVisitLocation(
  scope: ClientScope,
  locationId: string | null,
): Promise<string | null> {
  if (locationId === null) return null;
  const location = await scope.tx
    .selectFrom('location')
    .select('name')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', locationId)
    .executeTakeFirst();
  return location?.name ?? null;
}
