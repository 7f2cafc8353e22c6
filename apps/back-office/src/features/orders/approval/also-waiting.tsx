import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { OrderNumber } from '../../../components/order-number.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { Order } from '../order.ts';
import { useOrdersDoor } from '../use-orders-door.ts';
import { ChangesWaiting } from './approval.graphql.ts';
import styles from './approval.module.css';

/** Most that are named; the others follow as these are decided. */
const MOST = 5;

/** The next refunds that wait for a second person, beside one that does. */
export function AlsoWaiting({ order }: { order: Order }) {
  const { t, money, dateTime } = useMessages();
  const door = useOrdersDoor();
  const waiting = useGraphqlQuery(ChangesWaiting, {}).data?.orderChangesWaiting ?? [];
  const others = waiting.filter(({ orderId }) => orderId !== order.id);
  if (others.length === 0) return null;
  return (
    <Card title={t('order-changes.also.title', { count: others.length })}>
      <ul className={styles.also}>
        {others.slice(0, MOST).map(({ id, orderId, orderNumber, refundMinor, askedByName, askedAt }) => (
          <li key={id}>
            <Link to={`${door}?order=${orderId}`}>
              <OrderNumber number={orderNumber} />, {money(refundMinor, order.currency)}
            </Link>
            <small>
              {askedByName}, {dateTime(askedAt)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
