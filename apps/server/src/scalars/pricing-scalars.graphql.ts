import { priceStepKinds, ruleNotAppliedReasons } from '@foyer/domain/pricing/price-step.ts';
import { pricingRuleKinds } from '@foyer/domain/pricing/pricing-rule.ts';
import { pricingRuleStates } from '@foyer/domain/pricing/rule-days.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const PriceStepKindScalar = unionScalar('PriceStepKind', priceStepKinds);
export const PricingRuleKindScalar = unionScalar('PricingRuleKind', pricingRuleKinds);
export const PricingRuleStateScalar = unionScalar('PricingRuleState', pricingRuleStates);
export const RuleNotAppliedReasonScalar = unionScalar('RuleNotAppliedReason', ruleNotAppliedReasons);
