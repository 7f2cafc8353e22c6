import { refuseOrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { Button } from '@mantine/core';
import { actFactsOf, waitingChangeOf } from './acts/act-facts.ts';
import { DotsMenu } from './acts/dots-menu.tsx';
import { useStartAct } from './acts/use-acting.tsx';
import type { Order } from './order.ts';
import { dayAndDate } from './order-names.ts';
import styles from './orders.module.css';
import { PictureOfTickets } from './picture-of-tickets.tsx';
import { useMayActOnOrders } from './use-may-act-on-orders.ts';

type Ticket = Order['tickets'][number];

/** The tickets with their codes, and which of them were let in. */
export function OrderTickets({ order }: { order: Order }) {
  const words = useMessages();
  const { t, money, dateTime } = words;
  const { tickets } = order;
  const mayAct = useMayActOnOrders();
  const start = useStartAct();
  const mayExtra = useMayActOnOrders('extra');
  const mayMove = mayAct && refuseOrderAct('change-time', actFactsOf(order, mayExtra)) === null;
  const waiting = waitingChangeOf(order);
  if (tickets.length === 0) {
    return <Card title={t('orders.tickets.title')}>{t('orders.tickets.none')}</Card>;
  }
  const when =
    order.visitDate && [dayAndDate(words, order.visitDate), order.visitTime].filter(Boolean).join(', ');
  const scanned = (ticket: Ticket) => {
    if (!ticket.usedAt) return '–';
    const scan = order.timeline.find(
      (event) => event.kind === 'ticket-scanned' && factOf(event.facts, 'ticketNumber') === ticket.number,
    );
    return [dateTime(ticket.usedAt, order.timeZone), factOf(scan?.facts, 'deviceName')]
      .filter(Boolean)
      .join(', ');
  };
  const number = (ticket: Ticket) => <span className={styles.code}>{formatTicketNumber(ticket.number)}</span>;
  const acts = (ticket: Ticket) =>
    ticket.state === 'active' && (
      <DotsMenu order={order} ticketId={ticket.id} label={formatTicketNumber(ticket.number)} />
    );
  const columns: Column<Ticket>[] = [
    {
      key: 'type',
      header: t('orders.column.ticket'),
      cell: (ticket) => (
        <>
          <strong>{ticket.ticketTypeName}</strong>
          {ticket.visitorName && <span className={styles.quiet}> {ticket.visitorName}</span>}
        </>
      ),
    },
    { key: 'number', header: t('orders.column.barcode'), cell: number },
    { key: 'state', header: t('orders.column.status'), cell: (ticket) => <TicketTag ticket={ticket} /> },
    { key: 'scanned', header: t('orders.column.scanned'), cell: scanned },
    {
      key: 'price',
      header: t('orders.column.price'),
      align: 'end',
      cell: (ticket) => money(ticket.priceMinor, order.currency),
    },
    ...(mayAct
      ? [{ key: 'acts', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: acts } as const]
      : []),
  ];
  return (
    <Card
      flush
      title={t('orders.tickets.title')}
      actions={
        order.validTickets > 0 && (
          <span className={styles.note}>
            {waiting
              ? t(`orders.tickets.${waiting.state.replaceAll(' ', '-')}`)
              : t('orders.tickets.scanned', { scanned: order.scannedTickets, count: order.validTickets })}
          </span>
        )
      }
    >
      <div className={styles.visit}>
        {order.lines[0] && <PictureOfTickets ticketTypeId={order.lines[0].ticketTypeId} />}
        <p>
          <strong>{tickets[0]?.productName}</strong>
          <span className={styles.quiet}>{[when, order.locationName].filter(Boolean).join(' · ')}</span>
        </p>
        {mayMove && (
          <Button size="compact-sm" variant="subtle" onClick={() => start('change-time')}>
            {t('orders.tickets.changeTime')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('orders.tickets.title')}
        columns={columns}
        rows={tickets}
        rowKey={(ticket) => ticket.id}
        card={(ticket) => ({
          title: [ticket.ticketTypeName, ticket.visitorName].filter(Boolean).join(', '),
          figure: money(ticket.priceMinor, order.currency),
          line2: number(ticket),
          line3: ticket.usedAt ? scanned(ticket) : '',
          line3End: <TicketTag ticket={ticket} />,
          ...(mayAct ? { actions: acts(ticket) } : {}),
        })}
      />
    </Card>
  );
}

function TicketTag({ ticket }: { ticket: Ticket }) {
  const { t } = useMessages();
  if (ticket.state === 'cancelled') {
    return (
      <StatusTag tone="danger" mark="ring">
        {t('orders.ticket.cancelled')}
      </StatusTag>
    );
  }
  if (ticket.state === 'inactive') {
    return (
      <StatusTag tone="warning" mark="ring">
        {t(ticket.sells ? `orders.ticket.${ticket.sells}` : 'orders.ticket.inactive')}
      </StatusTag>
    );
  }
  return ticket.usedAt ? (
    <StatusTag tone="neutral">{t('orders.ticket.scanned')}</StatusTag>
  ) : (
    <StatusTag tone="neutral" mark="ring">
      {t('orders.ticket.unscanned')}
    </StatusTag>
  );
}

function factOf(facts: unknown, name: string): string {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined;
  return typeof value === 'string' ? value : '';
}
