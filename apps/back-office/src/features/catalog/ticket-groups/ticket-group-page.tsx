import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { EditTicketGroup } from './edit-ticket-group.tsx';
import { TicketGroupDetails } from './ticket-groups.graphql.ts';

export default function TicketGroupPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(TicketGroupDetails, { id: useRouteParam('ticketGroupId') });
  return (
    <QueryView query={query} failed={t('catalog.group.failed')}>
      {({ ticketGroup }) =>
        facts && <EditTicketGroup key={ticketGroup.id} group={ticketGroup} facts={facts} />
      }
    </QueryView>
  );
}
