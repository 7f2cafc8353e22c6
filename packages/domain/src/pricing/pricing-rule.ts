import type { LocalDate } from '../calendar/local-date.ts';
import type { Weekday } from '../calendar/weekday.ts';
import type { PriceChange } from './price-step.ts';

/** A mutation adds or subtracts an amount or a percentage, a substitute sets the price (product.md section 4). */
export const pricingRuleKinds = ['mutation', 'substitute'] as const;
export type PricingRuleKind = (typeof pricingRuleKinds)[number];

/** What a rule does to one ticket type: an amount or basis points, never both. */
export interface PricingRuleValue {
  readonly ticketTypeId: string;
  /** Minor units: added by a mutation (negative takes off), the price itself of a substitute. */
  readonly amountMinor: number | null;
  /** Of a mutation: 2000 adds 20 %. */
  readonly basisPoints: number | null;
}

/** What decides a price; a sales page gets no more of a rule than this. */
export interface PriceRule {
  readonly kind: PricingRuleKind;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly weekdays: readonly Weekday[];
  readonly active: boolean;
  /** Higher = created later, which wins; editing keeps its place. */
  readonly sequence: number;
  /** A ticket type without a value does not match. */
  readonly values: readonly PricingRuleValue[];
}

export interface PricingRule extends PriceRule {
  readonly id: string;
  readonly ticketGroupId: string;
  /** Only staff see it. */
  readonly name: string;
}

/** What the rule does to the price of a ticket type; undefined where it has no value for it. */
export function changeByRule(
  rule: Pick<PriceRule, 'kind' | 'values'>,
  ticketTypeId: string,
): PriceChange | undefined {
  const value = rule.values.find((candidate) => candidate.ticketTypeId === ticketTypeId);
  if (!value) return undefined;
  const { amountMinor, basisPoints } = value;
  if (basisPoints !== null) return { kind: 'percentage', basisPoints };
  if (amountMinor === null) return undefined;
  return rule.kind === 'substitute'
    ? { kind: 'price', priceMinor: amountMinor }
    : { kind: 'amount', amountMinor };
}
