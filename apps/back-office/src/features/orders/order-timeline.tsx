import { isCurrency } from '@foyer/domain/money/currency.ts';
import type { OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages, type Words } from '@foyer/ui/states/messages.tsx';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowsExchange,
  IconCalendarEvent,
  IconCheck,
  IconClock,
  IconCreditCard,
  IconFileInvoice,
  IconMessage,
  IconPlus,
  IconReceiptRefund,
  IconRefresh,
  IconScan,
  IconSend,
  IconShoppingCart,
  IconUserCheck,
  IconUserEdit,
  IconX,
} from '@tabler/icons-react';
import clsx from 'clsx';
import type { Order } from './order.ts';
import { nameOfMethod } from './order-names.ts';
import { OrderNoteForm } from './order-note-form.tsx';
import styles from './orders.module.css';
import { useMayActOnOrders } from './use-may-act-on-orders.ts';

type Event = Order['timeline'][number];

const looks: Record<OrderEventKind, { icon: Icon; mood?: 'good' | 'bad' }> = {
  'order-placed': { icon: IconShoppingCart },
  'payment-started': { icon: IconCreditCard },
  'payment-received': { icon: IconCreditCard, mood: 'good' },
  'payment-failed': { icon: IconCreditCard, mood: 'bad' },
  'payment-cancelled': { icon: IconX },
  'payment-expired': { icon: IconClock },
  'payment-pending': { icon: IconClock },
  'payment-authorised': { icon: IconCreditCard },
  'payment-charged-back': { icon: IconAlertTriangle, mood: 'bad' },
  'payment-differs': { icon: IconAlertTriangle, mood: 'bad' },
  'order-completed': { icon: IconCheck, mood: 'good' },
  'order-failed': { icon: IconAlertTriangle, mood: 'bad' },
  'order-expired': { icon: IconClock },
  'order-cancelled': { icon: IconX, mood: 'bad' },
  'places-gone': { icon: IconAlertTriangle, mood: 'bad' },
  'refund-requested': { icon: IconReceiptRefund },
  'refund-paid': { icon: IconReceiptRefund, mood: 'good' },
  'refund-failed': { icon: IconAlertTriangle, mood: 'bad' },
  'mail-written': { icon: IconSend },
  'tickets-resent': { icon: IconSend },
  'ticket-scanned': { icon: IconScan, mood: 'good' },
  'scan-undone': { icon: IconScan },
  'visit-moved': { icon: IconCalendarEvent },
  'visit-cancelled': { icon: IconX, mood: 'bad' },
  'visit-closed': { icon: IconAlertTriangle, mood: 'bad' },
  'note-added': { icon: IconMessage },
  'tickets-cancelled': { icon: IconX, mood: 'bad' },
  'tickets-replaced': { icon: IconArrowsExchange },
  'tickets-added': { icon: IconPlus },
  'codes-renewed': { icon: IconRefresh },
  'order-repriced': { icon: IconCreditCard },
  'buyer-changed': { icon: IconUserEdit },
  'ticket-names-changed': { icon: IconUserEdit },
  'order-marked-paid': { icon: IconCreditCard, mood: 'good' },
  'change-waits-for-payment': { icon: IconClock },
  'change-waits-for-approval': { icon: IconUserCheck },
  'change-declined': { icon: IconX, mood: 'bad' },
  'change-withdrawn': { icon: IconX },
  'change-expired': { icon: IconClock },
  'change-failed': { icon: IconAlertTriangle, mood: 'bad' },
  'refund-paid-by-hand': { icon: IconReceiptRefund, mood: 'good' },
  'chargeback-settled': { icon: IconCheck },
  'chargeback-reversed': { icon: IconCheck, mood: 'good' },
  'invoice-issued': { icon: IconFileInvoice },
  'credit-note-issued': { icon: IconFileInvoice },
};

/** Everything that happened to the order, the newest first: what, by whom, when. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useMessages();
  const { t, dateTime } = words;
  const mayAct = useMayActOnOrders();
  return (
    <Card title={t('orders.timeline.title')}>
      {mayAct && <OrderNoteForm orderId={order.id} />}
      <ol className={styles.timeline}>
        {order.timeline.map((event) => {
          const look = looks[event.kind];
          const Shape = look.icon;
          const by = t(`orders.actor.${event.actorKind}`);
          return (
            <li key={event.id} className={styles.event}>
              <span className={clsx(styles.icon, look.mood && styles[look.mood])}>
                <Shape size={14} stroke={1.6} aria-hidden="true" />
              </span>
              <div className={styles.what}>
                <strong>{t(`orders.event.${nameOf(event)}`, paramsOf(words, order, event))}</strong>
                {textOf(event, 'text') && <p className={styles.noteText}>{textOf(event, 'text')}</p>}
                <span>{[by, textOf(event, 'by')].filter(Boolean).join(', ')}</span>
              </div>
              <time className={styles.when} dateTime={event.at}>
                {dateTime(event.at, order.timeZone)}
              </time>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function nameOf(event: Event) {
  // An invoice goes to an address of its own, which the timeline does not hold.
  if (event.kind === 'mail-written' && textOf(event, 'mail') === 'invoice') return 'invoice-mailed';
  if (event.kind === 'refund-paid-by-hand' && textOf(event, 'till')) return 'refund-paid-at-till';
  return event.kind;
}

function paramsOf(words: Words, order: Order, event: Event): Record<string, string | number> {
  const amountMinor = Number(textOf(event, 'amountMinor'));
  const mail = textOf(event, 'mail');
  const reason = textOf(event, 'reason');
  const currency = textOf(event, 'currency');
  return {
    email: order.buyerEmail || words.t('orders.withoutBuyer'),
    number: order.number ?? '',
    amount: amountText(words, Number.isFinite(amountMinor) ? amountMinor : 0, currency || order.currency),
    method: nameOfMethod(words, textOf(event, 'method')),
    mail: mail ? words.t(`orders.mail.${mail}`) : '',
    reason: reason ? words.t(`orders.refund.${reason}`) : '',
    device: textOf(event, 'deviceName'),
    till: textOf(event, 'till'),
    ticket: textOf(event, 'ticketNumber').slice(-4),
    count: Number(textOf(event, 'count')),
    invoice: textOf(event, 'number'),
    from: startText(words, textOf(event, 'from')),
    to: startText(words, textOf(event, 'to')),
  };
}

/** A payment provider may tell any currency. */
function amountText(words: Words, amountMinor: number, currency: string): string {
  return isCurrency(currency)
    ? words.money(amountMinor, currency)
    : `${currency} ${words.number(amountMinor / 100)}`;
}

/** A start as the timeline keeps it, `2026-11-21 10:00`, as people read it. */
function startText(words: Words, start: string): string {
  const [date, time] = start.split(' ');
  return date && time ? `${words.date(date)} ${time}` : '';
}

function textOf(event: Event, name: string): string {
  const { facts } = event;
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined;
  return value === undefined || value === null ? '' : String(value);
}
