import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import type { StoredCart } from './cart.repository.ts';
import type { CartLine } from './cart-line.ts';
import { priceLines } from './price-lines.ts';

interface RepricedCart {
  lines: CartLine[];
  /** Where the visitor saw another price. */
  change: Refusal | null;
}

/**
 * The lines of a cart at the prices of this moment (decision 0020). A ticket type that went meanwhile keeps the
 * price it had.
 */
export async function repriceCart(
  scope: ClientScope,
  { lines: seen, visitDate }: Pick<StoredCart, 'lines' | 'visitDate'>,
  today: LocalDate,
): Promise<RepricedCart> {
  const types = await listTicketTypePrices(
    scope,
    seen.map((line) => line.ticketTypeId),
  );
  const known = seen.flatMap((line) => {
    const type = types.find(({ id }) => id === line.ticketTypeId);
    const date = line.visitDate === undefined ? visitDate : line.visitDate;
    return type ? [{ ...line, ...type, ticketTypePriceMinor: type.priceMinor, visitDate: date }] : [];
  });
  const priced = await priceLines(scope, today, known);
  const lines = seen.map((line) => {
    const now = priced.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
    return now ? { ...line, ...now } : line;
  });
  const isSame = lines.every(({ totalMinor }, index) => totalMinor === seen[index]?.totalMinor);
  const params = { beforeMinor: totalOf(seen), totalMinor: totalOf(lines) };
  return { lines, change: isSame ? null : { code: 'price-changed', params } };
}

function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.totalMinor, 0);
}
