import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import type { ReactNode } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import type { TicketFoundFragment } from '../../../generated/operations.ts';

interface FoundTicketsProps {
  tickets: readonly TicketFoundFragment[];
  /** At the end of a row. */
  act?: (ticket: TicketFoundFragment) => ReactNode;
}

/** Tickets that a search found; each opens its page. */
export function FoundTickets({ tickets, act }: FoundTicketsProps) {
  const { t, date, time, money } = useMessages();
  if (tickets.length === 0) {
    return (
      <EmptyState kind="noMatch" title={t('tickets.none.title')}>
        {t('tickets.none.text')}
      </EmptyState>
    );
  }
  const visit = ({ visitDate, visitTime }: TicketFoundFragment) =>
    visitDate ? [date(visitDate), visitTime && time(visitTime)].filter(Boolean).join(' ') : '–';
  const order = ({ orderNumber }: TicketFoundFragment) =>
    orderNumber ? <OrderNumber number={orderNumber} /> : '–';
  return (
    <>
      <DataTable
        label={t('tickets.label')}
        rows={tickets}
        rowKey={({ id }) => id}
        rowLink={({ number }) => `/ticketinfo?ticket=${number}`}
        columns={[
          { key: 'barcode', header: t('orders.column.barcode'), cell: ({ number }) => inGroups(number) },
          { key: 'order', header: t('orders.column.order'), cell: order },
          { key: 'buyer', header: t('orders.column.buyer'), cell: (ticket) => ticket.buyerName || '–' },
          { key: 'type', header: t('orders.column.ticket'), cell: nameOf },
          { key: 'visit', header: t('orders.column.visit'), cell: visit },
          {
            key: 'state',
            header: t('orders.column.status'),
            cell: (ticket) => <TicketTag ticket={ticket} />,
          },
          {
            key: 'price',
            header: t('orders.column.price'),
            align: 'end',
            cell: ({ priceMinor, currency }) => money(priceMinor, currency),
          },
          ...(act ? [{ key: 'act', header: t('orders.column.act'), align: 'end' as const, cell: act }] : []),
        ]}
        card={(ticket) => ({
          title: ticket.buyerName || inGroups(ticket.number),
          figure: money(ticket.priceMinor, ticket.currency),
          line2: inGroups(ticket.number),
          line2End: act?.(ticket) ?? order(ticket),
          line3: `${nameOf(ticket)} · ${visit(ticket)}`,
          line3End: <TicketTag ticket={ticket} />,
        })}
      />
      <TableFooter>{t('tickets.count', { count: tickets.length })}</TableFooter>
    </>
  );
}

/** '7731 0948 2219 0401', as it is printed. */
export const inGroups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const nameOf = ({ productName, ticketTypeName }: TicketFoundFragment) => `${productName}, ${ticketTypeName}`;

export function TicketTag({ ticket }: { ticket: TicketFoundFragment }) {
  const { t } = useMessages();
  if (ticket.state === 'cancelled') {
    return (
      <StatusTag tone="danger" mark="ring">
        {t('orders.ticket.cancelled')}
      </StatusTag>
    );
  }
  return ticket.usedAt ? (
    <StatusTag tone="neutral">{t('orders.ticket.scanned')}</StatusTag>
  ) : (
    <StatusTag tone="success">{t('orders.ticket.unscanned')}</StatusTag>
  );
}
