import './pricing.graphql.ts';

export { createPricingRule } from './create-pricing-rule.ts';
export { priceVisit } from './price-visit.ts';
export { listPricingRules } from './pricing-rule.repository.ts';
