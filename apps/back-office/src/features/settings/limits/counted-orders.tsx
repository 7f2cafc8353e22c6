import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OrdersOfAddress } from './limits.graphql.ts';
import { Verdict } from './verdict.tsx';

/** What the order limit in force says of one more order of an address. */
export function CountedOrders({ email, limit }: { email: string; limit: Record<string, unknown> }) {
  const { t } = useMessages();
  const [most, minutes] = [Number(limit.mostOrders), Number(limit.minutes)];
  const isLimited = most > 0 && limit.byEmail === true;
  const query = useGraphqlQuery(OrdersOfAddress, { email }, { enabled: isLimited });
  if (!isLimited) return <Verdict isGood title={t('limits.try.noLimit')} more="" />;
  return (
    <QueryView query={query} failed={t('limits.try.failed')}>
      {({ ordersOfAddress: count }) => (
        <Verdict
          isGood={count < most}
          title={t('limits.try.limit', { count, most, minutes })}
          more={t(count < most ? 'limits.try.allowed' : 'limits.try.refused')}
        />
      )}
    </QueryView>
  );
}
