import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChangeableTicketsQuery } from '../../../generated/operations.ts';
import styles from './change.module.css';

export type ChangeableTicket = ChangeableTicketsQuery['changeableTickets'][number];

interface ChooseTicketsProps {
  legend: string;
  tickets: readonly ChangeableTicket[];
  chosen: readonly string[];
  currency: string;
  /** Scanned tickets can be chosen too. */
  mayScanned: boolean;
  onChange: (chosen: string[]) => void;
  /** In place of what was paid. */
  end?: (ticket: ChangeableTicket) => ReactNode;
}

/** The valid tickets of an order, to tick those that something is done to. */
export function ChooseTickets(props: ChooseTicketsProps) {
  const { legend, tickets, chosen, currency, mayScanned, onChange, end } = props;
  const { t, money } = useMessages();
  return (
    <fieldset className={styles.tickets}>
      <legend>{legend}</legend>
      <div className={styles.ticketList}>
        {tickets.map((ticket) => {
          const { id, ticketTypeName, isScanned, number, paidMinor } = ticket;
          const note = isScanned
            ? t(mayScanned ? 'order-changes.tickets.scanned' : 'order-changes.tickets.scannedNeedsExtra')
            : formatTicketNumber(number);
          return (
            <div key={id} className={styles.ticket}>
              <Checkbox
                label={ticketTypeName}
                description={note}
                disabled={isScanned && !mayScanned}
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span className={styles.end}>
                {end ? end(ticket) : money(paidMinor, currency)}
                {isScanned && <StatusTag tone="neutral">{t('orders.ticket.scanned')}</StatusTag>}
              </span>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
