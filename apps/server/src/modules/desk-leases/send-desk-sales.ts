import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import {
  namesItself,
  type OfflineDeskSale,
  offlineDeskSaleInput,
  sentDeskSalesInput,
} from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { correctedTime } from '@foyer/domain/scanning/corrected-time.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { isWorthRetrying } from '../../platform/database/constraint-violation.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { isDatabaseLost } from '../../platform/database/lost-database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTicketTypes } from '../catalog/index.ts';
import { lockDeskSale } from '../desk-sales/index.ts';
import { requireTillRight } from '../tills/index.ts';
import { type DeskDevice, getDeskDevice, noteReceipt, receiptNumberOf } from './desk-device.repository.ts';
import { type DeskLease, getLease, lockLease } from './desk-lease.repository.ts';
import { findLateSale, insertLateSale, type LateSale } from './late-sale.repository.ts';
import { type LateSaleToTake, takeLateSale } from './take-late-sale.ts';

/**
 * Takes in what a desk sold without a connection: in any order, again, with a wrong clock. Each sale is a transaction, once for
 * each sale id. What cannot become an order is kept for staff, and never lost; so is one that says what no sale can say
 * (`late-sale-malformed`). One without an id, a receipt number or a moment is left out: it stays with its desk. @returns the
 * others in the order in which they were sent. @throws NotFoundError `desk-lease-not-found`
 */
export async function sendDeskSales(context: RequestContext, typed: unknown): Promise<LateSale[]> {
  requireTillRight(context, 'edit');
  const { leaseId, deviceNow, sales } = valueOrThrow(parseInput(sentDeskSalesInput, typed));
  const { lease, device } = await context.inClientReadOnly(async (scope) => {
    const lease = await getLease(scope, leaseId);
    return { lease, device: await getDeskDevice(scope, lease.tillId, lease.deviceId) };
  });
  const taken: LateSale[] = [];
  for (const named of sales.filter(namesItself)) {
    const read = parseInput(offlineDeskSaleInput, named);
    // The API has read its shape: only what it says is impossible.
    const sale = read.ok ? read.value : named;
    const soldAt = momentOf(lease, sale, deviceNow, context.app.clock());
    const receiptNumber = receiptNumberOf(device, sale.receiptNumber);
    const sent = { lease, device, sale, soldAt, receiptNumber };
    taken.push(read.ok ? await takeOrKeep(context, sent) : await keep(context, sent, malformed));
  }
  return taken;
}

const malformed: Refusal = { code: 'late-sale-malformed' };

/** By the corrected clock, and never before its desk had the lease. */
function momentOf({ openedAt }: DeskLease, { soldAt: at }: OfflineDeskSale, clock: string, now: Date): Date {
  const corrected = correctedTime({ at, clock }, now);
  return corrected < openedAt ? openedAt : corrected;
}

interface SentSale extends LateSaleToTake {
  lease: DeskLease;
  device: DeskDevice;
}

async function takeOrKeep(context: RequestContext, sent: SentSale): Promise<LateSale> {
  try {
    return await tryAgain(() => takeOnce(context, sent));
  } catch (error) {
    // What the database gave up comes again from the desk; anything else would come again for ever.
    if (isWorthRetrying(error) || (error instanceof Error && isDatabaseLost(error))) throw error;
    if (!(error instanceof RefusedError || error instanceof NotFoundError))
      context.app.log.error({ err: error, saleId: sent.sale.saleId }, 'a late sale could not be taken');
    return keep(context, sent, reasonOf(error));
  }
}

async function takeOnce(context: RequestContext, sent: SentSale): Promise<LateSale> {
  const { device, sale } = sent;
  return context.inClient(async (scope) => {
    await lockDeskSale(scope, sale.saleId);
    const known = await findLateSale(scope, sale.saleId);
    if (known) return known;
    await noteReceipt(scope, device, sale.receiptNumber);
    const orderId = await takeLateSale(context, scope, sent);
    return insertLateSale(scope, { ...(await rowOf(context, scope, sent)), state: 'sent', orderId });
  });
}

/** Keeps a sale whole, in a transaction of its own: that of its order was rolled back. */
async function keep(context: RequestContext, sent: SentSale, { code, params }: Refusal): Promise<LateSale> {
  const { device, sale, receiptNumber } = sent;
  return context.inClient(async (scope) => {
    await lockDeskSale(scope, sale.saleId);
    const known = await findLateSale(scope, sale.saleId);
    if (known) return known;
    await noteReceipt(scope, device, sale.receiptNumber);
    // A lease that is given back beside it gives back before, or leaves the places of this sale.
    await lockLease(scope, sent.lease.id);
    const isNamed = Object.values(sale.buyer ?? {}).some((value) => value !== '');
    const key = isNamed ? await createPersonKey(scope, context.app.secrets) : null;
    const kept = await insertLateSale(scope, {
      ...(await rowOf(context, scope, sent)),
      ...{ state: 'kept', reason: code, params: params ?? null },
      ...(key ? { buyer: key.encrypt(sale.buyer), personKeyId: key.id } : {}),
    });
    await writeAudit(scope, actorOf(context), {
      action: 'keep-desk-sale',
      entity: 'till',
      entityId: sent.lease.tillId,
      after: { receiptNumber, totalMinor: kept.totalMinor },
    });
    return kept;
  });
}

async function rowOf(
  { app, account }: RequestContext,
  scope: ClientScope,
  { lease, sale, soldAt, receiptNumber }: SentSale,
): Promise<Parameters<typeof insertLateSale>[1]> {
  const { buyer: _buyer, ...kept } = sale;
  return {
    ...{ id: sale.saleId, leaseId: lease.id, tillId: lease.tillId, receiptNumber, soldAt },
    ...{ receivedAt: app.clock(), accountId: account.accountId, byName: account.username },
    ...{ state: 'sent', reason: null, params: null, orderId: null, buyer: null, personKeyId: null },
    ...{ totalMinor: Math.max(0, sale.totalMinor), sale: kept },
    tickets: await countTickets(scope, sale),
  };
}

/** What takes a place of its timeslot: merchandise does not. */
async function countTickets(scope: ClientScope, { wish: { lines } }: OfflineDeskSale): Promise<number> {
  const ids = new Set(lines.map(({ ticketTypeId }) => ticketTypeId).filter(isUuid));
  const types = await listTicketTypes(scope, [...ids]);
  const ofStock = new Set(types.flatMap(({ id, itemKind }) => (isMerchandise(itemKind) ? [id] : [])));
  const tickets = lines.filter(({ ticketTypeId }) => !ofStock.has(ticketTypeId));
  return tickets.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
}

function reasonOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusals[0] ?? { code: 'late-sale-unexpected' };
  return { code: error instanceof NotFoundError ? error.code : 'late-sale-unexpected' };
}
