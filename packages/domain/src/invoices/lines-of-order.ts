import { isEarned } from '../ledger/ledger-account.ts';
import type { LedgerEntry } from '../ledger/posting.ts';
import { splitVat } from '../money/vat.ts';
import { type OrderCosts, spreadCosts } from '../pricing/order-costs.ts';
import { fitToLedger } from './fit-to-ledger.ts';
import { type InvoiceLine, type InvoiceLineKind, noVisit } from './invoice-line.ts';

/** A line of an order as it was sold, and how many of its tickets are still valid. */
export interface SoldLine {
  readonly id: string;
  readonly productName: string;
  readonly ticketTypeName: string;
  readonly visitDate: string | null;
  readonly visitTime: string | null;
  readonly locationName: string | null;
  readonly quantity: number;
  readonly validQuantity: number;
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
}

export interface SoldOrder {
  readonly lines: readonly SoldLine[];
  readonly costs: Pick<OrderCosts, 'serviceMinor' | 'isServiceOnFree' | 'transactionMinor'>;
}

/**
 * What an order charges now: its valid tickets, the fees and the gift, each with its VAT. The ledger has the last word
 * (product.md, section 15): the lines are fitted to what the order earned in it, to the cent and per VAT rate.
 * @param posted all entries of the order in the ledger.
 */
export function linesOfOrder(order: SoldOrder, posted: readonly LedgerEntry[]): InvoiceLine[] {
  const tickets = order.lines.map(lineOfTickets);
  const lines = [...tickets, ...serviceLines(order), ...transactionLines(order)];
  const fitted = fitToLedger(
    lines,
    posted.filter(({ account }) => isEarned(account)),
  );
  return fitted.filter((line) => line.quantity !== 0 || line.netMinor !== 0 || line.vatMinor !== 0);
}

function lineOfTickets({ id, quantity, validQuantity, totalMinor, ...line }: SoldLine): InvoiceLine {
  const grossMinor = Math.round((totalMinor * validQuantity) / quantity);
  const { netMinor, vatMinor } =
    validQuantity === quantity
      ? { netMinor: totalMinor - line.vatMinor, vatMinor: line.vatMinor }
      : splitVat(grossMinor, line.vatBasisPoints);
  return { ...line, key: id, kind: 'ticket', quantity: validQuantity, netMinor, vatMinor };
}

/** The service cost of each ticket has the rate of its line. */
function serviceLines({ lines, costs }: SoldOrder): InvoiceLine[] {
  const bearing = lines.filter(({ totalMinor }) => costs.isServiceOnFree || totalMinor > 0);
  return [...Map.groupBy(bearing, ({ vatBasisPoints }) => vatBasisPoints)].flatMap(([rate, ofRate]) => {
    const quantity = ofRate.reduce((sum, { validQuantity }) => sum + validQuantity, 0);
    const grossMinor = quantity * costs.serviceMinor;
    return grossMinor === 0 ? [] : [lineOfFee('service', rate, quantity, splitVat(grossMinor, rate))];
  });
}

/** The transaction cost, spread over the rates as the order's receipt does; it stays until the last ticket is cancelled. */
function transactionLines({ lines, costs }: SoldOrder): InvoiceLine[] {
  if (costs.transactionMinor === 0 || lines.every(({ validQuantity }) => validQuantity === 0)) return [];
  const rates = (transactionMinor: number) =>
    spreadCosts(lines, { ...costs, transactionMinor, donationMinor: 0 }).vatByRate;
  const without = rates(0);
  return rates(costs.transactionMinor).flatMap(({ vatBasisPoints, grossMinor, vatMinor }, index) => {
    const before = without[index] ?? { grossMinor: 0, vatMinor: 0 };
    const feeMinor = grossMinor - before.grossMinor;
    const feeVatMinor = vatMinor - before.vatMinor;
    return feeMinor === 0
      ? []
      : [
          lineOfFee('transaction', vatBasisPoints, 1, {
            netMinor: feeMinor - feeVatMinor,
            vatMinor: feeVatMinor,
          }),
        ];
  });
}

function lineOfFee(
  kind: InvoiceLineKind,
  vatBasisPoints: number,
  quantity: number,
  split: { netMinor: number; vatMinor: number },
): InvoiceLine {
  return { ...noVisit, key: kind, kind, quantity, vatBasisPoints, ...split };
}
