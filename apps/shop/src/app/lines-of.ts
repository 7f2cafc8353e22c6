import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { KeptChoices } from './kept-choices.ts';

/** The chosen quantities as lines, in the order of the page; types that are no longer sold fall away. */
export function linesOf(page: SalesPage, { quantities }: Pick<KeptChoices, 'quantities'>): WantedLine[] {
  return page.ticketGroups
    .flatMap((group) => group.ticketTypes)
    .filter(({ statusLabel }) => statusLabel === null)
    .map((type) => ({ ticketTypeId: type.id, quantity: quantities[type.id] ?? 0 }))
    .filter((line) => line.quantity > 0);
}
