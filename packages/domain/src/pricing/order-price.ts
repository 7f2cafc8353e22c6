import { changeByDiscount, countDiscountedPieces, type DiscountCode } from './discount-code.ts';
import {
  closeLine,
  isChangedByRule,
  type LineTerms,
  type LineToPrice,
  openLine,
  type PricedLine,
} from './line-price.ts';
import { noCosts, type OrderCosts, spreadCosts, type VatOfRate } from './order-costs.ts';

export interface OrderTotals {
  /** What the visitor pays, VAT included, before gift cards and vouchers. */
  readonly totalMinor: number;
  readonly vatMinor: number;
  /** Service and transaction cost within the total. */
  readonly feesMinor: number;
  /** The donation within the total. */
  readonly donationMinor: number;
  /** The VAT per rate, highest rate first: the lines' own VAT added up, so that receipt and lines agree. */
  readonly vatByRate: readonly VatOfRate[];
}

export interface OrderPrice {
  readonly lines: readonly PricedLine[];
  readonly totals: OrderTotals;
}

/** Everything that may change a price. What is left out changes nothing. */
export interface PriceTerms extends Partial<LineTerms> {
  /** One an order. */
  readonly discountCode?: DiscountCode | null;
  readonly costs?: OrderCosts;
}

/**
 * The price of an order: every line through its steps in the order of product.md section 4, then the totals.
 * The one price function of shop, desk and server.
 */
export function calculateOrderPrice(lines: readonly LineToPrice[], terms: PriceTerms = {}): OrderPrice {
  const { pricingRules = [], date = null, priceLevel = null, discountCode = null, costs } = terms;
  const opened = lines.map((line) => openLine(line, { pricingRules, date: line.date ?? date, priceLevel }));
  const pieces = discountCode && countDiscountedPieces(discountCode, opened.map(beforeDiscount));
  const priced = opened.map((line, index) =>
    closeLine(
      line,
      discountCode && pieces
        ? {
            title: discountCode.title,
            change: changeByDiscount(discountCode),
            pieces: pieces[index] ?? 0,
          }
        : undefined,
    ),
  );
  return { lines: priced, totals: calculateOrderTotals(priced, costs) };
}

function beforeDiscount(opened: ReturnType<typeof openLine>) {
  const { ticketTypeId, ticketGroupId, sells, gift } = opened.line;
  const { unitPrice } = opened;
  const quantity = sells === 'gift-card' || gift ? 0 : opened.line.quantity;
  return { ticketTypeId, ticketGroupId, quantity, unitPrice, isChangedByRule: isChangedByRule(opened) };
}

/** Adds up the lines and what the order costs beside them. */
export function calculateOrderTotals(
  lines: readonly Pick<PricedLine, 'totalMinor' | 'vatBasisPoints' | 'vatMinor' | 'quantity'>[],
  costs: OrderCosts = noCosts,
): OrderTotals {
  const { serviceMinor, transactionMinor, donationMinor, vatByRate } = spreadCosts(lines, costs);
  const feesMinor = serviceMinor + transactionMinor;
  return {
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0) + feesMinor + donationMinor,
    vatMinor: vatByRate.reduce((sum, rate) => sum + rate.vatMinor, 0),
    feesMinor,
    donationMinor,
    vatByRate,
  };
}
