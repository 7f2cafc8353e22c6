import type { BulkRowGroup, BulkRowState } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { BulkRowsQuery, ShownBulkRunFragment } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { useOrdersDoor } from '../use-orders-door.ts';
import { BulkRows } from './bulk.graphql.ts';
import styles from './bulk.module.css';

type Row = NonNullable<NonNullable<NonNullable<BulkRowsQuery['bulkRows']['edges']>[number]>['node']>;

const looks: Record<BulkRowState, { tone: Tone; mark: 'dot' | 'ring' | 'half' }> = {
  waiting: { tone: 'neutral', mark: 'ring' },
  done: { tone: 'success', mark: 'dot' },
  skipped: { tone: 'neutral', mark: 'ring' },
  failed: { tone: 'danger', mark: 'dot' },
  approval: { tone: 'warning', mark: 'half' },
};

interface BulkResultsProps {
  run: ShownBulkRunFragment;
  group: BulkRowGroup;
  /** A change of it fetches the results again. */
  settled: number;
  onRetry: (position: number) => void;
}

/** What became of each order of a run, in words; a failed one can be tried again. */
export function BulkResults({ run, group, onRetry }: BulkResultsProps) {
  const { t, money } = useMessages();
  const door = useOrdersDoor();
  const errorText = useErrorText();
  const [places, setPlaces] = useState<readonly string[]>([]);
  const query = useGraphqlQuery(
    BulkRows,
    { runId: run.id, group, first: 10, after: places.at(-1) ?? null },
    { keepPrevious: true, refetchEveryMs: run.state === 'running' ? 2000 : 30_000 },
  );
  const number = (row: Row) => (row.orderNumber ? <OrderNumber number={row.orderNumber} /> : '–');
  const result = (row: Row) => (
    <StatusTag {...looks[row.state]}>{t(`order-bulk.state.${row.state}`)}</StatusTag>
  );
  const reason = (row: Row) =>
    row.code ? errorText({ code: row.code, params: row.params as Record<string, string | number> }) : '';
  const amount = (row: Row) => (row.amountMinor ? money(row.amountMinor, run.currency) : '');
  const act = (row: Row) =>
    row.state === 'failed' && row.code !== 'bulk-order-moved-on' ? (
      <Button size="compact-sm" variant="subtle" onClick={() => onRetry(row.position)}>
        {t('order-bulk.tryAgain')}
      </Button>
    ) : (
      <Link to={`${door}?order=${row.orderId}`}>
        {t(row.state === 'failed' ? 'order-bulk.review' : 'order-bulk.open')}
      </Link>
    );
  return (
    <QueryView query={query} failed={t('order-bulk.rowsFailed')}>
      {({ bulkRows }) => {
        const rows = (bulkRows.edges ?? []).flatMap((edge) => edge?.node ?? []);
        if (rows.length === 0) return <p className={styles.none}>{t('order-bulk.noRows')}</p>;
        const { hasNextPage, endCursor } = bulkRows.pageInfo;
        return (
          <>
            <DataTable
              label={t('order-bulk.groups')}
              rows={rows}
              rowKey={(row) => row.orderId}
              columns={[
                { key: 'order', header: t('order-bulk.result.order'), cell: number },
                { key: 'buyer', header: t('order-bulk.result.buyer'), cell: (row) => row.buyerName },
                { key: 'result', header: t('order-bulk.result.result'), cell: result },
                { key: 'amount', header: t('order-bulk.result.amount'), cell: amount, align: 'end' },
                { key: 'reason', header: t('order-bulk.result.reason'), cell: reason },
                { key: 'act', header: t('orders.column.act'), cell: act, align: 'end' },
              ]}
              card={(row) => ({
                title: row.buyerName || row.orderNumber || '–',
                figure: amount(row),
                line2: number(row),
                line2End: act(row),
                line3: reason(row),
                line3End: result(row),
              })}
            />
            {(hasNextPage || places.length > 0) && (
              <TableFooter
                label={t('order-bulk.groups')}
                {...(places.length > 0 && { onPrevious: () => setPlaces(places.slice(0, -1)) })}
                {...(hasNextPage && { onNext: () => setPlaces([...places, endCursor ?? '']) })}
              >
                {t(`order-bulk.group.${group}`)}
              </TableFooter>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
