import { correctedTime, UNDO_SECONDS } from '@foyer/domain/scanning/corrected-time.ts';
import type { GateCount, undoScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { recordOrderEvents } from '../orders/index.ts';
import { lockNumbersAhead } from '../tickets/index.ts';
import { giveVoucherBackAtGate } from '../vouchers/index.ts';
import type { CallingDevice } from './calling-device.repository.ts';
import { eventOf } from './event-of-scan.ts';
import { countToday } from './gate-settings.ts';
import { listRowsOfScan, markUndone } from './scan.repository.ts';
import { listAcceptedScans } from './scanned-facts.repository.ts';
import { lockTickets } from './scanned-ticket.repository.ts';
import { setEntriesOf } from './settle-ticket.ts';

/**
 * Takes a scan of this device back that let visitors in or out: they come with the same ticket again. Sent again it
 * changes nothing. @throws RefusedError `scan-undo-too-late`. @throws NotFoundError `scan-not-found`.
 */
export async function undoScan(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  undo: z.output<typeof undoScanInput>,
): Promise<{ today: GateCount }> {
  const now = app.clock();
  const [found] = await listRowsOfScan(scope, device.id, undo.sequence);
  if (!found) throw new NotFoundError('scan-not-found');
  // A sale that comes in now waits, or has given the scan to its ticket.
  if (!found.ticketId && !found.voucherId) await lockNumbersAhead(scope, [found.code]);
  const rows = await listRowsOfScan(scope, device.id, undo.sequence);
  const first = rows[0] ?? found;
  const standing = rows.filter(({ verdict }) => verdict === 'valid');
  if (standing.length > 0) {
    const at = correctedTime(undo, now);
    if (at.getTime() - first.at.getTime() > UNDO_SECONDS * 1000)
      throw new RefusedError([{ code: 'scan-undo-too-late', params: { seconds: UNDO_SECONDS } }], 409);
    const tickets = await lockTickets(
      scope,
      standing.flatMap(({ ticketId }) => ticketId ?? []),
    );
    await markUndone(
      scope,
      standing.map(({ id }) => id),
      at,
    );
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
  return { today: await countToday(scope, device.gate, now) };
}
