import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { ShownChange } from './shown-change.ts';

type Failed = ShownChange['progress']['failed'][number];

/** The orders for which the chosen remedy could not be carried out, each with the reason: staff settle them. */
export function FailedVisits({ change: { progress, group } }: { change: ShownChange }) {
  const { failed } = progress;
  const { t, number, dateTime, timeZone } = useMessages();
  const errorText = useErrorText();
  const start = ({ fromStart }: Failed) => dateTime(fromStart, group?.location.timeZone ?? timeZone);
  const why = ({ failure }: Failed) => errorText({ code: failure });
  const order = ({ orderId }: Failed) => (
    <Link to={`/order-management/${orderId}`}>{t('change.openOrder')}</Link>
  );
  const title = t('change.notCarriedOut', { count: failed.length });
  return (
    <Card flush title={title}>
      <DataTable
        label={title}
        rows={failed}
        rowKey={({ orderId, fromStart }) => `${orderId} ${fromStart}`}
        columns={[
          { key: 'start', header: t('change.timeslot'), cell: (row) => <strong>{start(row)}</strong> },
          {
            key: 'tickets',
            header: t('change.ticketsColumn'),
            align: 'end',
            cell: ({ ticketCount }) => number(ticketCount),
          },
          { key: 'why', header: t('change.whyNot'), cell: why },
          { key: 'order', header: t('change.openOrder'), hiddenHeader: true, align: 'end', cell: order },
        ]}
        card={(row) => ({
          title: start(row),
          figure: t('change.tickets', { count: row.ticketCount }),
          line2: why(row),
          line3: order(row),
        })}
      />
    </Card>
  );
}
