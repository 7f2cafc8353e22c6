import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { IconReceipt2, IconTicket } from '@tabler/icons-react';
import { useCan } from '../../../components/use-can.ts';
import { isFeatureOn } from '../../../session/feature-flags.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { PaletteOrders, PaletteProducts } from './palette.graphql.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** From so many letters on records are searched; fewer would match half of them. */
const leastLetters = 2;

/** Orders and products that fit what is typed, for accounts that may see them. */
export function usePaletteRecords(typed: string): { groups: PaletteGroup[]; searching: boolean } {
  const { t, money } = useMessages();
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isEnough = search.length >= leastLetters && isFeatureOn('record-search');
  const variables = { search };
  const managesOrders = useCan('order-management', 'access');
  const findsOrders = useCan('ticketsearch', 'access');
  const orders = useGraphqlQuery(PaletteOrders, variables, {
    enabled: (managesOrders || findsOrders) && isEnough,
  });
  const products = useGraphqlQuery(PaletteProducts, variables, {
    enabled: useCan('products', 'access') && isEnough,
  });
  const foundOrders = orders.data?.orders.edges.map(({ node }) => node) ?? [];
  const foundProducts = products.data?.products.edges.map(({ node }) => node.product) ?? [];
  return {
    searching: orders.isFetching || products.isFetching || search !== typed.trim(),
    groups: [
      {
        label: t('menu.item.order-management'),
        entries: foundOrders.map(({ id, number, buyerName, itemCount, totalMinor, currency }) => ({
          path: `/${managesOrders ? 'order-management' : 'ticketsearch'}?order=${id}`,
          icon: IconReceipt2,
          label: number ?? buyerName,
          hint: [buyerName, t('shell.ticketCount', { count: itemCount }), money(totalMinor, currency)].join(
            ' · ',
          ),
        })),
      },
      {
        label: t('menu.item.products'),
        entries: foundProducts.map(({ id, name }) => ({
          path: `/products/edit/${id}`,
          icon: IconTicket,
          label: name,
        })),
      },
    ],
  };
}
