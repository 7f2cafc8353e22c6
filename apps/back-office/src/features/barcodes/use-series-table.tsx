import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import styles from './barcodes.module.css';
import { type SeriesRow, useSeriesWords } from './series-words.ts';
import { StockTag } from './stock-tag.tsx';

/** How an overview shows a series: a row, on a phone a card. */
export function useSeriesTable(): ListTable<SeriesRow> {
  const { t, number, date, dateTime } = useMessages();
  const words = useSeriesWords();
  const count = (key: 'total' | 'issued' | 'scanned' | 'unscanned' | 'remaining') => ({
    key,
    header: t(`barcodes.field.${key}`),
    cell: ({ figures }: SeriesRow) => number(figures[key]),
    align: 'end' as const,
  });
  const remaining = (row: SeriesRow) =>
    row.stock === 'plenty' ? (
      number(row.figures.remaining)
    ) : (
      <StockTag stock={row.stock} remaining={row.figures.remaining} />
    );
  const valid = ({ validUntil }: SeriesRow) => (validUntil ? date(validUntil) : t('barcodes.always'));
  return {
    name: 'barcode-series',
    columns: [
      {
        key: 'name',
        sortKey: 'name',
        header: t('barcodes.series'),
        cell: ({ name }) => name,
      },
      { key: 'prefix', header: t('barcodes.field.prefix'), cell: ({ prefix }) => prefix },
      { key: 'types', header: t('barcodes.field.ticketTypes'), cell: (row) => words.types(row.ticketTypes) },
      {
        key: 'group',
        header: t('barcodes.field.ticketGroup'),
        cell: (row) => words.groups(row.ticketTypes),
        wideOnly: true,
      },
      { ...count('total'), sortKey: 'total' },
      { ...count('issued'), sortKey: 'issued' },
      count('scanned'),
      { ...count('unscanned'), wideOnly: true },
      { ...count('remaining'), sortKey: 'remaining', cell: remaining },
      { key: 'use', header: t('barcodes.field.use'), cell: (row) => <UseBar row={row} />, wideOnly: true },
      { key: 'valid', sortKey: 'valid', header: t('barcodes.field.validUntil'), cell: valid },
      {
        key: 'created',
        sortKey: 'created',
        header: t('barcodes.field.created'),
        cell: ({ createdAt }) => dateTime(createdAt),
        wideOnly: true,
      },
      { key: 'plu', header: t('fields.pluCode'), cell: ({ pluCode }) => pluCode, wideOnly: true },
      {
        key: 'number',
        header: t('barcodes.field.number'),
        cell: (row) => number(row.number),
        align: 'end',
        wideOnly: true,
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/barcodes/${id}`,
    card: (row) => ({
      title: row.name,
      figure: remaining(row),
      line2: words.types(row.ticketTypes),
      line3: [
        t('barcodes.issuedOf', {
          issued: number(row.figures.issued),
          total: number(row.figures.total),
        }),
        row.validUntil ? `${t('barcodes.field.validUntil')}: ${date(row.validUntil)}` : t('barcodes.always'),
      ].join(' · '),
    }),
  };
}

/** Scanned, issued but not scanned, and the rest; the figures beside it say the same. */
export function UseBar({ row: { figures } }: { row: Pick<SeriesRow, 'figures'> }) {
  const share = (part: number) => `${figures.total > 0 ? (part / figures.total) * 100 : 0}%`;
  return (
    <span className={styles.use} aria-hidden="true">
      <span style={{ inlineSize: share(figures.scanned) }} />
      <span data-unscanned="" style={{ inlineSize: share(figures.unscanned) }} />
    </span>
  );
}
