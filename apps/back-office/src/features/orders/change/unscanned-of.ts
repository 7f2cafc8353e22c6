import type { ChangeableTicketsQuery } from '../../../generated/operations.ts';

/** Tickets that were not scanned, by their ids; none while they are on their way. */
export function unscannedOf(tickets: ChangeableTicketsQuery['changeableTickets'] | undefined): string[] {
  return (tickets ?? []).filter(({ isScanned }) => !isScanned).map(({ id }) => id);
}
