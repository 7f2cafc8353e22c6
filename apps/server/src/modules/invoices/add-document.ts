import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { InvoiceKind } from '@foyer/domain/invoices/invoice.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { formatInvoiceNumber } from '@foyer/domain/invoices/invoice-number.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import type { Seller } from '@foyer/domain/invoices/seller.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { type Order, recordOrderEvent } from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';
import { type Invoice, insertInvoice, takeSequence } from './invoice.repository.ts';
import { readOpenMinor, readPaidByCodes } from './read-wanted-lines.ts';

/** Who has it issued, and how colleagues read the name. */
export interface InvoiceActor {
  actor: OrderActor;
  name?: string;
}

export interface NewDocument {
  kind: InvoiceKind;
  lines: readonly InvoiceLine[];
  seller: Seller;
  /** Sealed with the key; a credit note takes over that of its invoice. */
  billing: Pick<Invoice, 'billing' | 'personKeyId'>;
  credits: Invoice | null;
  by: InvoiceActor;
}

/**
 * Issues one document of a locked order in the caller's transaction: the number, the row, the timeline, the audit log
 * and `invoice-issued`. It takes the counter of the year, which every invoice of the client waits for: call it last.
 */
export async function addDocument(
  app: App,
  scope: ClientScope,
  order: Order,
  { kind, lines, seller, billing, credits, by }: NewDocument,
): Promise<Invoice> {
  const at = app.clock();
  const client = await getClient(scope);
  const { invoicePrefix } = await findSetting(scope, 'invoices', at);
  const { netMinor, vatMinor, grossMinor: totalMinor } = totalsOf(lines);
  const openMinor = kind === 'credit-note' ? 0 : Math.max(0, await readOpenMinor(scope, order.id));
  const byCodes = await readPaidByCodes(scope, order.id);
  const issuedOn = localDateAt(at, client.timeZone);
  const year = Number(issuedOn.slice(0, 4));
  const sequence = await takeSequence(scope, year);
  const invoice = await insertInvoice(scope, {
    ...{
      orderId: order.id,
      kind,
      year,
      sequence,
      number: formatInvoiceNumber(invoicePrefix, year, sequence),
    },
    ...{ creditsId: credits?.id ?? null, issuedAt: at, issuedOn },
    ...{ language: order.language, currency: order.currency, netMinor, vatMinor, totalMinor },
    ...{ lines: [...lines], billing: billing.billing, personKeyId: billing.personKeyId },
    facts: {
      seller,
      orderNumber: formatOrderNumber(order.number ?? 0, client.orderPrefix),
      supplyDate: order.visitDate ?? localDateAt(order.completedAt ?? at, client.timeZone),
      paidMinor: totalMinor - Math.min(openMinor, totalMinor),
      ...(kind === 'invoice' && byCodes.giftCardMinor + byCodes.voucherMinor > 0 ? { byCodes } : {}),
      credits: credits && { number: credits.number, issuedOn: credits.issuedOn },
    },
  });
  await tell(scope, invoice, by);
  return invoice;
}

async function tell(scope: ClientScope, invoice: Invoice, { actor, name }: InvoiceActor): Promise<void> {
  const { id, orderId, kind, number, totalMinor } = invoice;
  const event = kind === 'invoice' ? 'invoice-issued' : 'credit-note-issued';
  const facts = { number, amountMinor: totalMinor, ...(name ? { by: name } : {}) };
  await recordOrderEvent(scope, orderId, event, actor, facts);
  const isStaff = actor.kind === 'account' || actor.kind === 'admin';
  await writeAudit(scope, isStaff ? { kind: actor.kind, id: actor.id } : { kind: 'system' }, {
    action: kind === 'invoice' ? 'issue-invoice' : 'issue-credit-note',
    entity: 'invoice',
    entityId: id,
    after: { number, amountMinor: totalMinor },
  });
  await sendMessages(scope, {
    bus: 'event',
    type: 'invoice-issued',
    payload: { invoiceId: id, orderId },
    source: 'invoices',
  });
}
