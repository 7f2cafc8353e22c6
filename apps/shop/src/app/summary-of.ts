import { countAdmissions, type WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage, SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { SummaryLine } from '../components/order-summary.tsx';
import type { Texts } from './texts.tsx';
import { pricedLinesOf } from './visit-price.ts';

/** The chosen tickets before there is a cart, at the prices of the page on a date, or from which price on. */
export function summaryLinesOf(
  page: SalesPage,
  lines: readonly WantedLine[],
  date: string | null,
): SummaryLine[] {
  return pricedLinesOf(page, lines, date).map(({ type: { id, name }, ...line }) => ({ id, name, ...line }));
}

/** The groups that the chosen tickets belong to, in the order of the page. */
export function chosenGroups(
  page: SalesPage,
  lines: readonly { ticketTypeId: string }[],
): SalesTicketGroup[] {
  const chosen = new Set(lines.map((line) => line.ticketTypeId));
  return page.ticketGroups.filter((group) => group.ticketTypes.some((type) => chosen.has(type.id)));
}

/** The first picture that there is. */
export function pictureOf(groups: readonly SalesTicketGroup[]): string | null {
  return groups.find((group) => group.imageUrl !== null)?.imageUrl ?? null;
}

/** "3 tickets"; '' where only products and merchandise were chosen. */
export function ticketCountOf(
  { ticketGroups }: Pick<SalesPage, 'ticketGroups'>,
  lines: readonly { ticketTypeId: string; quantity: number }[],
  t: Texts['t'],
): string {
  const count = countAdmissions(ticketGroups, lines);
  return lines.length > 0 && count === 0 ? '' : t('shop.ticketCount', { count });
}
