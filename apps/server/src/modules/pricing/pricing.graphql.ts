import type { PricingRuleValue as DomainValue } from '@foyer/domain/pricing/pricing-rule.ts';
import { resolveArrayConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { PricingRuleKindScalar, PricingRuleStateScalar } from '../../scalars/pricing-scalars.graphql.ts';
import { listTicketGroups, TicketGroup } from '../catalog/index.ts';
import {
  getListedRule,
  type ListedPricingRule,
  listAllPricingRules,
  listRulesOfGroups,
  type PricingRuleCounts,
} from './list-pricing-rules.ts';

const PricingRuleValue = builder.objectRef<DomainValue>('PricingRuleValue').implement({
  description: 'Either an amount or a percentage; a ticket type without a value does not match',
  fields: (t) => ({
    ticketTypeId: t.exposeID('ticketTypeId'),
    amountMinor: t.exposeInt('amountMinor', {
      nullable: true,
      description: 'Added by a mutation, the price itself of a substitute',
    }),
    basisPoints: t.exposeInt('basisPoints', { nullable: true }),
  }),
});

export const PricingRule = builder.objectRef<ListedPricingRule>('PricingRule').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: PricingRuleKindScalar }),
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    weekdays: t.intList({ description: '1 = Monday', resolve: ({ weekdays }) => [...weekdays] }),
    active: t.exposeBoolean('active'),
    sequence: t.exposeInt('sequence', {
      description: 'Within its group: of those that match the highest applies',
    }),
    version: t.exposeInt('version', { description: 'What a change must name' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    values: t.field({ type: [PricingRuleValue], resolve: ({ values }) => [...values] }),
    state: t.field({ type: PricingRuleStateScalar, resolve: ({ standing }) => standing.state }),
    isEnded: t.boolean({ resolve: ({ standing }) => standing.isEnded }),
    days: t.int({ description: 'Dates on its weekdays', resolve: ({ standing }) => standing.days }),
    daysInEffect: t.int({ resolve: ({ standing }) => standing.daysInEffect }),
    under: t.string({
      nullable: true,
      description: 'Of an overwritten rule: the name of the one above it',
      resolve: ({ standing }) => standing.under,
    }),
    ticketGroup: t.loadable({
      authScopes: { right: ['tickets', 'access'] },
      type: TicketGroup,
      load: loading(listTicketGroups),
      sort: ({ id }) => id,
      resolve: ({ ticketGroupId }) => ticketGroupId,
    }),
  }),
});

const PricingRuleCountsRef = builder.objectRef<PricingRuleCounts>('PricingRuleCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all', { description: 'Those that have not ended' }),
    active: t.exposeInt('active'),
    inactive: t.exposeInt('inactive'),
    overwritten: t.exposeInt('overwritten'),
    ended: t.exposeInt('ended'),
  }),
});

builder.objectFields(TicketGroup, (t) => ({
  pricingRules: t.loadableGroup({
    description: 'All of them, the newest first, which is their order of force',
    authScopes: { right: ['tickets', 'access'] },
    type: PricingRule,
    load: loading((scope, ids: string[], { app }) => listRulesOfGroups(scope, app.clock(), ids)),
    group: ({ ticketGroupId }) => ticketGroupId,
    resolve: ({ id }) => id,
  }),
}));

builder.queryFields((t) => ({
  pricingRules: t.connection({
    description: 'Of all ticket groups, the newest first',
    type: PricingRule,
    authScopes: { right: ['tickets', 'access'] },
    args: {
      search: t.arg.string({ required: false, description: 'In the names of rules and ticket groups' }),
      state: t.arg({ type: PricingRuleStateScalar, required: false }),
      ended: t.arg.boolean({ required: false, description: 'Those that have ended, instead of the others' }),
    },
    resolve: async (_root, { search, state, ended, ...args }, context) => {
      const { rules } = await listAllPricingRules(context.signedIn(), { search, state, ended });
      return resolveArrayConnection({ args, defaultSize: 50, maxSize: 50 }, rules);
    },
  }),
  pricingRuleCounts: t.field({
    type: PricingRuleCountsRef,
    authScopes: { right: ['tickets', 'access'] },
    resolve: async (_root, _args, context) => (await listAllPricingRules(context.signedIn(), {})).counts,
  }),
  pricingRule: t.field({
    type: PricingRule,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getListedRule(context.signedIn(), id),
  }),
}));
