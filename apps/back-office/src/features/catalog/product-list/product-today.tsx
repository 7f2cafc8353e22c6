import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-today.module.css';

interface ProductTodayProps {
  product: ListedProduct['product'];
  /** No heading says that it is of today. */
  saysToday?: boolean;
}

/** How full today is: a bar and 'taken of places', how many were sold, or that there are no timeslots. */
export function ProductToday({ product, saysToday }: ProductTodayProps) {
  const { today } = product;
  const { t, number } = useMessages();
  const { takenPlaces, capacity, availability } = today;
  const { state } = availability;
  const isUnlimited = product.availabilityType === 'UNLIMITED';
  if (state === 'closed') return <span className={styles.none}>{t('catalog.today.closed')}</span>;
  // Without timeslots there is nothing to be full.
  if (isUnlimited) return <span>{t('catalog.today.sold', { count: number(product.soldToday) })}</span>;
  if (state === 'none') return <span className={styles.none}>{t('catalog.today.none')}</span>;
  if (capacity === null) return <span>{t('catalog.today.sold', { count: number(takenPlaces) })}</span>;
  const text = t('catalog.today.taken', { taken: number(takenPlaces), capacity: number(capacity) });
  const isNearlyFull = ['almost full', 'full', 'sold out'].includes(state);
  return (
    <span className={saysToday ? styles.line : styles.today}>
      <Meter value={takenPlaces} max={capacity} label={text} tone={isNearlyFull ? 'warning' : 'success'} />
      <span aria-hidden="true">
        {saysToday
          ? t('catalog.today.takenToday', { taken: number(takenPlaces), capacity: number(capacity) })
          : text}
      </span>
    </span>
  );
}
