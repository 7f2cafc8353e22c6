import type { ClientScope } from '../../../platform/database/database.ts';
import { recordOrderEvents } from '../../orders/index.ts';
import { giveVoucherBackAtGate } from '../../vouchers/index.ts';
import type { CallingDevice } from '../calling-device.repository.ts';
import { eventOf } from '../event-of-scan.ts';
import { markUndone, type StoredScan } from '../scan.repository.ts';
import { listAcceptedScans } from '../scanned-facts.repository.ts';
import { lockTickets } from '../scanned-ticket.repository.ts';
import { setEntriesOf } from '../settle-ticket.ts';

/** Takes the rows of a scan that let visitors in or out back: they come with the same ticket again. Its device is held. */
export async function takeBackScan(
  scope: ClientScope,
  device: Pick<CallingDevice, 'id' | 'name' | 'gate'>,
  rows: readonly StoredScan[],
  at: Date,
): Promise<void> {
  const standing = rows.filter(({ verdict }) => verdict === 'valid');
  const [first] = standing;
  if (!first) return;
  const locked = await lockTickets(
    scope,
    standing.flatMap(({ ticketId }) => ticketId ?? []),
  );
  // One that became too many before the ticket was held stays that.
  const undone = await markUndone(
    scope,
    rows.filter((row) => standing.includes(row) || row.reason === 'too-many-people').map(({ id }) => id),
    at,
  );
  const tickets = locked.filter(({ id }) => undone.some(({ ticketId }) => ticketId === id));
  const scans = await listAcceptedScans(
    scope,
    tickets.map(({ id }) => id),
  );
  for (const { id } of tickets) {
    const left = scans.filter(({ ticketId }) => ticketId === id);
    await setEntriesOf(scope, id, left, device.gate.timeZone);
  }
  await recordOrderEvents(
    scope,
    tickets.map((ticket) => eventOf(device, 'scan-undone', ticket)),
  );
  if (first.voucherId && first.direction === 'in')
    await giveVoucherBackAtGate(scope, first.voucherId, device.id);
}
