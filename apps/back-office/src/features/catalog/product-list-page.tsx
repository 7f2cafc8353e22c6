import { Card } from '@foyer/ui/card.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import type { ProductListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ProductList } from './catalog.graphql.ts';
import { ProductCount } from './product-count.tsx';
import { ProductTable } from './product-table.tsx';
import { type ProductView, productFilterOf, productViewOf, productViews } from './product-views.ts';

const CreateProductDialog = onDemand(
  async () => (await import('./create-product-dialog.tsx')).CreateProductDialog,
);

export default function ProductListPage() {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const canEdit = useCan('products', 'edit');
  const list = useListSearch(['location', 'availability', 'channel'] as const);
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const view = productViewOf(address.view);
  const query = useGraphqlQuery(
    ProductList,
    { filter: productFilterOf(address), ...list.paging },
    { keepPrevious: true },
  );
  const locations = query.data?.locations ?? [];
  const channels = query.data?.channelChoices ?? [];
  const add = canEdit && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('catalog.products.add')}
    </Button>
  );
  return (
    <Page
      kind="list"
      title={t('catalog.products.title')}
      actions={add}
      tabs={
        <SavedViews list="products" path="/products" Count={ProductCount}>
          <Views current={view} counts={query.data?.productSummary.counts} />
        </SavedViews>
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('catalog.products.search')}
          search={list.search}
          onSearch={list.setSearch}
          onClear={list.onClear}
        >
          {locations.length > 1 && (
            <FilterChip
              label={t('catalog.product.location')}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              value={list.filters.location}
              onChange={(value) => list.setFilter('location', value)}
            />
          )}
          <FilterChip
            label={t('catalog.product.availability')}
            options={(['TIMESLOTS', 'UNLIMITED'] as const).map((value) => ({
              value,
              label: t(`catalog.availability.type.${value}`),
            }))}
            value={list.filters.availability}
            onChange={(value) => list.setFilter('availability', value)}
          />
          {channels.length > 0 && (
            <FilterChip
              label={t('catalog.channels.channel')}
              options={channels.map(({ id, title }) => ({ value: id, label: title }))}
              value={list.filters.channel}
              onChange={(value) => list.setFilter('channel', value)}
            />
          )}
        </ListToolbar>
        <QueryView query={query} failed={t('catalog.products.failed')}>
          {(data) => <ProductTable data={data} list={list} view={view} refetching={query.isFetching} />}
        </QueryView>
      </Card>
      {creating && <CreateProductDialog locations={locations} onClose={() => setCreating(false)} />}
    </Page>
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
