import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { RefundState } from '@foyer/domain/payments/refund-states.ts';
import { countServiceTickets } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { Fragment } from 'react';
import type { Order } from './order.ts';
import { nameOfMethod } from './order-names.ts';
import styles from './orders.module.css';
import { useOrdersDoor } from './use-orders-door.ts';

const tones: Record<PaymentState | RefundState, Tone> = {
  open: 'warning',
  pending: 'warning',
  authorised: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  waiting: 'warning',
  done: 'success',
};

/** Every attempt to pay and every refund, beside what the order comes to. */
export function OrderPayment({ order }: { order: Order }) {
  const words = useMessages();
  const { t, money, dateTime, percent } = words;
  const door = useOrdersDoor();
  const amount = (amountMinor: number) => money(amountMinor, order.currency);
  const at = (instant: string) => dateTime(instant, order.timeZone);
  const serviceTickets = countServiceTickets(order.lines, order);
  const { vatByRate } = calculateOrderTotals(order.lines, {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.isServiceOnFree,
    transactionMinor: order.transactionCostMinor,
    donationMinor: order.donationMinor,
  });
  return (
    <Card title={t('orders.payment.title')}>
      <div className={styles.payment}>
        <ul className={styles.attempts}>
          {order.payments.length === 0 && (
            <li className={styles.quiet}>
              {t(order.totalMinor === 0 ? 'orders.payment.free' : 'orders.payment.none')}
            </li>
          )}
          {order.payments.map((payment) => (
            <li key={payment.id} className={styles.attempt}>
              <strong>{nameOfMethod(words, payment.method)}</strong>
              <strong className={styles.amount}>{amount(payment.amountMinor)}</strong>
              <small>
                {[at(payment.paidAt ?? payment.createdAt), payment.reference].filter(Boolean).join(' · ')}
              </small>
              <StatusTag tone={tones[payment.state]}>{t(`orders.payment.${payment.state}`)}</StatusTag>
            </li>
          ))}
          {order.refunds.map((refund) => (
            <li key={refund.id} className={styles.attempt}>
              <strong>{t('orders.refund.title')}</strong>
              <strong className={styles.amount}>{amount(-refund.amountMinor)}</strong>
              <small>
                {at(refund.doneAt ?? refund.createdAt)} · {t(`orders.refund.${refund.reason}`)}
              </small>
              <StatusTag tone={tones[refund.state]}>{t(`orders.refund.${refund.state}`)}</StatusTag>
            </li>
          ))}
        </ul>
        <div>
          <dl className={styles.sums}>
            {order.lines.map((line) => (
              <Fragment key={line.id}>
                <dt>
                  {line.quantity} × {line.ticketTypeName}{' '}
                  <Link
                    to={`${door}?order=${order.id}&why=${line.id}`}
                    aria-label={`${t('prices.why')} ${line.ticketTypeName}`}
                  >
                    {t('prices.why')}
                  </Link>
                </dt>
                <dd>{amount(line.totalMinor)}</dd>
              </Fragment>
            ))}
            {order.serviceCostMinor * serviceTickets > 0 && (
              <>
                <dt>
                  {t('orders.sum.serviceCost', {
                    count: serviceTickets,
                    amount: amount(order.serviceCostMinor),
                  })}
                </dt>
                <dd>{amount(order.serviceCostMinor * serviceTickets)}</dd>
              </>
            )}
            {order.transactionCostMinor > 0 && (
              <>
                <dt>{t('orders.sum.transactionCost')}</dt>
                <dd>{amount(order.transactionCostMinor)}</dd>
              </>
            )}
            {order.donationMinor > 0 && (
              <>
                <dt>{t(order.donationReturned ? 'orders.sum.donationReturned' : 'orders.sum.donation')}</dt>
                <dd>{amount(order.donationMinor)}</dd>
              </>
            )}
            {order.refundedMinor > 0 && (
              <>
                <dt>{t('orders.sum.refunded')}</dt>
                <dd>{amount(-order.refundedMinor)}</dd>
              </>
            )}
            <dt className={styles.total}>{t('orders.sum.total')}</dt>
            <dd className={styles.total}>{amount(order.totalMinor - order.refundedMinor)}</dd>
          </dl>
          {vatByRate
            .filter((rate) => rate.vatMinor !== 0 && order.refundedMinor === 0)
            .map((rate) => (
              <p key={rate.vatBasisPoints} className={styles.vat}>
                {t('orders.sum.vat', { rate: percent(rate.vatBasisPoints), amount: amount(rate.vatMinor) })}
              </p>
            ))}
        </div>
      </div>
    </Card>
  );
}
