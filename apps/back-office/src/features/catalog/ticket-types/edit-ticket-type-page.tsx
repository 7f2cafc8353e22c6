import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { withFailureMessage } from '../../../components/failure-message.ts';
import { decimalSignOf } from '../../../components/fields/decimal-sign.ts';
import { ticketTypeName } from '../../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../../components/names/use-staff-language.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { type ClientFactsOfScreen, useClientFacts } from '../../../components/use-client-facts.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { TicketTypeActions } from '../ticket-type-list/ticket-type-actions.tsx';
import { ChangeTicketType, EditTicketType } from '../ticket-type-list/ticket-types.graphql.ts';
import { TicketTypeEditor } from './ticket-type-editor.tsx';
import {
  type EditedTicketType,
  readTicketTypeForm,
  ticketTypeControlOf,
  ticketTypeFormOf,
} from './ticket-type-form.ts';

const PictureCard = onDemand(
  async () => (await import('../../../components/picture/picture-card.tsx')).PictureCard,
);

/** The last card of the page: fetched after what the page is for. */
const HistoryCard = onDemand(
  async () => (await import('../../../components/history/history-card.tsx')).HistoryCard,
);

const TypeTodayCard = onDemand(async () => (await import('./type-today-card.tsx')).TypeTodayCard);

export default function EditTicketTypePage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(EditTicketType, { id: useRouteParam('ticketTypeId') });
  return (
    <QueryView query={query} failed={t('catalog.type.failed')}>
      {({ ticketType }) => facts && <EditForm key={ticketType.id} type={ticketType} facts={facts} />}
    </QueryView>
  );
}

function EditForm({ type, facts }: { type: EditedTicketType; facts: ClientFactsOfScreen }) {
  const { t, intlLocale } = useMessages();
  const asksToDelete = useRouterState({
    select: ({ location }) => location.pathname.includes('/tickettype-verwijderen/'),
  });
  const change = useGraphqlMutation(ChangeTicketType, {
    refetch: [EditTicketType, TicketGroupDetails, editProductAnswer],
  });
  const form = useEditForm({
    values: ticketTypeFormOf(type, facts.contentLanguages, decimalSignOf(intlLocale)),
    check: readTicketTypeForm,
    controlOf: ticketTypeControlOf,
    save: ({ version }, input) =>
      withFailureMessage(
        change.mutateAsync({ id: type.id, input, version: version ?? type.version }),
        t('catalog.type.notChanged'),
      ),
  });
  const name = ticketTypeName(type, useStaffLanguage());
  return (
    <TicketTypeEditor
      title={name}
      state={type.state}
      ticketGroup={type.ticketGroup}
      form={form}
      facts={facts}
      number={type.number}
      actions={<TicketTypeActions type={type} name={name} asksToDelete={asksToDelete} />}
      change={change}
      query={EditTicketType}
      beside={
        <>
          <TypeTodayCard today={type.today} />
          <PictureCard
            purpose="ticketType"
            ownerId={type.id}
            title={t('catalog.ticketPicture.type')}
            name={name}
            refetch={[EditTicketType]}
          />
          <HistoryCard entity="ticket-type" id={type.id} />
        </>
      }
    />
  );
}
