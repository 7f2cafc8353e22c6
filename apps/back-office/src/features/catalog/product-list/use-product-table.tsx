import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { Column } from '@foyer/ui/table/data-table.tsx';
import type { ListTable } from '../../../components/list-page/list-rows.tsx';
import { useBulkSelection } from '../../../components/list-page/use-bulk-selection.tsx';
import { useCan } from '../../../components/use-can.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../../components/use-client-facts.ts';
import type { ProductListQuery } from '../../../generated/operations.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductStateTag } from './product-state-tag.tsx';
import styles from './product-table.module.css';
import { ProductToday } from './product-today.tsx';

const ProductBulk = onDemand(async () => {
  const [{ ProductBulk: bulk }] = await Promise.all([import('./product-bulk.tsx'), loadParts(['bulk'])]);
  return bulk;
});

/** How the list shows a product: a row, on a phone a card. With the right to edit, several are changed at once. */
export function useProductTable(data: ProductListQuery | undefined): ListTable<ListedProduct> {
  const words = useMessages();
  const { t } = words;
  const facts = useClientFacts();
  const canEdit = useCan('products', 'edit');
  const rowKey = ({ product }: ListedProduct) => product.id;
  const selection = useBulkSelection({
    rows: data?.products.edges.map(({ node }) => node) ?? [],
    rowKey,
    label: ({ product }) => t('catalog.bulk.select', { name: product.name }),
    allLabel: t('catalog.bulk.selectAll'),
    acts: (chosen, clear) => (
      <ProductBulk chosen={chosen} channels={data?.channelChoices ?? []} onClear={clear} />
    ),
  });
  return {
    name: 'products',
    columns: useColumns(data?.productSummary.channelCount ?? 0),
    rowKey,
    rowLink: ({ product }) => `/products/edit/${product.id}`,
    card: (row) => ({
      picture: <ProductPicture product={row.product} />,
      title: row.product.name,
      figure: priceOf(row, facts, words),
      line2: [placeOf(row), lengthOf(row, words.t)].join(' · '),
      line2End: <ProductStateTag {...row} />,
      line3: <ProductToday product={row.product} saysToday />,
    }),
    selection: canEdit ? selection : undefined,
  };
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
  return fromPriceMinor === null || !facts ? '–' : money(fromPriceMinor, facts.currency);
}
