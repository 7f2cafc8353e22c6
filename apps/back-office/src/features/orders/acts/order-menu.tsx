import { type OrderAct, refuseOrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconArrowsExchange,
  IconCalendarEvent,
  IconCalendarRepeat,
  IconCashBanknote,
  IconCircleX,
  IconDownload,
  IconMailForward,
  IconReceiptRefund,
  IconRefresh,
  IconTicketOff,
  IconUserEdit,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { actFactsOf } from './act-facts.ts';
import styles from './acts.module.css';
import { useStartAct } from './use-acting.tsx';

const icons: Record<OrderAct, Icon> = {
  'change-time': IconCalendarEvent,
  rebook: IconCalendarRepeat,
  'change-types': IconArrowsExchange,
  'edit-buyer': IconUserEdit,
  'correct-and-resend': IconMailForward,
  'new-codes': IconRefresh,
  'download-tickets': IconDownload,
  'mark-paid': IconCashBanknote,
  'refund-only': IconReceiptRefund,
  'cancel-tickets': IconTicketOff,
  'cancel-order': IconCircleX,
};

const groups: { name: string | null; acts: readonly OrderAct[] }[] = [
  { name: 'change', acts: ['change-time', 'rebook', 'change-types', 'edit-buyer'] },
  { name: 'tickets', acts: ['correct-and-resend', 'new-codes', 'download-tickets'] },
  { name: 'money', acts: ['mark-paid', 'refund-only'] },
  { name: null, acts: ['cancel-tickets', 'cancel-order'] },
];

const ofOneTicket: readonly OrderAct[] = ['change-time', 'change-types', 'new-codes', 'cancel-tickets'];

/** What can be done with an order, or with one of its tickets; what cannot be done now says why. */
export function OrderMenu({ order, ticketId }: { order: Order; ticketId?: string | undefined }) {
  const { t } = useMessages();
  const shown = groups.flatMap(({ name, acts }) => {
    const possible = ticketId ? acts.filter((act) => ofOneTicket.includes(act)) : acts;
    return possible.length > 0 ? [{ name, acts: possible }] : [];
  });
  return shown.map(({ name, acts }, index) => (
    <Fragment key={name}>
      {index > 0 && <Menu.Divider />}
      {name && !ticketId && <Menu.Label>{t(`order-changes.menu.${name}`)}</Menu.Label>}
      {acts.map((act) => (
        <OrderMenuItem key={act} order={order} act={act} ticketId={ticketId} isLast={name === null} />
      ))}
    </Fragment>
  ));
}

interface OrderMenuItemProps {
  order: Order;
  act: OrderAct;
  ticketId: string | undefined;
  isLast: boolean;
}

function OrderMenuItem({ order, act, ticketId, isLast }: OrderMenuItemProps) {
  const { t, dateTime } = useMessages();
  const start = useStartAct();
  const facts = actFactsOf(order, useMayActOnOrders('extra'));
  const isScanned = order.tickets.some(({ id, usedAt }) => id === ticketId && usedAt);
  const reason =
    refuseOrderAct(act, facts) ?? (isScanned && !facts.mayExtra ? ('needs-extra' as const) : null);
  const Shape = icons[act];
  const paidAt = order.completedAt ? dateTime(order.completedAt, order.timeZone) : '';
  return (
    <Menu.Item
      // It can be gone to and read, and does nothing.
      aria-disabled={reason !== null || undefined}
      data-impossible={reason !== null || undefined}
      className={styles.item}
      color={isLast && reason === null ? 'danger' : undefined}
      leftSection={<Shape size={16} stroke={1.6} aria-hidden="true" />}
      closeMenuOnClick={reason === null}
      onClick={() => reason === null && start(act, ticketId)}
    >
      {t(`order-changes.act.${act}`)}
      {reason && (
        <small className={styles.reason}>{t(`order-changes.impossible.${reason}`, { at: paidAt })}</small>
      )}
    </Menu.Item>
  );
}
