import type { SettledPart } from '@foyer/domain/desk-sales/desk-payment.ts';
import type { DeskSaleInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { postPayment } from '@foyer/domain/ledger/post-money.ts';
import { holderOfTill } from '@foyer/domain/ledger/till-holder.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockOrdersWithHolds, recordOrderEvents } from '../orders/index.ts';
import { completePaid, insertTillPayments, listPayments } from '../payments/index.ts';
import { type OpenTillSession, recordTillEntries } from '../tills/index.ts';
import type { DeskPayment } from './desk-sale.repository.ts';
import type { PrintedSale } from './printed-sale.ts';

type Part = SettledPart<DeskSaleInput['payments'][number]>;

/**
 * Takes the money of an order in the transaction that placed it, and completes it: payments, ledger, tickets and entries
 * of the till. What gift cards and vouchers paid is in the entries too: its report and the receipt name it. @throws RefusedError
 * `places-gone`
 */
export async function takeMoneyAtDesk(
  { app, account }: RequestContext,
  scope: ClientScope,
  {
    orderId,
    session,
    parts,
    printed,
  }: { orderId: string; session: OpenTillSession; parts: readonly Part[]; printed: PrintedSale | null },
): Promise<DeskPayment[]> {
  const at = app.clock();
  const locked = await lockOrdersWithHolds(scope, [orderId], 'wait');
  const sales = printed ? locked.map((sale) => ({ ...sale, ticketNumbers: printed.ticketNumbers })) : locked;
  const [sale] = sales;
  if (!sale) throw new Error('an order is gone that was placed in this transaction');
  const { currency, test: isTest } = sale.order;
  const taken = await insertTillPayments(
    scope,
    parts.map((part) => ({ ...part, orderId, currency })),
    at,
  );
  const actor = { kind: account.kind, id: account.accountId } as const;
  await recordOrderEvents(
    scope,
    taken.map(({ amountMinor, means }) => {
      const facts = { amountMinor, method: means };
      return { orderId, kind: 'payment-received', actor, facts };
    }),
  );
  const received = taken.flatMap(({ id: causeId, means, amountMinor }) => {
    const cause = { causeId, orderId, isTest, currency, at };
    return postPayment(cause, holderOfTill(session.tillId, means), amountMinor);
  });
  const completion = (await completePaid(app, scope, sales, actor, received, at)).get(orderId);
  if (completion !== 'completed') throw new RefusedError([{ code: 'places-gone' }], 409);
  await recordTillEntries(
    scope,
    session,
    [...(await listPaidByCodes(scope, orderId)), ...taken].map(({ id: paymentId, means, amountMinor }) => {
      const note = printed?.receiptNumber ?? '';
      return { kind: 'sale', means, amountMinor, orderId, paymentId, byName: account.username, note, at };
    }),
  );
  return taken.map(({ id: paymentId, means, amountMinor, receivedMinor, changeMinor, referenceNumber }) => {
    return { paymentId, means, amountMinor, receivedMinor, changeMinor, referenceNumber };
  });
}

const meansOfCodes = ['voucher', 'gift-card'] as const;

/** What gift cards and vouchers paid of an order: posted to their accounts by its completion. */
async function listPaidByCodes(scope: ClientScope, orderId: string) {
  const payments = await listPayments(scope, [orderId]);
  return payments.flatMap(({ id, codeId, provider, amountMinor }) => {
    const means = meansOfCodes.find((kind) => kind === provider);
    return codeId !== null && means && amountMinor > 0 ? [{ id, means, amountMinor }] : [];
  });
}
