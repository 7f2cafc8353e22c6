import { builder } from '../../../platform/graphql/builder.ts';
import { CurrencyScalar } from '../../../scalars/payment-scalars.graphql.ts';
import { orderModules } from '../order-sight.ts';
import type { FailedPlacement } from './failed-placement.repository.ts';
import { listFailedPlacements } from './list-failed-placements.ts';

const FailedPlacementRef = builder.objectRef<FailedPlacement>('FailedPlacement').implement({
  description: 'What a visitor wanted to order when the database did not take it',
  fields: (t) => ({
    id: t.exposeID('id'),
    channelName: t.exposeString('channelName', { nullable: true }),
    itemCount: t.exposeInt('itemCount'),
    totalMinor: t.exposeInt('totalMinor'),
    currency: t.field({ type: CurrencyScalar, resolve: ({ currency }) => currency }),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    code: t.exposeString('code', { description: 'The SQLSTATE, or the name of the error' }),
    tries: t.exposeInt('tries'),
    firstAt: t.expose('firstAt', { type: 'DateTime' }),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
    orderId: t.exposeID('orderId', {
      nullable: true,
      description: 'The order that the visitor placed after all',
    }),
  }),
});

builder.queryField('failedPlacements', (t) =>
  t.field({
    type: [FailedPlacementRef],
    authScopes: { anyRight: [orderModules, 'access'] as const },
    resolve: (_root, _args, context) => listFailedPlacements(context.signedIn()),
  }),
);
