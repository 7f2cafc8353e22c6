import { pricingRuleInput, pricingRuleValueInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { activatePricingRule } from './activate-pricing-rule.ts';
import { changePricingRule } from './change-pricing-rule.ts';
import { createPricingRule } from './create-pricing-rule.ts';
import { deletePricingRule } from './delete-pricing-rule.ts';
import { PricingRule, standingOf } from './pricing.graphql.ts';

inputFromZod('PricingRuleValueInput', pricingRuleValueInput);

const PricingRuleInput = inputFromZod('PricingRuleInput', pricingRuleInput, { required: ['active'] });

builder.mutationFields((t) => ({
  createPricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { ticketGroupId: t.arg.id(), input: t.arg({ type: PricingRuleInput }) },
    resolve: async (_root, { ticketGroupId, input }, context) =>
      standingOf(context.signedIn(), await createPricingRule(context.signedIn(), ticketGroupId, input)),
  }),
  changePricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { id: t.arg.id(), version: t.arg.int(seenVersion), input: t.arg({ type: PricingRuleInput }) },
    resolve: async (_root, { id, version, input }, context) =>
      standingOf(context.signedIn(), await changePricingRule(context.signedIn(), id, version, input)),
  }),
  activatePricingRule: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PricingRule,
    args: { id: t.arg.id(), active: t.arg.boolean() },
    resolve: async (_root, { id, active }, context) =>
      standingOf(context.signedIn(), await activatePricingRule(context.signedIn(), id, active)),
  }),
  deletePricingRule: t.id({
    authScopes: { right: ['tickets', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deletePricingRule(context.signedIn(), id),
  }),
}));
