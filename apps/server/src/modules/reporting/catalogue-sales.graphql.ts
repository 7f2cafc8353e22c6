import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { Product, TicketGroup } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { type CatalogueSale, listCatalogueSales } from './catalogue-sales.repository.ts';

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
        context.signedIn().can('statistieken-v2', 'edit') ? sumOf(sales, 'revenueMinor') : null,
    }),
    channels: t.field({ type: [SoldOf], resolve: (sales) => soldPer(sales, 'channelId') }),
    ticketTypes: t.field({ type: [SoldOf], resolve: (sales) => soldPer(sales, 'ticketTypeId') }),
  }),
});

const periodMs = 30 * 86_400_000;

type Owners = Parameters<typeof listCatalogueSales>[1];

/** Sales of the last 30 days, or of the client's own day so far. */
function listSales(context: RequestContext, owners: Owners, since: '30 days' | 'today') {
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const { timeZone, paymentEnvironment } = await getClient(scope);
    const from = since === 'today' ? localDayAt(at, timeZone).startsAt : new Date(at.getTime() - periodMs);
    return listCatalogueSales(scope, owners, { from, countsTestOrders: paymentEnvironment === 'test' });
  });
}

builder.objectFields(Product, (t) => ({
  sales30Days: t.loadable({
    type: CatalogueSales,
    authScopes: { right: ['products', 'access'] },
    load: async (ids: string[], context) => {
      const sales = await listSales(context.signedIn(), { owner: 'product', ids }, '30 days');
      return ids.map((id) => sales.filter(({ productId }) => productId === id));
    },
    resolve: ({ id }) => id,
  }),
  soldToday: t.loadable({
    type: 'Int',
    description: 'Tickets sold today, for whatever day',
    authScopes: { right: ['products', 'access'] },
    load: async (ids: string[], context) => {
      const sales = await listSales(context.signedIn(), { owner: 'product', ids }, 'today');
      return ids.map((id) =>
        sumOf(
          sales.filter(({ productId }) => productId === id),
          'ticketCount',
        ),
      );
    },
    resolve: ({ id }) => id,
  }),
}));

builder.objectField(TicketGroup, 'sales30Days', (t) =>
  t.loadable({
    type: CatalogueSales,
    authScopes: { right: ['tickets', 'access'] },
    load: async (ids: string[], context) => {
      const sales = await listSales(context.signedIn(), { owner: 'ticket group', ids }, '30 days');
      return ids.map((id) => sales.filter(({ ticketGroupId }) => ticketGroupId === id));
    },
    resolve: ({ id }) => id,
  }),
);
