import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { oneOf, text, useAddressTexts } from '../../../components/fields/address-search.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import { useCan } from '../../../components/use-can.ts';
import type { ProductListQuery } from '../../../generated/operations.ts';
import { ProductList } from '../catalog.graphql.ts';
import { ProductViewCount } from './product-view-count.tsx';
import { type ProductView, productFilterOf, productViewOf, productViews } from './product-views.ts';
import { useProductTable } from './use-product-table.tsx';

const CreateProductDialog = onDemand(
  async () => (await import('./create-product-dialog.tsx')).CreateProductDialog,
);

const availabilityTypes = ['TIMESLOTS', 'UNLIMITED'] as const;
const filters = { location: text, availability: oneOf(availabilityTypes), channel: text };

/** The products by view: what is sold, what is sold out today, what still needs texts. */
export default function ProductListPage() {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const canEdit = useCan('products', 'edit');
  const address = useAddressTexts();
  const view = productViewOf(address.view);
  const list = useList({
    filters,
    document: ProductList,
    variables: ({ paging }) => ({ filter: productFilterOf(address), ...paging }),
    rows: ({ products }) => products,
  });
  const { data } = list.query;
  const table = useProductTable(data);
  const locations = data?.locations ?? [];
  const channels = data?.channelChoices ?? [];
  const isNone = view !== 'all' && !list.isFiltered;
  return (
    <ListPage
      list={list}
      title={t('catalog.products.title')}
      add={
        canEdit && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            loading={creating && list.query.isPending}
            onClick={() => setCreating(true)}
          >
            {t('catalog.products.add')}
          </Button>
        )
      }
      views={{
        list: 'products',
        path: '/products',
        Count: ProductViewCount,
        children: <Views current={view} counts={data?.productSummary.counts} />,
      }}
      searchLabel={t('catalog.products.search')}
      filters={[
        locations.length > 1 && {
          name: 'location',
          label: t('catalog.product.location'),
          options: locations.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'availability',
          label: t('catalog.product.availability'),
          options: availabilityTypes.map((value) => ({
            value,
            label: t(`catalog.availability.type.${value}`),
          })),
        },
        channels.length > 0 && {
          name: 'channel',
          label: t('catalog.channels.channel'),
          options: channels.map(({ id, title }) => ({ value: id, label: title })),
        },
      ]}
      words={{
        failed: t('catalog.products.failed'),
        empty:
          view === 'all'
            ? { title: t('catalog.products.none'), text: t('catalog.products.noneText') }
            : undefined,
        noMatch: { title: t(isNone ? `catalog.products.noneOf.${view}` : 'catalog.products.noMatch') },
      }}
      table={table}
      totals={({ productSummary }, rows) =>
        t('catalog.products.count', { shown: rows.length, total: productSummary.total })
      }
    >
      {creating && data && (
        <CreateProductDialog locations={data.locations} onClose={() => setCreating(false)} />
      )}
    </ListPage>
  );
}

interface ViewsProps {
  current: ProductView;
  counts: ProductListQuery['productSummary']['counts'] | undefined;
}

function Views({ current, counts }: ViewsProps) {
  const { t } = useMessages();
  return (
    <TabLinks
      look="view"
      label={t('catalog.products.views')}
      tabs={(Object.keys(productViews) as ProductView[]).map((view) => ({
        to: view === 'all' ? '/products' : `/products?view=${view}`,
        label: t(`catalog.products.view.${view}`),
        current: view === current,
        count: counts && productViews[view].countOf(counts),
      }))}
    />
  );
}
