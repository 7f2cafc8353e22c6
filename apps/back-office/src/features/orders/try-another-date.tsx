import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GroupOfTicketType } from './orders.graphql.ts';

interface TryAnotherDateProps {
  ticketTypeId: string;
  visitDate: string;
}

/** A link to the prices of the same ticket on other days, by today's rules; for accounts that may see prices. */
export function TryAnotherDate({ ticketTypeId, visitDate }: TryAnotherDateProps) {
  const { t } = useMessages();
  const canSee = useCan('tickets', 'access');
  const { data } = useGraphqlQuery(GroupOfTicketType, { id: ticketTypeId }, { enabled: canSee });
  if (!data) return null;
  const prices = `/tickets/${data.ticketType.ticketGroup.id}/dynamic-price`;
  return (
    <Button component={Link} to={`${prices}?why=${visitDate}&type=${ticketTypeId}`}>
      {t('prices.anotherDate')}
    </Button>
  );
}
