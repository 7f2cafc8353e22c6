import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { AcceptedScan, ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
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
  const standing = await settle(scope, ticket, await listAcceptedScans(scope, [ticket.id]), {
    timeZone,
    now,
  });
  await setEntriesOf(scope, ticket, standing, timeZone);
}

/** Marks the scans that are one too many. @returns those that stand. */
export async function settle<Scan extends AcceptedScan & { id: string }>(
  scope: ClientScope,
  ticket: ScannedTicket,
  scans: readonly Scan[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<Scan[]> {
  const dated = scans.map((scan) => ({ ...scan, dayStartedAt: localDayAt(scan.at, timeZone).startsAt }));
  const over = settleScans(ticket, dated);
  for (const { id, reason } of over) await markSettled(scope, id, reason, now);
  const isOver = new Set(over.map(({ id }) => id));
  return scans.filter(({ id }) => !isOver.has(id));
}

/** Sets what is kept of a ticket's entries by the scans that stand. */
async function setEntriesOf(
  scope: ClientScope,
  { id, isAdmission }: KnownTicket,
  standing: readonly KnownScan[],
  timeZone: string,
): Promise<void> {
  const usedAt = standing.find(({ direction }) => direction === 'in')?.at ?? null;
  const counted = isAdmission ? firstOfDays(standing, timeZone) : [];
  await setEntries(scope, id, { firstOfDays: counted, usedAt });
}

/** The first entry of each day of a location, of scans in order of time. */
export function firstOfDays(
  standing: readonly (AcceptedScan & { id: string })[],
  timeZone: string,
): string[] {
  const entries = standing.filter(({ direction }) => direction === 'in');
  const days = entries.map(({ at }) => localDayAt(at, timeZone).date);
  return entries.filter((_, index) => days.indexOf(days[index] ?? '') === index).map(({ id }) => id);
}
