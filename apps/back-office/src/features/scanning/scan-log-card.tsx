import { placedPeriods } from '@foyer/domain/orders/order-periods.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { useEffect, useRef } from 'react';
import { PeriodChip } from '../../components/days/period-chip.tsx';
import { oneOf, type SearchOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { LanguageTag } from '../../components/language-tag.tsx';
import { ListFilters } from '../../components/list-page/list-filters.tsx';
import { ListRows, type ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { OrderNumber } from '../../components/order-number.tsx';
import type { ScanLogFilter, ScanLogQuery, ScanVerdict, ScanWay } from '../../generated/operations.ts';
import { ScanLog } from './scanning.graphql.ts';
import { useHasSelection } from './use-has-selection.ts';

type Scan = ScanLogQuery['scanLog']['edges'][number]['node'];

const tones = { VALID: 'success', ATTENTION: 'warning', REFUSED: 'danger' } as const;
const verdicts = Object.keys(tones) as ScanVerdict[];
const ways = ['ONLINE', 'OFFLINE', 'API'] as const satisfies readonly ScanWay[];
const filters = { period: text, gate: text, location: text, verdict: oneOf(verdicts), way: oneOf(ways) };
/** While today is looked at the log follows the gates; what is selected stays where it is. */
const liveEveryMs = 5_000;

interface ScanLogCardProps {
  /** What the log is narrowed to, for its export. */
  onFilter: (filter: ScanLogFilter) => void;
}

/** Every scan, newest first: by day, result, gate and text, page by page, all of it in the address. */
export function ScanLogCard({ onFilter }: ScanLogCardProps) {
  const { t } = useMessages();
  const table = useScanTable();
  const { period: shownPeriod } = useAddressSearch(filters);
  const isLive = shownPeriod === undefined || shownPeriod === 'today';
  const rows = useRef<HTMLDivElement>(null);
  const isPaused = useHasSelection(rows) && isLive;
  const list = useList({
    filters,
    document: ScanLog,
    variables: ({ paging, filters: chosen, search }) => ({ ...paging, filter: filterOf(chosen, search) }),
    rows: ({ scanLog }) => scanLog,
    ...(isLive && !isPaused && { refetchEveryMs: liveEveryMs }),
  });
  const { search, filters: chosen } = list;
  // As text, so that the same filters are one value.
  const filterText = JSON.stringify(filterOf(chosen, search));
  useEffect(() => onFilter(JSON.parse(filterText)), [onFilter, filterText]);
  const devices = list.query.data?.scanDevices ?? [];
  return (
    <Card flush>
      <ListFilters
        list={list}
        searchLabel={t('scanning.log.search')}
        filters={[
          <PeriodChip
            key="period"
            label={t('scanning.log.date')}
            periods={placedPeriods.map((value) => ({ value, label: t(`scanning.period.${value}`) }))}
            value={chosen.period}
            onChange={(value) => list.setFilter('period', value)}
          />,
          {
            name: 'gate',
            label: t('scanning.log.gate'),
            options: devices.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'verdict',
            label: t('scanning.log.verdict'),
            options: verdicts.map((value) => ({ value, label: t(`scanning.verdict.${value}`) })),
          },
          {
            name: 'location',
            label: t('scanning.log.location'),
            options: (list.query.data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'way',
            label: t('scanning.log.way'),
            options: ways.map((value) => ({ value, label: t(`scanning.way.${wayWord[value]}`) })),
          },
        ]}
      />
      <div ref={rows}>
        <ListRows
          list={list}
          label={t('scanning.log')}
          words={{
            failed: t('scanning.log.failed'),
            empty: { title: t('scanning.log.empty.title'), text: t('scanning.log.empty.text') },
            noMatch: { title: t('scanning.log.noMatch') },
          }}
          table={table}
          totals={(_result, scans) => {
            const count = t('scanning.log.count', { count: scans.length });
            return isPaused ? `${count} · ${t('scanning.log.paused')}` : count;
          }}
        />
      </div>
    </Card>
  );
}

const wayWord = { ONLINE: 'online', OFFLINE: 'offline', API: 'api' } as const;

function filterOf(
  { period, gate, location, verdict, way }: SearchOf<typeof filters>,
  search: string | undefined,
): ScanLogFilter {
  return {
    search: search || null,
    period: period ?? null,
    deviceId: gate ?? null,
    locationId: location ?? null,
    verdict: verdict ?? null,
    way: way ?? null,
  };
}

/** How the log shows a scan: a row, on a phone a card. */
function useScanTable(): ListTable<Scan> {
  const { t, dateTime, date } = useMessages();
  const verdict = (scan: Scan) => {
    const reason = t(`scanning.reason.${scan.reason}`);
    const counted = scan.people > 1 ? t('scanning.log.people', { reason, count: scan.people }) : reason;
    return (
      <StatusTag tone={tones[scan.verdict]} mark={scan.verdict === 'VALID' ? 'dot' : 'half'}>
        {scan.wasLetIn ? t('scanning.log.letIn', { reason }) : counted}
      </StatusTag>
    );
  };
  const ticket = (scan: Scan) => {
    const name = scan.ticketTypeName ? `${scan.ticketTypeName}, ${scan.productName}` : scan.code;
    return scan.typed ? t('scanning.log.typed', { ticket: name }) : name;
  };
  const ticketWithLanguage = (scan: Scan) => (
    <>
      {ticket(scan)} {scan.language && <LanguageTag language={scan.language} />}
    </>
  );
  const order = (scan: Scan) =>
    scan.orderId && scan.orderNumber ? (
      <Link to={`/order-management?order=${scan.orderId}`}>
        <OrderNumber number={scan.orderNumber} />
      </Link>
    ) : (
      '–'
    );
  const when = (scan: Scan) => dateTime(scan.at, scan.timeZone);
  const timeslot = ({ visitDate, visitTime }: Scan) =>
    [visitDate && date(visitDate), visitTime].filter(Boolean).join(' ') || '–';
  const way = (scan: Scan) =>
    scan.way === 'OFFLINE' ? (
      <StatusTag tone="warning" mark="half">
        {t('scanning.way.offline')}
      </StatusTag>
    ) : (
      t(`scanning.way.${wayWord[scan.way]}`)
    );
  const direction = (scan: Scan) => t(scan.direction === 'IN' ? 'scanning.log.in' : 'scanning.log.out');
  return {
    rowKey: ({ id }) => id,
    columns: [
      { key: 'at', header: t('scanning.log.at'), cell: when },
      { key: 'verdict', header: t('scanning.log.verdict'), cell: verdict },
      { key: 'ticket', header: t('scanning.log.ticket'), wraps: true, cell: ticketWithLanguage },
      { key: 'timeslot', header: t('scanning.log.timeslot'), cell: timeslot, wideOnly: true },
      { key: 'order', header: t('scanning.log.order'), cell: order },
      {
        key: 'buyer',
        header: t('scanning.log.buyer'),
        wraps: true,
        cell: ({ buyerName }) => buyerName ?? '–',
        wideOnly: true,
      },
      { key: 'gate', header: t('scanning.log.gate'), wraps: true, cell: ({ deviceName }) => deviceName },
      { key: 'direction', header: t('scanning.log.direction'), cell: direction, wideOnly: true },
      { key: 'way', header: t('scanning.log.way'), cell: way },
    ],
    card: (scan) => ({
      title: ticket(scan),
      line2: `${scan.deviceName} · ${direction(scan)}`,
      line2End: verdict(scan),
      line3: `${t('scanning.log.at')}: ${when(scan)}`,
      line3End: scan.orderNumber && <OrderNumber number={scan.orderNumber} />,
    }),
  };
}
