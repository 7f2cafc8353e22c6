import { localDay, localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { recordOrderEvents } from '../../orders/index.ts';
import type { HeldNumber } from '../../tickets/index.ts';
import { eventOf } from '../event-of-scan.ts';
import { type KnownTicket, listScannedTickets } from '../scanned-facts.repository.ts';
import { lockTickets } from '../scanned-ticket.repository.ts';
import { firstOfDays, settle, settleTicket } from '../settle-ticket.ts';
import {
  giveScansToTickets,
  listAcceptedScansOfNumber,
  setFirstEntriesOfNumber,
} from './number-scan.repository.ts';

/**
 * What a gate knows of a printed ticket whose sale has not come in: its number was given to a desk, for a day or without
 * one. It lets in once, as a gate without a connection decides. Without a day it is good until the end of the day after its lease
 * ended: by then the desk has sent what it sold, or staff ask it. The number is locked.
 */
export async function ticketOfNumber(
  scope: ClientScope,
  { number, visitDate, isTest, leaseEndedAt }: HeldNumber,
  timeZone: string,
): Promise<KnownTicket> {
  const day = visitDate === null ? null : localDay(visitDate, timeZone);
  const afterLease = leaseEndedAt && localDayAt(localDayAt(leaseEndedAt, timeZone).endsAt, timeZone);
  return {
    ...{ id: '', ticketTypeId: '' },
    ...{ state: 'active', isPaid: true, isTest, locationIds: [], isAdmission: true, ticketGroupId: null },
    ...{ validFromAt: day?.startsAt ?? null, validUntilAt: (day ?? afterLease)?.endsAt ?? null },
    ...{ totalScanLimit: null, dailyScanLimit: null, isUsedElsewhere: false, isForGates: true },
    acceptedScans: await listAcceptedScansOfNumber(scope, number),
  };
}

/** After a scan of a number came in late, as `settleTicket`. */
export async function settleNumber(
  scope: ClientScope,
  number: string,
  ticket: KnownTicket,
  when: { timeZone: string; now: Date },
): Promise<void> {
  const standing = await settle(scope, ticket, await listAcceptedScansOfNumber(scope, number), when);
  await setFirstEntriesOfNumber(scope, number, firstOfDays(standing, when.timeZone));
}

/**
 * Gives the scans of printed numbers to their tickets, in the transaction that brings the sale in and has locked the
 * numbers: each scan stays one, and what the ticket allows decides which of them stand.
 */
export async function adoptScans(
  app: App,
  scope: ClientScope,
  bound: readonly { number: string; ticketId: string }[],
): Promise<void> {
  const given = await giveScansToTickets(scope, bound);
  if (given.length === 0) return;
  const { timeZone } = await getClient(scope);
  const tickets = await lockTickets(scope, [...new Set(given.map(({ ticketId }) => ticketId))]);
  const known = await listScannedTickets(
    scope,
    tickets.map(({ id }) => id),
  );
  for (const ticket of known) await settleTicket(scope, ticket, timeZone, app.clock());
  await recordOrderEvents(
    scope,
    given.flatMap(({ ticketId, reason, deviceId, deviceName }) => {
      const ticket = tickets.find(({ id }) => id === ticketId);
      if (!ticket || reason !== 'valid') return [];
      return [eventOf({ id: deviceId, name: deviceName }, 'ticket-scanned', ticket)];
    }),
  );
}
