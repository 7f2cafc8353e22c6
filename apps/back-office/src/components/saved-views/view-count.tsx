import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './saved-views.module.css';

/** How many a view finds, beside its name; nothing until it is known. */
export function ViewCount({ count, isMore = false }: { count: number | undefined; isMore?: boolean }) {
  const { number } = useMessages();
  if (count === undefined) return null;
  return <span className={styles.count}>{`${number(count)}${isMore ? '+' : ''}`}</span>;
}
