import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { rowSelection } from '@foyer/ui/row-selection.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../components/use-client-facts.ts';
import type { ListSearch } from '../../components/use-list-search.ts';
import type { ProductListQuery } from '../../generated/operations.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductStateTag } from './product-state-tag.tsx';
import styles from './product-table.module.css';
import { ProductToday } from './product-today.tsx';
import type { ProductView } from './product-views.ts';

const ProductBulk = onDemand(async () => {
  const [{ ProductBulk: bulk }] = await Promise.all([import('./product-bulk.tsx'), loadParts(['bulk'])]);
  return bulk;
});

interface ProductTableProps {
  data: ProductListQuery;
  list: ListSearch<'location' | 'availability' | 'channel'>;
  view: ProductView;
  refetching: boolean;
}

export function ProductTable({ data, list, view, refetching }: ProductTableProps) {
  const { t } = useMessages();
  const columns = useColumns(data.productSummary.channelCount);
  const facts = useClientFacts();
  const words = useMessages();
  const rows = data.products.edges.map(({ node }) => node);
  const canEdit = useCan('products', 'edit');
  // What is no longer shown is no longer chosen.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ product }) => marked.has(product.id));
  if (rows.length === 0) {
    return list.isFiltered ? (
      <EmptyState
        kind="noMatch"
        title={t('catalog.products.noMatch')}
        actions={<Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
      />
    ) : view === 'all' ? (
      <EmptyState kind="first" title={t('catalog.products.none')}>
        {t('catalog.products.noneText')}
      </EmptyState>
    ) : (
      <EmptyState kind="noMatch" title={t(`catalog.products.noneOf.${view}`)} />
    );
  }
  return (
    <>
      <DataTable
        name="products"
        label={t('catalog.products.title')}
        columns={columns}
        rows={rows}
        rowKey={({ product }) => product.id}
        rowLink={({ product }) => `/products/edit/${product.id}`}
        card={(row) => ({
          picture: <ProductPicture product={row.product} />,
          title: row.product.name,
          figure: priceOf(row, facts, words),
          line2: [placeOf(row), lengthOf(row, words.t)].join(' · '),
          line2End: <ProductStateTag {...row} />,
          line3: <ProductToday product={row.product} saysToday />,
        })}
        refetching={refetching}
        selection={
          canEdit
            ? rowSelection({
                rows,
                rowKey: ({ product }) => product.id,
                chosen,
                onChoose: (wanted) => setMarked(new Set(wanted.map(({ product }) => product.id))),
                label: ({ product }) => t('catalog.bulk.select', { name: product.name }),
                allLabel: t('catalog.bulk.selectAll'),
                acts: (
                  <ProductBulk
                    chosen={chosen}
                    channels={data.channelChoices}
                    onClear={() => setMarked(new Set())}
                  />
                ),
              })
            : undefined
        }
      />
      <TableFooter {...list.pages(data.products.pageInfo)}>
        {t('catalog.products.count', { shown: rows.length, total: data.productSummary.total })}
      </TableFooter>
    </>
  );
}

function useColumns(channelCount: number): Column<ListedProduct>[] {
  const words = useMessages();
  const { t } = words;
  const facts = useClientFacts();
  return [
    {
      key: 'name',
      header: t('catalog.product.name'),
      cell: (row) => <ProductName row={row} language={facts?.contentLanguages[0]} />,
    },
    {
      key: 'place',
      header: t('catalog.product.availability'),
      cell: (row) => (
        <>
          {row.longestMinutes === null || row.product.availabilityType === 'UNLIMITED'
            ? t(`catalog.availability.type.${row.product.availabilityType}`)
            : t('catalog.product.timeslotsOf', { minutes: row.longestMinutes })}
          <br />
          <small className={styles.secondary}>{placeOf(row)}</small>
        </>
      ),
    },
    {
      key: 'today',
      header: t('catalog.product.today'),
      cell: ({ product }) => <ProductToday product={product} />,
    },
    {
      key: 'types',
      header: t('catalog.product.ticketTypes'),
      align: 'end',
      cell: ({ ticketTypeCount }) =>
        ticketTypeCount || (
          <StatusTag tone="warning" mark="none">
            {t('catalog.product.noTypes')}
          </StatusTag>
        ),
    },
    {
      key: 'channels',
      header: t('catalog.tab.channels'),
      align: 'end',
      cell: (row) => t('catalog.product.channelsOf', { count: row.channelCount, total: channelCount }),
    },
    {
      key: 'price',
      header: t('catalog.product.from'),
      align: 'end',
      cell: (row) => priceOf(row, facts, words),
    },
    {
      key: 'state',
      header: t('catalog.product.status'),
      cell: (row) => <ProductStateTag {...row} />,
    },
  ];
}

/** On a phone: how long a visit takes, or that any number may come. */
function lengthOf(
  { product, longestMinutes }: ListedProduct,
  t: ReturnType<typeof useMessages>['t'],
): string {
  return longestMinutes === null || product.availabilityType === 'UNLIMITED'
    ? t(`catalog.availability.type.${product.availabilityType}`)
    : t('catalog.types.minutes', { minutes: longestMinutes });
}

function placeOf({ product }: ListedProduct): string {
  return product.locations.map(({ name }) => name).join(', ');
}

function priceOf(
  { fromPriceMinor }: ListedProduct,
  facts: ClientFactsOfScreen | undefined,
  { money }: Pick<ReturnType<typeof useMessages>, 'money'>,
): string {
  return fromPriceMinor === null || !facts ? '—' : money(fromPriceMinor, facts.currency);
}
