import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { OrderNumber } from '../../components/order-number.tsx';
import { usePrintReceipt } from '../../components/tills/use-print-receipt.ts';
import styles from './desk-sale.module.css';
import type { SoldSale } from './hands/desk-hand.ts';
import type { PapersOfSaleHere } from './offline/papers-of-sale.tsx';
import { PrintTickets } from './print-tickets.tsx';

interface SoldPanelProps {
  /** Where orders are opened. */
  door: string;
  sold: SoldSale;
  tillId: string | undefined;
  currency: string;
  /** Prints what a sale without the server brought. */
  Papers: typeof PapersOfSaleHere | undefined;
  onNext: () => void;
}

/** After the sale: its order number, the change in the largest type of the screen, and the next sale. */
export function SoldPanel({ door, sold, tillId, currency, Papers, onNext }: SoldPanelProps) {
  const { t, money } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const print = usePrintReceipt(tillId);
  const cash = sold.payments.find(({ means }) => means === 'cash');
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
      {cash && (
        <p className={styles.bigChange} role="status">
          <span>{t('desk.change')}</span>
          <strong>{money(sold.changeMinor, currency)}</strong>
        </p>
      )}
      <p className={styles.hint}>
        {sold.papers
          ? t(sold.buyerEmail ? 'desk-offline.numberFollows' : 'desk-offline.tillNumber')
          : sold.buyerEmail
            ? t('desk.mailedTo', { email: sold.buyerEmail })
            : t('desk.notMailed')}
      </p>
      <div className={styles.soldActs}>
        {sold.papers && Papers ? (
          <Papers papers={sold.papers} hasReceipt={sold.totalMinor > 0} className={styles.secondary} />
        ) : (
          <>
            <Link to={`${door}?order=${sold.orderId}`} className={styles.secondary}>
              {t('desk.openOrder')}
            </Link>
            {sold.totalMinor > 0 && (
              <button
                type="button"
                className={styles.secondary}
                onClick={() =>
                  void print({
                    orderId: sold.orderId,
                    receivedMinor: cash?.receivedMinor ?? null,
                    changeMinor: cash ? sold.changeMinor : null,
                  })
                }
              >
                {t('tills.printReceipt')}
              </button>
            )}
            <PrintTickets orderId={sold.orderId} />
          </>
        )}
        <button type="button" className={styles.primary} onClick={onNext}>
          {t('desk.nextSale')} <Kbd>Enter</Kbd>
        </button>
      </div>
    </section>
  );
}
