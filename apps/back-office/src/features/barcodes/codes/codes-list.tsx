import { barcodeStates } from '@foyer/domain/barcodes/barcode-series.ts';
import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import type { ReactNode } from 'react';
import { oneOf } from '../../../components/fields/address-search.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import type { SeriesDetailQuery } from '../../../generated/operations.ts';
import { CodesOfSeries } from '../barcodes.graphql.ts';
import { SeriesFigures } from './series-figures.tsx';
import { SeriesSummary } from './series-summary.tsx';
import { useCodesTable } from './use-codes-table.tsx';

interface CodesListProps {
  series: SeriesDetailQuery['barcodeSeries'];
  /** Left out where the account may not add codes. */
  onAdd: (() => void) | undefined;
  page: { title: string; status: ReactNode; breadcrumbs: readonly Crumb[]; actions: ReactNode };
  children: ReactNode;
}

const filters = { state: oneOf(barcodeStates) };

/** The codes of a series below its figures, beside its facts. */
export function CodesList({ series, onAdd, page, children }: CodesListProps) {
  const { t, number } = useMessages();
  const table = useCodesTable();
  const list = useList({
    filters,
    document: CodesOfSeries,
    variables: ({ search, paging, filters: { state } }) => ({
      seriesId: series.id,
      filter: { search, state: state ?? null },
      ...paging,
    }),
    rows: ({ barcodes }) => barcodes,
    // Sales and imports give codes while the page is read.
    refetchEveryMs: 5_000,
  });
  const { figures } = series;
  return (
    <ListPage
      list={list}
      kind="cards"
      {...page}
      above={<SeriesFigures series={series} onAdd={onAdd} />}
      searchLabel={t('barcodes.findCode')}
      filters={[
        {
          name: 'state',
          label: t('barcodes.status'),
          options: barcodeStates.map((value) => ({ value, label: t(`barcodes.state.${value}`) })),
        },
      ]}
      frame={(rows) => (
        <Columns summary={<SeriesSummary series={series} />}>
          <Card title={t('barcodes.codes')} flush>
            {rows}
          </Card>
        </Columns>
      )}
      words={{
        failed: t('barcodes.failed'),
        empty: { title: t('barcodes.noneIssued') },
        noMatch: { title: t('barcodes.noCode') },
      }}
      table={table}
      totals={(_result, rows) =>
        list.isFiltered
          ? t('barcodes.shown', { shown: number(rows.length) })
          : t('barcodes.shownOf', { shown: number(rows.length), issued: number(figures.issued) })
      }
    >
      {children}
    </ListPage>
  );
}
