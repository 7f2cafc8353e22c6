import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import type { ScanLogQuery, ScanVerdict } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import styles from './scan-log-card.module.css';
import { ScanLog } from './scanning.graphql.ts';

type Scan = ScanLogQuery['scanLog']['edges'][number]['node'];

const tones = { VALID: 'success', ATTENTION: 'warning', REFUSED: 'danger' } as const;
const verdicts = Object.keys(tones) as ScanVerdict[];
/** A scan that came in this much later was made without a connection. */
const lateMs = 60_000;

/** Every scan, newest first: by gate and verdict, page by page, all of it in the address. */
export function ScanLogCard() {
  const { t } = useMessages();
  const list = useListSearch(['gate', 'verdict'] as const);
  const verdict = verdicts.find((one) => one === list.filters.verdict) ?? null;
  const variables = { ...list.paging, deviceId: list.filters.gate ?? null, verdict };
  const query = useGraphqlQuery(ScanLog, variables, { keepPrevious: true, refetchEveryMs: 15_000 });
  return (
    <Card flush>
      <QueryView query={query} failed={t('scanning.log.failed')}>
        {({ scanLog, scanDevices }) => (
          <>
            <div className={styles.filters}>
              <FilterChip
                label={t('scanning.log.gate')}
                options={scanDevices.map(({ id, name }) => ({ value: id, label: name }))}
                value={list.filters.gate}
                onChange={(value) => list.setFilter('gate', value)}
              />
              <FilterChip
                label={t('scanning.log.verdict')}
                options={verdicts.map((value) => ({ value, label: t(`scanning.verdict.${value}`) }))}
                value={list.filters.verdict}
                onChange={(value) => list.setFilter('verdict', value)}
              />
            </div>
            {scanLog.edges.length === 0 ? (
              <NoScans isFiltered={list.isFiltered} onClear={list.clear} />
            ) : (
              <>
                <ScanTable scans={scanLog.edges.map(({ node }) => node)} isRefetching={query.isFetching} />
                <TableFooter {...list.pages(scanLog.pageInfo)}>
                  {t('scanning.log.count', { count: scanLog.edges.length })}
                </TableFooter>
              </>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function NoScans({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useMessages();
  if (!isFiltered) {
    return (
      <EmptyState kind="first" title={t('scanning.log.empty.title')}>
        {t('scanning.log.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="noMatch"
      title={t('scanning.log.noMatch')}
      actions={<Button onClick={onClear}>{t('ui.clearFilters')}</Button>}
    />
  );
}

function ScanTable({ scans, isRefetching }: { scans: readonly Scan[]; isRefetching: boolean }) {
  const { t, dateTime } = useMessages();
  const verdict = (scan: Scan) => (
    <StatusTag tone={tones[scan.verdict]} mark={scan.verdict === 'VALID' ? 'dot' : 'half'}>
      {t(`scanning.reason.${scan.reason}`)}
    </StatusTag>
  );
  const ticket = (scan: Scan) =>
    scan.ticketTypeName ? `${scan.ticketTypeName}, ${scan.productName}` : scan.code;
  const order = (scan: Scan) =>
    scan.orderId && scan.orderNumber ? (
      <Link to={`/order-management?order=${scan.orderId}`}>{scan.orderNumber}</Link>
    ) : (
      '–'
    );
  const when = (scan: Scan) => {
    const isLate = Date.parse(scan.receivedAt) - Date.parse(scan.at) > lateMs;
    return isLate
      ? t('scanning.log.late', { at: dateTime(scan.at, scan.timeZone) })
      : dateTime(scan.at, scan.timeZone);
  };
  const direction = (scan: Scan) => t(scan.direction === 'IN' ? 'scanning.log.in' : 'scanning.log.out');
  return (
    <DataTable
      label={t('scanning.log')}
      rows={scans}
      rowKey={({ id }) => id}
      refetching={isRefetching}
      columns={[
        { key: 'at', header: t('scanning.log.at'), cell: when },
        { key: 'verdict', header: t('scanning.log.verdict'), cell: verdict },
        { key: 'ticket', header: t('scanning.log.ticket'), cell: ticket },
        { key: 'order', header: t('scanning.log.order'), cell: order },
        { key: 'gate', header: t('scanning.log.gate'), cell: ({ deviceName }) => deviceName },
        { key: 'direction', header: t('scanning.log.direction'), cell: direction, wideOnly: true },
      ]}
      card={(scan) => ({
        title: ticket(scan),
        line2: `${scan.deviceName} · ${direction(scan)}`,
        line2End: verdict(scan),
        line3: when(scan),
        line3End: scan.orderNumber,
      })}
    />
  );
}
