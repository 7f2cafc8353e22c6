import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OrderCount } from './orders.graphql.ts';
import { useOrdersDoor } from './use-orders-door.ts';

/** How many more orders have the buyer's address: a way to all of them. */
export function OtherOrders({ email }: { email: string }) {
  const { t, number } = useMessages();
  const door = useOrdersDoor();
  const { data } = useGraphqlQuery(OrderCount, { filter: { search: email } });
  if (!data) return null;
  const { count, isMore } = data.orderTotals;
  const others = Math.max(0, count - 1);
  if (others === 0) return number(0);
  const address = `${door}?${new URLSearchParams({ q: email })}`;
  return (
    <Link to={address} aria-label={t('orders.buyer.showOthers', { count: others })}>
      {isMore ? `${number(others)}+` : number(others)}
    </Link>
  );
}
