import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { KeptChoices } from './kept-choices.ts';
import { linesIn, timesOf } from './times-of.ts';

/**
 * The chosen quantities as lines, in the order of the page, with the times that some have for themselves; types that are
 * no longer sold fall away.
 */
export function linesOf(
  page: SalesPage,
  { quantities, ownTimes, isPresent }: Pick<KeptChoices, 'quantities' | 'ownTimes' | 'isPresent'>,
): WantedLine[] {
  const lines = page.ticketGroups
    .flatMap((group) => group.ticketTypes)
    .filter(({ statusLabel }) => statusLabel === null)
    .map((type) => ({ ticketTypeId: type.id, quantity: quantities[type.id] ?? 0 }))
    .filter((line) => line.quantity > 0);
  const apart = new Set(linesIn(timesOf(page, lines, isPresent).apart, lines));
  return lines.map((line) => {
    const timeslotId = apart.has(line) ? ownTimes[line.ticketTypeId] : undefined;
    return timeslotId === undefined ? line : { ...line, timeslotId };
  });
}
