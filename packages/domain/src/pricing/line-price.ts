import type { LocalDate } from '../calendar/local-date.ts';
import type { GiftKind } from '../catalog/item-kinds.ts';
import { type GiftPrice, priceOfGift } from '../gifts/gift-price.ts';
import { type ExactAmount, exactAmount, roundAmount } from '../money/exact-amount.ts';
import { splitVat } from '../money/vat.ts';
import { changePrice } from './change-price.ts';
import { changeByLevel, type PriceLevel } from './price-level.ts';
import type { PriceChange, PriceStep } from './price-step.ts';
import { changeByRule, type PricingRule } from './pricing-rule.ts';
import { explainOtherRules, findRuleInForce } from './rule-in-force.ts';

/** What is bought, before its price is known: a ticket type of the catalogue and how many of it. */
export interface LineToPrice {
  readonly ticketTypeId: string;
  readonly ticketGroupId: string;
  readonly quantity: number;
  readonly ticketTypePriceMinor: number;
  readonly vatBasisPoints: number;
  /** Of the visit of this line, where it differs from that of the order. */
  readonly date?: LocalDate;
  /** Left out = a ticket. A gift card costs what it is worth: no rule, level or code changes that. */
  readonly sells?: GiftKind;
  /** Of tickets that were bought as a present, and get their date by it. */
  readonly gift?: GiftPrice;
}

/** A line of the order with its price and how it came about. All amounts include VAT. */
export interface PricedLine {
  readonly ticketTypeId: string;
  readonly quantity: number;
  /** What one piece costs, rounded for reading; the total is worked out from the exact price. */
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly steps: readonly PriceStep[];
  /** What a discount code took off the total; left out where none did. */
  readonly discountMinor?: number;
}

/** What decides the price of a line before a discount code. */
export interface LineTerms {
  /** Every rule of the lines' ticket groups, in any order. */
  readonly pricingRules: readonly PricingRule[];
  /** The visit decides which rule applies; without one, the date of purchase does. */
  readonly date: LocalDate | null;
  /** Of the group account that buys. */
  readonly priceLevel: PriceLevel | null;
}

/** A line on its way through the steps; the price is exact until the line is closed. */
export interface OpenLine {
  readonly line: LineToPrice;
  readonly unitPrice: ExactAmount;
  readonly steps: readonly PriceStep[];
}

/** Ticket type price, pricing rule, price level: the steps that every piece of a line goes through alike. */
export function openLine(line: LineToPrice, { pricingRules, date, priceLevel }: LineTerms): OpenLine {
  const unitPriceMinor = line.ticketTypePriceMinor;
  const opened: OpenLine = {
    line,
    unitPrice: exactAmount(unitPriceMinor),
    steps: [{ kind: 'ticket-type-price', unitPriceMinor }],
  };
  if (line.sells === 'gift-card') return opened;
  const byRule = date === null ? opened : throughRules(opened, pricingRules, date);
  const change = priceLevel && changeByLevel(priceLevel);
  return change ? throughStep(byRule, change, { kind: 'price-level', title: priceLevel.title }) : byRule;
}

/** A rule that was looked at leaves its step even where none applied: what was checked matters to a receipt. */
function throughRules(opened: OpenLine, rules: readonly PricingRule[], date: LocalDate): OpenLine {
  const { ticketTypeId, ticketGroupId, ticketTypePriceMinor } = opened.line;
  const ofGroup = rules.filter((rule) => rule.ticketGroupId === ticketGroupId);
  if (ofGroup.length === 0) return opened;
  const rule = findRuleInForce(ofGroup, ticketTypeId, date);
  const notApplied = explainOtherRules(ofGroup, ticketTypeId, date);
  const others = notApplied.length > 0 ? { notApplied } : {};
  const change = rule && changeByRule(rule, ticketTypeId);
  if (!change) {
    const step = { kind: 'pricing-rule', unitPriceMinor: ticketTypePriceMinor, ...others } as const;
    return { ...opened, steps: [...opened.steps, step] };
  }
  return throughStep(opened, change, { kind: 'pricing-rule', title: rule.name, ...others });
}

function throughStep(
  opened: OpenLine,
  change: PriceChange,
  step: Omit<PriceStep, 'unitPriceMinor' | 'change'>,
): OpenLine {
  const unitPrice = changePrice(opened.unitPrice, change);
  const done = { ...step, change, unitPriceMinor: roundAmount(unitPrice) };
  return { ...opened, unitPrice, steps: [...opened.steps, done] };
}

/** Whether a pricing rule changed the line's price: codes with "dynamic prices" off skip such lines. */
export function isChangedByRule({ steps }: OpenLine): boolean {
  return steps.some(({ kind, change }) => kind === 'pricing-rule' && change !== undefined);
}

/**
 * The last step and the end of a line: so many of its pieces get the discount, then the line's total is rounded,
 * once, half away from zero (product.md section 3), and its VAT is split off.
 */
export function closeLine(
  { line, unitPrice, steps }: OpenLine,
  discount?: { title: string; change: PriceChange; pieces: number },
): PricedLine {
  const { ticketTypeId, quantity } = line;
  // What a present costs is owed to who gets it: VAT is due where it is used (product.md, section 17).
  const vatBasisPoints = line.sells === undefined ? line.vatBasisPoints : 0;
  const pieces = discount?.pieces ?? 0;
  const reduced = discount ? changePrice(unitPrice, discount.change) : unitPrice;
  const total =
    line.sells === 'gift-ticket'
      ? // Each is kept by itself: all of a line cost the same.
        exactAmount(roundAmount(pieces > 0 ? reduced : unitPrice) * quantity)
      : unitPrice * BigInt(quantity - pieces) + reduced * BigInt(pieces);
  const dayMinor = roundAmount(total);
  if (line.gift) return closeGift(line, line.gift, dayMinor, steps);
  const totalMinor = dayMinor;
  const step =
    discount && pieces > 0
      ? [
          {
            kind: 'discount-code' as const,
            title: discount.title,
            change: discount.change,
            unitPriceMinor: roundAmount(reduced),
            ...(pieces < quantity ? { pieces } : {}),
          },
        ]
      : [];
  return {
    ticketTypeId,
    quantity,
    unitPriceMinor: roundAmount(pieces === quantity ? reduced : unitPrice),
    totalMinor,
    vatBasisPoints,
    vatMinor: splitVat(totalMinor, vatBasisPoints).vatMinor,
    steps: [...steps, ...step],
    ...(pieces > 0 ? { discountMinor: roundAmount(unitPrice * BigInt(quantity)) - totalMinor } : {}),
  };
}

function closeGift(
  { ticketTypeId, quantity, vatBasisPoints }: LineToPrice,
  gift: GiftPrice,
  dayMinor: number,
  steps: readonly PriceStep[],
): PricedLine {
  const totalMinor = priceOfGift(gift, dayMinor);
  const unitPriceMinor = Math.round(totalMinor / quantity);
  const { vatMinor } = splitVat(totalMinor, vatBasisPoints);
  const change = { kind: 'price', priceMinor: unitPriceMinor } as const;
  const step = { kind: 'gift-ticket', unitPriceMinor, change, gift } as const;
  return {
    ticketTypeId,
    quantity,
    unitPriceMinor,
    totalMinor,
    vatBasisPoints,
    vatMinor,
    steps: [...steps, step],
  };
}
