import styles from './order-number.module.css';

/** The number of an order, in one look on every screen. */
export function OrderNumber({ number }: { number: string }) {
  return <span className={styles.number}>{number}</span>;
}
