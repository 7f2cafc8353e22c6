import { type ChecklistEntity, type ChecklistRow, fieldsOf, inputProps } from './checklist-field.ts';

const duration = (words: string) => ['pricing/duration-step.tsx', words] as const;
const prices = (words: string) => ['pricing/prices-step.tsx', words] as const;
const pricingRule: readonly ChecklistRow[] = [
  [
    'name',
    'pricing_rule.name',
    'name',
    'PricingRuleInput.name',
    duration(inputProps('name')),
    'pricing-rule-name-required',
  ],
  [
    'type',
    'pricing_rule.kind',
    'kind',
    'PricingRuleInput.kind',
    duration("setFieldValue('kind'"),
    'pricing-rule-kind-required',
  ],
  [
    'from date',
    'pricing_rule.from_date',
    'from',
    'PricingRuleInput.from',
    duration(inputProps('from')),
    'date-invalid',
  ],
  [
    'until date',
    'pricing_rule.until_date',
    'until',
    'PricingRuleInput.until',
    duration(inputProps('until')),
    'end-before-start',
  ],
  [
    'weekdays',
    'pricing_rule.weekdays',
    'weekdays',
    'PricingRuleInput.weekdays',
    duration("setFieldValue('weekdays'"),
    'weekday-required',
  ],
  [
    'active flag',
    'pricing_rule.active',
    'active',
    'PricingRuleInput.active',
    duration("setFieldValue('active'"),
  ],
  [
    'amount per ticket type',
    'pricing_rule_value.amount_minor',
    'values.amountMinor',
    'PricingRuleValueInput.amountMinor',
    prices("'price' : 'change'"),
    'price-invalid',
  ],
  [
    'percentage per ticket type',
    'pricing_rule_value.basis_points',
    'values.basisPoints',
    'PricingRuleValueInput.basisPoints',
    prices("'price' : 'change'"),
    'percentage-invalid',
  ],
];

export const pricingRuleChecklist: ChecklistEntity = {
  name: 'pricing rule',
  schema: ['pricing/pricing-rule-input.ts', 'pricingRuleInput'],
  fields: fieldsOf(pricingRule),
};
