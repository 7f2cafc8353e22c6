import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { StoredScan } from '../scan.repository.ts';
import { listAcceptedScans, listScannedTickets } from '../scanned-facts.repository.ts';
import { takeBackScan } from '../undo/take-back-scan.ts';
import { listHeldRows } from '../undo/undo-scan.ts';
import { answerScan } from './answer-scans.ts';
import { staysRefused } from './decide-found.ts';
import type { CalledScan } from './read-called-scans.ts';

/**
 * The first answer to a sequence that was sent before. Where that was lost, and the gate has refused the entry meanwhile by its own
 * list, the entry is taken back: its visitor was sent away (decision 0228).
 * @throws RefusedError `sequence-used` where it was another code's.
 */
export async function repeatAnswer(
  app: App,
  scope: ClientScope,
  { sent, device, read, stored }: Omit<CalledScan, 'stored'> & { stored: StoredScan },
): Promise<ScanAnswer> {
  const isSame = stored.code === read.kept && stored.direction === sent.scan.direction;
  if (!isSame) throw new RefusedError([{ code: 'sequence-used', field: 'sequence' }], 409);
  const refusal = stored.verdict === 'valid' ? staysRefused(sent.scan) : undefined;
  if (refusal) {
    const now = app.clock();
    await takeBackScan(scope, device, await listHeldRows(scope, device.id, sent.scan.sequence), {
      at: now,
      now,
    });
  }
  const tickets = await listScannedTickets(scope, stored.ticketId ? [stored.ticketId] : []);
  const before = stored.ticketId ? await listAcceptedScans(scope, [stored.ticketId], stored.id) : [];
  const earlier = before.findLast((one) => one.direction === 'in') ?? null;
  const passing = Array.from({ length: stored.people }, (_, index) => index);
  const { verdict, reason, ticketId, voucherId } = stored;
  const decision = refusal ?? { verdict, reason, earlier, passing, left: 0, size: 1 };
  return answerScan(app, scope, { sent, device, decision, tickets, ticketId, voucherId });
}
