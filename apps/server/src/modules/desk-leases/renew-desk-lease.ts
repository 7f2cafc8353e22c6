import { leaseMinutes, paceMinutes } from '@foyer/domain/desk-leases/lease-size.ts';
import {
  type RenewDeskLeaseInput,
  renewDeskLeaseInput,
} from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { NotAllowedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient, getFeesOfMoment } from '../clients/index.ts';
import { maySellOffline, showDeskOffer } from '../desk-sales/index.ts';
import { listKeptPlaces, listLeasePlaces } from '../sale-counters/index.ts';
import { keepLimits } from '../sales/index.ts';
import {
  getTill,
  lockOpenTillSession,
  type OpenTillSession,
  requireTillRight,
  tillModule,
} from '../tills/index.ts';
import { type DeskDevice, lockDeskDevice, receiptPrefixOf } from './desk-device.repository.ts';
import { type DeskLease, insertLease, lockOpenLease, updateLease } from './desk-lease.repository.ts';
import { fitLeaseCodes } from './fit-lease-codes.ts';
import { fitLeasedPlaces } from './fit-leased-places.ts';
import { keepOffer } from './lease-offer.repository.ts';
import { readLeaseTerms } from './lease-terms.ts';
import { listSoldByTill } from './pace.repository.ts';
import { readReceiptHead } from './receipt-head.ts';
import type { RenewedLease } from './renewed-lease.ts';

const minuteMs = 60_000;

/**
 * Opens the lease of a browser at an open till, or renews it: places by the pace of the till, codes for tickets that are not
 * sold yet, prices that are kept beside it. Too many places go back, but none while its browser has not read what it sold. What
 * the browser has already is not sent again. Needs the function `offline sales`.
 * Refusals: `till-not-open`. Lock order: the browser, the session of the till, the lease, limits, counters.
 */
export async function renewDeskLease(context: RequestContext, typed: unknown): Promise<RenewedLease> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(renewDeskLeaseInput, typed));
  return tryAgain(() => context.inClient((scope) => renew(context, scope, input)));
}

async function renew(
  context: RequestContext,
  scope: ClientScope,
  { tillId, deviceId, language, seenTerms, seenCodes, hasUnreadSales }: RenewDeskLeaseInput,
): Promise<RenewedLease> {
  const { app } = context;
  const now = app.clock();
  if (!(await maySellOffline(context, scope))) throw new NotAllowedError(tillModule, 'edit');
  await getTill(scope, tillId);
  const device = await lockDeskDevice(scope, tillId, deviceId);
  const session = await lockOpenTillSession(scope, tillId);
  const lease = await openOrExtend(context, scope, { session, device, now });
  const offer = await showDeskOffer(context, scope, { date: null, language });
  const { timeslots, types, prices } = await readLeaseTerms(scope, offer);
  const costs = costsOfSale(await getFeesOfMoment(scope, await getClient(scope), now), 'reception');
  const version = await keepOffer(scope, lease.id, { fromAt: now, prices, costs });
  const sold = await listSoldByTill(scope, tillId, new Date(now.getTime() - paceMinutes * minuteMs));
  await keepLimits(scope);
  const places = await fitLeasedPlaces(scope, lease.id, await listLeasePlaces(scope, [lease.id]), {
    ...{ timeslots, now, kept: await listKeptPlaces(scope, lease.id), keepsLeased: hasUnreadSales },
    sold: new Map(sold.flatMap(({ timeslotId, tickets }) => (timeslotId ? [[timeslotId, tickets]] : []))),
  });
  const soldLately = sold.reduce((sum, { tickets }) => sum + tickets, 0);
  const leased = places.reduce((sum, one) => sum + (one.places ?? 0), 0);
  const dates = new Set(types.map(({ visitDate }) => visitDate));
  const codes = await fitLeaseCodes(
    app,
    scope,
    { leaseId: lease.id, isTest: session.isTest },
    [...dates].map((visitDate) => ({ visitDate, places: visitDate === null ? 0 : leased, soldLately })),
  );
  const terms = { types, costs, offer, company: await readReceiptHead(scope, now) };
  const [termsVersion, codesVersion] = [contentVersion(terms), contentVersion(codes)];
  return {
    ...{ lease, places, version, serverNow: now, termsVersion, codesVersion },
    terms: termsVersion === seenTerms ? null : terms,
    codes: codesVersion === seenCodes ? null : codes,
    receiptPrefix: receiptPrefixOf(device),
    nextReceiptNumber: device.lastReceipt + 1,
    storageKey: storageKeyOf(context, device),
  };
}

async function openOrExtend(
  context: RequestContext,
  scope: ClientScope,
  { session, device, now }: { session: OpenTillSession; device: DeskDevice; now: Date },
): Promise<DeskLease> {
  const { accountId, username: byName } = context.account;
  const endsAt = new Date(now.getTime() + leaseMinutes * minuteMs);
  const held = { sessionId: session.sessionId, accountId, byName, renewedAt: now, endsAt };
  const open = await lockOpenLease(scope, device.tillId, device.id);
  if (open) return updateLease(scope, open.id, { ...held, keepUntil: null });
  const of = { tillId: device.tillId, deviceId: device.id };
  const lease = await insertLease(scope, { id: makeId(), openedAt: now, ...of, ...held });
  await writeAudit(scope, actorOf(context), {
    action: 'open-desk-lease',
    entity: 'till',
    entityId: device.tillId,
    after: { receiptPrefix: receiptPrefixOf(device), endsAt: endsAt.toISOString() },
  });
  return lease;
}

/** The key that seals what a browser keeps: the same until all of it came in, and never stored. */
function storageKeyOf({ app, clientId }: RequestContext, { tillId, id, keyNumber }: DeskDevice): string {
  return app.secrets.derive('desk-storage', `${clientId} ${tillId} ${id} ${keyNumber}`).toString('base64');
}
