import { splitByTime } from '@foyer/domain/sales/split-by-time.ts';
import type { SalesPage, SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { chosenGroups } from './summary-of.ts';

/** What the page offers besides the tickets; of a present nothing has a time of its own: who gets it chooses one. */
export function upsellTypesOf(
  { ticketGroups }: Pick<SalesPage, 'ticketGroups'>,
  isPresent: boolean,
): string[] {
  if (isPresent) return [];
  const types = ticketGroups.flatMap((group) => group.ticketTypes);
  return types.flatMap(({ id, step }) => (step === 'upsell' ? [id] : []));
}

/** The groups of the chosen tickets that come for the visit, and those that have a time of their own. */
export function timesOf(
  page: SalesPage,
  lines: readonly { ticketTypeId: string }[],
  isPresent: boolean,
): { together: SalesTicketGroup[]; apart: SalesTicketGroup[] } {
  const chosenIds = lines.map(({ ticketTypeId }) => ticketTypeId);
  return splitByTime(chosenGroups(page, lines), chosenIds, upsellTypesOf(page, isPresent));
}

/** Those of the lines that are of one of these groups. */
export function linesIn<Line extends { ticketTypeId: string }>(
  groups: readonly SalesTicketGroup[],
  lines: readonly Line[],
): Line[] {
  const ids = new Set(groups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id)));
  return lines.filter(({ ticketTypeId }) => ids.has(ticketTypeId));
}
