import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { settleScans } from '@foyer/domain/scanning/settle-scans.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { markSettled, setEntries } from './scan.repository.ts';
import { type KnownScan, type KnownTicket, listAcceptedScans } from './scanned-facts.repository.ts';

/**
 * After a scan came in late: later entries that are one too many now become duplicates, which the log names; their
 * visitors are inside. The ticket is locked.
 */
export async function settleTicket(
  scope: ClientScope,
  ticket: KnownTicket,
  timeZone: string,
  now: Date,
): Promise<void> {
  const scans = await listAcceptedScans(scope, [ticket.id]);
  const standing = scans.map((scan) => ({ ...scan, dayStartedAt: localDayAt(scan.at, timeZone).startsAt }));
  const over = settleScans(ticket, standing);
  for (const { id, reason } of over) await markSettled(scope, id, reason, now);
  const isOver = new Set(over.map(({ id }) => id));
  await setEntriesOf(
    scope,
    ticket.id,
    scans.filter(({ id }) => !isOver.has(id)),
    timeZone,
  );
}

/** Sets what is kept of a ticket's entries by the scans that stand. */
export async function setEntriesOf(
  scope: ClientScope,
  ticketId: string,
  standing: readonly KnownScan[],
  timeZone: string,
): Promise<void> {
  const entries = standing.filter(({ direction }) => direction === 'in');
  const days = entries.map(({ at }) => localDayAt(at, timeZone).date);
  const firstOfDays = entries
    .filter((_, index) => days.indexOf(days[index] ?? '') === index)
    .map(({ id }) => id);
  await setEntries(scope, ticketId, { firstOfDays, usedAt: entries[0]?.at ?? null });
}
