import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import { checkDiscount } from '@foyer/domain/discounts/check-discount.ts';
import { givenDiscount } from '@foyer/domain/pricing/discount-code.ts';
import { noCosts, type OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { costsOfSale, type FeesOfMoment } from '@foyer/domain/pricing/sale-fees.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { TicketTypePrice } from '../catalog/index.ts';
import type { UsableCode } from '../discounts/index.ts';
import type { SaleLoader } from './batch-loader.ts';
import type { HeldSale } from './hold-quote.ts';
import { priceLines } from './price-lines.ts';
import type { SaleLine } from './sale-line.ts';

/** A held sale at the prices of this moment. */
export interface RepricedSale {
  lines: SaleLine[];
  costs: OrderCosts;
  /** `price-changed` with both totals, where the buyer saw another price. */
  change: Refusal | null;
}

/** As the buyer saw it. */
type SeenSale = Pick<HeldSale, 'lines' | 'costs' | 'discountCodeId' | 'givenBasisPoints'>;

/** What held sales are priced by, read once for a batch. */
export interface PriceFacts {
  today: LocalDate;
  fees: FeesOfMoment;
  /** Of the ticket types of their lines. */
  types: readonly TicketTypePrice[];
  /** That they use. */
  codes: readonly UsableCode[];
  loader: SaleLoader;
}

/** Prices a held sale again before it is ordered (decision 0020). A deleted ticket type keeps the price it had. */
export async function repriceSale(
  scope: ClientScope,
  { lines: seen, costs: seenCosts, discountCodeId, givenBasisPoints = null }: SeenSale,
  salesPoint: SalesPoint,
  { today, fees, types, codes, loader }: PriceFacts,
): Promise<RepricedSale> {
  const known = seen.flatMap((line) => {
    const type = types.find(({ id }) => id === line.ticketTypeId);
    return type ? [{ ...line, ...type, ticketTypePriceMinor: type.priceMinor }] : [];
  });
  // A code that was deleted, or that says no by now, takes nothing off any more.
  const code = codes.find((one) => one.codeId === discountCodeId);
  const discount = code && checkDiscount(code.discount, known, today);
  const discountCode = discount?.ok ? discount.value : givenDiscount(givenBasisPoints);
  const priced = await priceLines(scope, today, known, loader.listPricingRules, discountCode);
  const lines = seen.map((line) => {
    const now = priced.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
    return now ? { ...line, ...now } : line;
  });
  // What is given on top is no price: it stays as it was given.
  // A present has borne its costs when it was bought.
  const charged = seen.some(({ gift }) => gift) ? noCosts : costsOfSale(fees, salesPoint);
  const costs = { ...charged, donationMinor: seenCosts.donationMinor };
  const before = calculateOrderTotals(seen, seenCosts);
  const now = calculateOrderTotals(lines, costs);
  const isSame =
    before.feesMinor === now.feesMinor &&
    lines.every(({ totalMinor }, index) => totalMinor === seen[index]?.totalMinor);
  const params = { beforeMinor: before.totalMinor, totalMinor: now.totalMinor };
  return { lines, costs, change: isSame ? null : { code: 'price-changed', params } };
}
