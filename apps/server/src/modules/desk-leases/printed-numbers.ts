import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listNumbersAhead, withdrawNumbersAhead } from '../tickets/index.ts';
import { type LateSale, selectLateSales } from './late-sale.repository.ts';
import { sentSaleOf } from './list-kept-sales.ts';

/** The numbers of what a desk printed, be it the signed code or its digits; empty where it is neither. */
export const printedNumbers = (codes: readonly string[]): string[] =>
  codes.map((code) => readTicketNumber(code) ?? readTicketCode(code)?.content.ticketNumber ?? '');

export const numbersOfSale = (late: Pick<LateSale, 'sale'>): string[] =>
  printedNumbers(sentSaleOf(late).codes);

/** The numbers on tickets of kept sales: they have no ticket yet, and are printed nowhere else. Few are kept at any time. */
export async function findNumbersOfKept(scope: ClientScope, leaseId: string): Promise<ReadonlySet<string>> {
  const kept = await selectLateSales(scope)
    .where('leaseId', '=', leaseId)
    .where('state', '=', 'kept')
    .execute();
  return new Set(kept.flatMap(numbersOfSale));
}

/** The numbers of a locked lease that are on no ticket: gates know them no more. */
export async function withdrawUnprinted(scope: ClientScope, leaseId: string): Promise<void> {
  const printed = await findNumbersOfKept(scope, leaseId);
  const unsold = (await listNumbersAhead(scope, leaseId)).filter(({ number }) => !printed.has(number));
  await withdrawNumbersAhead(
    scope,
    leaseId,
    unsold.map(({ number }) => number),
  );
}
