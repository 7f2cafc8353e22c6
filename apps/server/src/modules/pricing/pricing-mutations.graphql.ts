import { pricingRuleInput, pricingRuleValueInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { activatePricingRule } from './activate-pricing-rule.ts';
import { changePricingRule } from './change-pricing-rule.ts';
import { createPricingRule } from './create-pricing-rule.ts';
import { deletePricingRule } from './delete-pricing-rule.ts';
import { getListedRule } from './list-pricing-rules.ts';
import { PricingRule } from './pricing.graphql.ts';

inputFromZod('PricingRuleValueInput', pricingRuleValueInput);

const PricingRuleInput = inputFromZod('PricingRuleInput', pricingRuleInput, { required: ['active'] });

builder.mutationFields((t) => ({
  createPricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { ticketGroupId: t.arg.id(), input: t.arg({ type: PricingRuleInput }) },
    resolve: async (_root, { ticketGroupId, input }, context) => {
      const { id } = await createPricingRule(context.signedIn(), ticketGroupId, input);
      return getListedRule(context.signedIn(), id);
    },
  }),
  changePricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { id: t.arg.id(), version: t.arg.int(seenVersion), input: t.arg({ type: PricingRuleInput }) },
    resolve: async (_root, { id, version, input }, context) => {
      await changePricingRule(context.signedIn(), id, version, input);
      return getListedRule(context.signedIn(), id);
    },
  }),
  activatePricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { id: t.arg.id(), active: t.arg.boolean() },
    resolve: async (_root, { id, active }, context) => {
      await activatePricingRule(context.signedIn(), id, active);
      return getListedRule(context.signedIn(), id);
    },
  }),
  deletePricingRule: t.id({
    authScopes: { right: ['tickets', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deletePricingRule(context.signedIn(), id),
  }),
}));
