import type {
  PriceStep as DomainStep,
  PriceChange,
  RuleNotApplied,
} from '@foyer/domain/pricing/price-step.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PriceStepKindScalar, RuleNotAppliedReasonScalar } from '../../scalars/pricing-scalars.graphql.ts';

const Change = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'Added (negative = taken off), or the price itself: one of the three',
  fields: (t) => ({
    amountMinor: t.int({
      nullable: true,
      resolve: (change) => (change.kind === 'amount' ? change.amountMinor : null),
    }),
    basisPoints: t.int({
      nullable: true,
      resolve: (change) => (change.kind === 'percentage' ? change.basisPoints : null),
    }),
    priceMinor: t.int({
      nullable: true,
      resolve: (change) => (change.kind === 'price' ? change.priceMinor : null),
    }),
  }),
});

const NotApplied = builder.objectRef<RuleNotApplied>('PricingRuleNotApplied').implement({
  description: 'A pricing rule of the ticket group that had no say, and why',
  fields: (t) => ({
    name: t.exposeString('name'),
    reason: t.expose('reason', { type: RuleNotAppliedReasonScalar }),
    date: t.string({ nullable: true, resolve: ({ date }) => date ?? null }),
  }),
});

export const PriceStep = builder.objectRef<DomainStep>('PriceStep').implement({
  description: 'How the price of a line came about, by the rules of its day',
  fields: (t) => ({
    kind: t.expose('kind', { type: PriceStepKindScalar }),
    unitPriceMinor: t.exposeInt('unitPriceMinor', { description: 'Of one piece, after this step' }),
    title: t.string({ nullable: true, resolve: ({ title }) => title ?? null }),
    change: t.field({ type: Change, nullable: true, resolve: ({ change }) => change ?? null }),
    pieces: t.int({
      nullable: true,
      description: 'How many pieces of the line it was for; null = all',
      resolve: ({ pieces }) => pieces ?? null,
    }),
    notApplied: t.field({ type: [NotApplied], resolve: ({ notApplied }) => [...(notApplied ?? [])] }),
  }),
});
