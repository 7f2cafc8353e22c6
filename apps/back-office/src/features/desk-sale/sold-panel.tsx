import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { OrderNumber } from '../../components/order-number.tsx';
import type { SellAtDeskMutation } from '../../generated/operations.ts';
import styles from './desk-sale.module.css';

export type SoldSale = SellAtDeskMutation['sellAtDesk'];

interface SoldPanelProps {
  /** Where orders are opened. */
  door: string;
  sold: SoldSale;
  currency: string;
  onNext: () => void;
}

/** After the sale: its order number, the change in the largest type of the screen, and the next sale. */
export function SoldPanel({ door, sold, currency, onNext }: SoldPanelProps) {
  const { t, money } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sold} aria-labelledby="desk-sold">
      <IconCircleCheck size={56} stroke={1.4} className={styles.soldMark} aria-hidden="true" />
      <h2 id="desk-sold" ref={heading} tabIndex={-1}>
        {t('desk.sold')} <OrderNumber number={sold.orderNumber} />
      </h2>
      <p className={styles.quiet}>
        {t('desk.soldFacts', { count: sold.itemCount, amount: money(sold.totalMinor, currency) })}
      </p>
      {sold.payments.some(({ means }) => means === 'cash') && (
        <p className={styles.bigChange} role="status">
          <span>{t('desk.change')}</span>
          <strong>{money(sold.changeMinor, currency)}</strong>
        </p>
      )}
      <p className={styles.hint}>
        {sold.buyerEmail ? t('desk.mailedTo', { email: sold.buyerEmail }) : t('desk.notMailed')}
      </p>
      <div className={styles.soldActs}>
        <Link to={`${door}?order=${sold.orderId}`} className={styles.secondary}>
          {t('desk.openOrder')}
        </Link>
        <button type="button" className={styles.primary} onClick={onNext}>
          {t('desk.nextSale')} <Kbd>Enter</Kbd>
        </button>
      </div>
    </section>
  );
}
