import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import type { FailedPlacementsQuery } from '../../../generated/operations.ts';

type Placement = FailedPlacementsQuery['failedPlacements'][number];

interface FailedPlacementsCardProps {
  placements: readonly Placement[];
  /** The door to orders that the account has. */
  door: string;
}

/** What visitors could not order because of an error of the database, and which of them ordered after all. */
export function FailedPlacementsCard({ placements, door }: FailedPlacementsCardProps) {
  const { t, date, dateTime, money, number } = useMessages();
  const amount = ({ totalMinor, currency }: Placement) => money(totalMinor, currency);
  const visit = ({ visitDate }: Placement) => (visitDate ? date(visitDate) : '–');
  const reason = ({ code, tries }: Placement) => t('order-filters.placement.reason', { code, count: tries });
  const title = t('order-filters.placement.title');
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        rows={placements}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            header: t('order-filters.placement.at'),
            cell: ({ lastAt }) => dateTime(lastAt),
          },
          {
            key: 'page',
            header: t('order-filters.placement.page'),
            cell: ({ channelName }) => channelName ?? '–',
          },
          { key: 'visit', header: t('orders.column.visit'), cell: visit },
          {
            key: 'tickets',
            header: t('order-filters.placement.count'),
            align: 'end',
            cell: ({ itemCount }) => number(itemCount),
          },
          { key: 'total', header: t('orders.column.total'), align: 'end', cell: amount },
          { key: 'reason', header: t('order-filters.placement.why'), cell: reason },
          {
            key: 'state',
            header: t('orders.column.status'),
            cell: (placement) => <PlacementState placement={placement} door={door} />,
          },
        ]}
        card={(placement) => ({
          title: placement.channelName ?? '–',
          figure: amount(placement),
          line2: `${t('order-filters.placement.at')}: ${dateTime(placement.lastAt)}`,
          line2End: t('order-filters.placement.tickets', { count: placement.itemCount }),
          line3: reason(placement),
          line3End: <PlacementState placement={placement} door={door} />,
        })}
      />
    </Card>
  );
}

function PlacementState({ placement: { orderId }, door }: { placement: Placement; door: string }) {
  const { t } = useMessages();
  return orderId ? (
    <Link to={`${door}?order=${orderId}`}>{t('order-filters.placement.after')}</Link>
  ) : (
    <StatusTag tone="danger">{t('order-filters.placement.not')}</StatusTag>
  );
}
