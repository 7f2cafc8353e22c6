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
import { listRowsOfScan, markUndone, type StoredScan } from './scan.repository.ts';
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
  const rows = await listHeldRows(scope, device.id, undo.sequence);
  const [first] = rows;
  if (!first) throw new NotFoundError('scan-not-found');
  const standing = rows.filter(({ verdict }) => verdict === 'valid');
  if (standing.length > 0) {
    const at = correctedTime(undo, now);
    if (at.getTime() - first.at.getTime() > UNDO_SECONDS * 1000)
      throw new RefusedError([{ code: 'scan-undo-too-late', params: { seconds: UNDO_SECONDS } }], 409);
    const locked = await lockTickets(
      scope,
      standing.flatMap(({ ticketId }) => ticketId ?? []),
    );
    // One that became too many before the ticket was held stays that.
    const undone = await markUndone(
      scope,
      standing.map(({ id }) => id),
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
  return { today: await countToday(scope, device.gate, now) };
}

/** The rows of a scan; a sale that comes in now waits, or has given the scan to its ticket. */
async function listHeldRows(scope: ClientScope, deviceId: string, sequence: number): Promise<StoredScan[]> {
  const rows = await listRowsOfScan(scope, deviceId, sequence);
  const [first] = rows;
  if (!first || first.ticketId || first.voucherId) return rows;
  await lockNumbersAhead(scope, [first.code]);
  return listRowsOfScan(scope, deviceId, sequence);
}
