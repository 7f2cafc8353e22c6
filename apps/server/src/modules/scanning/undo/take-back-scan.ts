import type { ClientScope } from '../../../platform/database/database.ts';
import { recordOrderEvents } from '../../orders/index.ts';
import { lockNumbersAhead } from '../../tickets/index.ts';

import { findScannedVoucher } from '../../vouchers/index.ts';
import type { CallingDevice } from '../devices/calling-device.repository.ts';

import { eventOf } from '../event-of-scan.ts';
import { settleNumber, ticketOfNumber } from '../numbers-ahead/number-ahead.ts';
import { restoreSettledOfNumber } from '../numbers-ahead/number-scan.repository.ts';
import { markUndone, restoreSettled, type StoredScan } from '../scan.repository.ts';
import { listScannedTickets } from '../scanned-facts.repository.ts';
import { lockTickets } from '../scanned-ticket.repository.ts';
import { settleTicket } from '../settle-ticket.ts';
import { restoreVoucher } from '../voucher-scans/voucher-ticket.ts';

/**
 * Takes the rows of a scan that let visitors in or out back: they come with the same ticket again. Later scans that were one
 * too many beside it count again. Its device is held.
 */
export async function takeBackScan(
  scope: ClientScope,
  device: Pick<CallingDevice, 'id' | 'name' | 'gate'>,
  rows: readonly StoredScan[],
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const { timeZone } = device.gate;
  const standing = rows.filter(({ verdict }) => verdict === 'valid');
  const [first] = standing;
  if (!first) return;
  const locked = await lockTickets(
    scope,
    standing.flatMap(({ ticketId }) => ticketId ?? []),
  );
  const voucher = first.voucherId ? await findScannedVoucher(scope, first.code) : undefined;
  // One that became too many before the ticket was held stays that.
  const undone = await markUndone(
    scope,
    rows.filter((row) => standing.includes(row) || row.reason === 'too-many-people').map(({ id }) => id),
    at,
  );
  const tickets = locked.filter(({ id }) => undone.some(({ ticketId }) => ticketId === id));
  const ids = tickets.map(({ id }) => id);
  await restoreSettled(scope, ids);
  for (const ticket of await listScannedTickets(scope, ids)) await settleTicket(scope, ticket, timeZone, now);
  if (undone.length > 0 && !first.ticketId && !first.voucherId)
    await restoreNumber(scope, first.code, { timeZone, now });
  await recordOrderEvents(
    scope,
    tickets.map((ticket) => eventOf(device, 'scan-undone', ticket)),
  );
  if (undone.length > 0 && voucher && first.direction === 'in')
    await restoreVoucher(scope, voucher, device.id, { timeZone, now });
}

/** The same for a number that no ticket has yet. */
async function restoreNumber(
  scope: ClientScope,
  number: string,
  when: { timeZone: string; now: Date },
): Promise<void> {
  const [ahead] = await lockNumbersAhead(scope, [number]);
  if (!ahead) return;
  await restoreSettledOfNumber(scope, number);
  await settleNumber(scope, number, await ticketOfNumber(scope, ahead, when.timeZone), when);
}
