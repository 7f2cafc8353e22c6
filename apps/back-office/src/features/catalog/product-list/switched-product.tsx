import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { AvailabilitySwitch } from '../catalog.graphql.ts';
import type { ListedProduct } from './listed-product.ts';
import styles from './set-availability-dialog.module.css';

interface SwitchedProductProps {
  product: ListedProduct['product'];
  to: 'TIMESLOTS' | 'UNLIMITED';
  isDone: boolean;
  /** Why it was not switched. */
  refusal: string | undefined;
}

/** One of several products that are switched: what will happen to it, what has, or why nothing does. */
export function SwitchedProduct({ product, to, isDone, refusal }: SwitchedProductProps) {
  const { t } = useMessages();
  const isThat = product.availabilityType === to;
  const query = useGraphqlQuery(
    AvailabilitySwitch,
    { productId: product.id, to },
    { enabled: !isThat && !isDone },
  );
  const told = () => {
    if (isDone) return t('bulk.switchedRow');
    if (isThat) return t('bulk.isThatAlready');
    if (query.error) return t('catalog.switch.failed');
    if (!query.data) return t('bulk.lookingAt');
    const { ticketCount, left } = query.data.availabilitySwitch;
    const groups = left.map(({ name }) => name).join(', ');
    return [
      t('bulk.ticketsTouched', { count: ticketCount }),
      left.length > 0 && t('catalog.switch.left', { count: left.length, groups }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <li className={styles.row}>
      <strong>{product.name}</strong>
      {refusal ? (
        <span role="alert" className={styles.refused}>
          {refusal}
        </span>
      ) : (
        <span className={styles.told}>{told()}</span>
      )}
    </li>
  );
}
