import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { oneOf, text } from '../../components/fields/address-search.ts';
import { LanguageTag } from '../../components/language-tag.tsx';
import { ListFilters } from '../../components/list-page/list-filters.tsx';
import { ListRows, type ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { OrderNumber } from '../../components/order-number.tsx';
import type { ScanLogQuery, ScanVerdict } from '../../generated/operations.ts';
import { ScanLog } from './scanning.graphql.ts';

type Scan = ScanLogQuery['scanLog']['edges'][number]['node'];

const tones = { VALID: 'success', ATTENTION: 'warning', REFUSED: 'danger' } as const;
const verdicts = Object.keys(tones) as ScanVerdict[];
const filters = { gate: text, verdict: oneOf(verdicts) };
/** A scan that came in this much later was made without a connection. */
const lateMs = 60_000;

/** Every scan, newest first: by gate and verdict, page by page, all of it in the address. */
export function ScanLogCard() {
  const { t } = useMessages();
  const table = useScanTable();
  const list = useList({
    filters,
    document: ScanLog,
    variables: ({ paging, filters: { gate, verdict } }) => ({
      ...paging,
      deviceId: gate ?? null,
      verdict: verdict ?? null,
    }),
    rows: ({ scanLog }) => scanLog,
    refetchEveryMs: 15_000,
  });
  const devices = list.query.data?.scanDevices ?? [];
  return (
    <Card flush>
      <ListFilters
        list={list}
        filters={[
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
        ]}
      />
      <ListRows
        list={list}
        label={t('scanning.log')}
        words={{
          failed: t('scanning.log.failed'),
          empty: { title: t('scanning.log.empty.title'), text: t('scanning.log.empty.text') },
          noMatch: { title: t('scanning.log.noMatch') },
        }}
        table={table}
        totals={(_result, scans) => t('scanning.log.count', { count: scans.length })}
      />
    </Card>
  );
}

/** How the log shows a scan: a row, on a phone a card. */
function useScanTable(): ListTable<Scan> {
  const { t, dateTime } = useMessages();
  const verdict = (scan: Scan) => (
    <StatusTag tone={tones[scan.verdict]} mark={scan.verdict === 'VALID' ? 'dot' : 'half'}>
      {t(`scanning.reason.${scan.reason}`)}
    </StatusTag>
  );
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
  const when = (scan: Scan) => {
    const isLate = Date.parse(scan.receivedAt) - Date.parse(scan.at) > lateMs;
    return isLate
      ? t('scanning.log.late', { at: dateTime(scan.at, scan.timeZone) })
      : dateTime(scan.at, scan.timeZone);
  };
  const direction = (scan: Scan) => t(scan.direction === 'IN' ? 'scanning.log.in' : 'scanning.log.out');
  return {
    rowKey: ({ id }) => id,
    columns: [
      { key: 'at', header: t('scanning.log.at'), cell: when },
      { key: 'verdict', header: t('scanning.log.verdict'), cell: verdict },
      { key: 'ticket', header: t('scanning.log.ticket'), cell: ticketWithLanguage },
      { key: 'order', header: t('scanning.log.order'), cell: order },
      { key: 'gate', header: t('scanning.log.gate'), cell: ({ deviceName }) => deviceName },
      { key: 'direction', header: t('scanning.log.direction'), cell: direction, wideOnly: true },
    ],
    card: (scan) => ({
      title: ticket(scan),
      line2: `${scan.deviceName} · ${direction(scan)}`,
      line2End: verdict(scan),
      line3: when(scan),
      line3End: scan.orderNumber && <OrderNumber number={scan.orderNumber} />,
    }),
  };
}
