import { finishLateSaleInput, giveSaleBackInput } from '@foyer/domain/desk-leases/late-sale-input.ts';
import { offlineDeskSaleInput } from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { deskBuyerInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { deletePersonKey, findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockDeskSale } from '../desk-sales/index.ts';
import { withdrawNumbersAhead } from '../tickets/index.ts';
import { requireTillRight } from '../tills/index.ts';
import { getLease, lockLease } from './desk-lease.repository.ts';
import { findLateSale, type LateSale, updateLateSale } from './late-sale.repository.ts';
import { sentSaleOf } from './list-kept-sales.ts';
import { numbersOfSale } from './printed-numbers.ts';
import { returnPlacesOfLease } from './return-places-of-lease.ts';
import { takeLateSale } from './take-late-sale.ts';

/**
 * Makes the order of a kept sale, with places beyond the limit of its timeslot where staff say so. Printed codes that no desk was
 * given are left out: its tickets get new ones. Refusals: `late-sale-ended`; those of `takeLateSale`.
 */
export async function finishKeptSale(context: RequestContext, id: string, typed: unknown): Promise<LateSale> {
  requireTillRight(context, 'extra');
  const { overbooks } = valueOrThrow(parseInput(finishLateSaleInput, typed));
  return tryAgain(() =>
    context.inClient(async (scope) => {
      const kept = await lockKept(scope, id);
      const buyer = await openBuyer(context, scope, kept);
      const sale = valueOrThrow(parseInput(offlineDeskSaleInput, { ...sentSaleOf(kept), buyer }));
      const orderId = await takeLateSale(context, scope, {
        lease: await getLease(scope, kept.leaseId),
        sale,
        soldAt: kept.soldAt,
        receiptNumber: kept.receiptNumber,
        finished: { overbooks },
      });
      const finished = await end(context, scope, kept, { state: 'sent', orderId });
      await freePlacesOf(scope, kept);
      await writeAudit(scope, actorOf(context), {
        action: 'finish-desk-sale',
        entity: 'till',
        entityId: kept.tillId,
        after: { receiptNumber: kept.receiptNumber, totalMinor: kept.totalMinor, overbooks },
      });
      return finished;
    }),
  );
}

/** Closes a kept sale without an order; its printed tickets open no gate any more, and its places come free. Refusals: `late-sale-ended`, `late-sale-note-required` at `note`. */
export async function giveSaleBack(context: RequestContext, id: string, typed: unknown): Promise<LateSale> {
  requireTillRight(context, 'extra');
  const { note } = valueOrThrow(parseInput(giveSaleBackInput, typed));
  return tryAgain(() =>
    context.inClient(async (scope) => {
      const kept = await lockKept(scope, id);
      await withdrawNumbersAhead(scope, kept.leaseId, numbersOfSale(kept));
      const givenBack = await end(context, scope, kept, { state: 'given-back', note });
      await freePlacesOf(scope, kept);
      await writeAudit(scope, actorOf(context), {
        action: 'give-desk-sale-back',
        entity: 'till',
        entityId: kept.tillId,
        after: { receiptNumber: kept.receiptNumber, totalMinor: kept.totalMinor, note },
      });
      return givenBack;
    }),
  );
}

/** A lease that has ended holds places for its kept sales only. An open one is fitted when its desk renews it. */
async function freePlacesOf(scope: ClientScope, { leaseId }: LateSale): Promise<void> {
  const lease = await lockLease(scope, leaseId);
  if (lease.state !== 'open') await returnPlacesOfLease(scope, leaseId);
}

async function lockKept(scope: ClientScope, id: string): Promise<LateSale> {
  await lockDeskSale(scope, id);
  const kept = await findLateSale(scope, id);
  if (!kept) throw new NotFoundError('late-sale-not-found');
  if (kept.state !== 'kept') throw new RefusedError([{ code: 'late-sale-ended' }], 409);
  return kept;
}

/** What the buyer gave, without what no buyer can have said; nothing where it was erased meanwhile. */
async function openBuyer({ app }: RequestContext, scope: ClientScope, { buyer, personKeyId }: LateSale) {
  const key = personKeyId && (await findPersonKey(scope, app.secrets, personKeyId));
  const said = (key && buyer ? key.decrypt(buyer) : {}) as Record<string, unknown>;
  const read = parseInput(deskBuyerInput, said);
  if (read.ok) return read.value;
  const impossible = new Set(read.refusals.map(({ field }) => field));
  const rest = Object.entries(said).filter(([field]) => !impossible.has(field));
  return valueOrThrow(parseInput(deskBuyerInput, Object.fromEntries(rest)));
}

/** Its order has the buyer from now on, or none does. */
async function end(
  { app, account }: RequestContext,
  scope: ClientScope,
  { id, personKeyId }: LateSale,
  change: Pick<Parameters<typeof updateLateSale>[2], 'state' | 'orderId' | 'note'>,
): Promise<LateSale> {
  const now = app.clock();
  const by = { endedAt: now, endedByName: account.username };
  const ended = await updateLateSale(scope, id, { ...change, ...by, buyer: null, personKeyId: null });
  // The person was not erased: a restore must not do so either.
  if (personKeyId) await deletePersonKey(scope, personKeyId);
  return ended;
}
