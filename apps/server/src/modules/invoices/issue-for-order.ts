import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { addLines, negateLines } from '@foyer/domain/invoices/compare-lines.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import { checkSeller } from '@foyer/domain/invoices/seller.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { keyOfOrder, type Order } from '../orders/index.ts';
import { addDocument, type InvoiceActor } from './add-document.ts';
import { type Invoice, listInvoices } from './invoice.repository.ts';
import { readWantedLines } from './read-wanted-lines.ts';
import { findSeller } from './seller.ts';

/** Why an order can have no invoice; null = it can. */
export function refusalOfOrder(order: Order): string | null {
  if (order.test) return 'invoice-test-order';
  return order.number === null ? 'invoice-order-unpaid' : null;
}

/**
 * Issues the invoice of a locked order, in the caller's transaction.
 * @param corrects the buyer's details of the invoice before were wrong: what it charges is credited first.
 * Refusals: those of `refusalOfOrder` and `checkSeller`; `invoice-exists`; `invoice-nothing-to-charge`.
 */
export async function issueForOrder(
  app: App,
  scope: ClientScope,
  order: Order,
  { billing, corrects, by }: { billing: Billing; corrects: boolean; by: InvoiceActor },
): Promise<Result<Invoice>> {
  const refusal = refusalOfOrder(order);
  if (refusal) return refused({ code: refusal });
  const seller = checkSeller(await findSeller(scope, app.clock()));
  if (!seller.ok) return seller;
  const before = await listInvoices(scope, [order.id]);
  const charged = addLines(before.flatMap(({ lines }) => lines));
  const isCharged = totalsOf(charged).grossMinor > 0;
  if (isCharged && !corrects) return refused({ code: 'invoice-exists' });
  const lines = await readWantedLines(scope, order);
  if (totalsOf(lines).grossMinor <= 0) return refused({ code: 'invoice-nothing-to-charge' });
  // Mails about the order are sealed with its key.
  await keyOfOrder(app, scope, order);
  const key = await createPersonKey(scope, app.secrets);
  const last = before.findLast(({ kind }) => kind === 'invoice');
  if (isCharged && last) {
    const credit = negateLines(charged).filter(({ netMinor, vatMinor }) => netMinor !== 0 || vatMinor !== 0);
    await addDocument(app, scope, order, {
      ...{ kind: 'credit-note', lines: credit, seller: seller.value, billing: last, credits: last, by },
    });
  }
  const sealed = { billing: key.encrypt(billing), personKeyId: key.id };
  return ok(
    await addDocument(app, scope, order, {
      ...{ kind: 'invoice', lines, seller: seller.value, billing: sealed, credits: null, by },
    }),
  );
}
