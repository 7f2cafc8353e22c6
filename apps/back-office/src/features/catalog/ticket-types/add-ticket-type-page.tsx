import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../../components/edit-page/use-go-once-saved.ts';
import { withFailureMessage } from '../../../components/failure-message.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { type ClientFactsOfScreen, useClientFacts } from '../../../components/use-client-facts.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { CreateTicketType, NewTicketType } from '../ticket-type-list/ticket-types.graphql.ts';
import { TicketTypeEditor } from './ticket-type-editor.tsx';
import { emptyTicketTypeForm, readTicketTypeForm, ticketTypeControlOf } from './ticket-type-form.ts';

export default function AddTicketTypePage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(NewTicketType, { ticketGroupId: useRouteParam('ticketGroupId') });
  return (
    <QueryView query={query} failed={t('catalog.group.failed')}>
      {({ ticketGroup }) => facts && <AddForm group={ticketGroup} facts={facts} />}
    </QueryView>
  );
}

interface AddFormProps {
  group: { id: string; name: string; kind: string };
  facts: ClientFactsOfScreen;
}

/** An empty ticket type; once it is made, the page of its group opens. */
function AddForm({ group, facts }: AddFormProps) {
  const { t } = useMessages();
  const [made, setMade] = useState(false);
  const create = useGraphqlMutation(CreateTicketType, { refetch: [TicketGroupDetails, editProductAnswer] });
  const form = useEditForm({
    values: emptyTicketTypeForm(facts.contentLanguages),
    check: readTicketTypeForm,
    controlOf: ticketTypeControlOf,
    save: async (_typed, input) => {
      await withFailureMessage(
        create.mutateAsync({ ticketGroupId: group.id, input }),
        t('catalog.type.notCreated'),
      );
      setMade(true);
    },
  });
  useGoOnceSaved(form, made ? `/tickets/${group.id}` : null);
  return (
    <TicketTypeEditor
      title={t('catalog.types.add')}
      ticketGroup={group}
      form={form}
      facts={facts}
      saveLabel={t('catalog.types.create')}
    />
  );
}
