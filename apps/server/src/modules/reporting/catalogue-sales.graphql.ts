import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { seesRevenue } from '../../platform/sees-revenue.ts';
import { Product, TicketGroup } from '../catalog/index.ts';
import type { CatalogueSale } from './catalogue-sales.repository.ts';
import { listSalesOf30Days, listSalesOfToday } from './list-catalogue-sales.ts';

const sumOf = (sales: readonly CatalogueSale[], key: 'ticketCount' | 'revenueMinor') =>
  sales.reduce((sum, sale) => sum + sale[key], 0);

const SoldOf = builder.objectRef<{ id: string; ticketCount: number }>('SoldOf').implement({
  fields: (t) => ({ id: t.exposeID('id'), ticketCount: t.exposeInt('ticketCount') }),
});

/** So many tickets of each; what was sold without one is left out. */
function soldPer(sales: readonly CatalogueSale[], key: 'channelId' | 'ticketTypeId') {
  const counts = new Map<string, number>();
  for (const { [key]: id, ticketCount } of sales) if (id) counts.set(id, (counts.get(id) ?? 0) + ticketCount);
  return [...counts].map(([id, ticketCount]) => ({ id, ticketCount }));
}

const CatalogueSales = builder.objectRef<readonly CatalogueSale[]>('CatalogueSales').implement({
  description: 'What was sold and not cancelled since',
  fields: (t) => ({
    ticketCount: t.int({ resolve: (sales) => sumOf(sales, 'ticketCount') }),
    revenueMinor: t.int({
      nullable: true,
      description: 'What the tickets cost; null without the right to see revenue',
      authScopes: { asParent: true },
      resolve: (sales, _args, context) =>
        seesRevenue(context.signedIn()) ? sumOf(sales, 'revenueMinor') : null,
    }),
    channels: t.field({ type: [SoldOf], resolve: (sales) => soldPer(sales, 'channelId') }),
    ticketTypes: t.field({ type: [SoldOf], resolve: (sales) => soldPer(sales, 'ticketTypeId') }),
  }),
});

builder.objectFields(Product, (t) => ({
  sales30Days: t.loadable({
    type: CatalogueSales,
    authScopes: { right: ['products', 'access'] },
    load: loading(async (scope, ids: string[], { app }) => {
      const sales = await listSalesOf30Days(scope, { owner: 'product', ids }, app.clock());
      return ids.map((id) => sales.filter(({ productId }) => productId === id));
    }),
    resolve: ({ id }) => id,
  }),
  soldToday: t.loadable({
    type: 'Int',
    description: 'Tickets sold today, for whatever day',
    authScopes: { right: ['products', 'access'] },
    load: loading(async (scope, ids: string[], { app }) => {
      const sales = await listSalesOfToday(scope, { owner: 'product', ids }, app.clock());
      const of = (id: string) => sales.filter(({ productId }) => productId === id);
      return ids.map((id) => sumOf(of(id), 'ticketCount'));
    }),
    resolve: ({ id }) => id,
  }),
}));

builder.objectField(TicketGroup, 'sales30Days', (t) =>
  t.loadable({
    type: CatalogueSales,
    authScopes: { right: ['tickets', 'access'] },
    load: loading(async (scope, ids: string[], { app }) => {
      const sales = await listSalesOf30Days(scope, { owner: 'ticket group', ids }, app.clock());
      return ids.map((id) => sales.filter(({ ticketGroupId }) => ticketGroupId === id));
    }),
    resolve: ({ id }) => id,
  }),
);
