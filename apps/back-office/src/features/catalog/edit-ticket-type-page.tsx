import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { useRouterState } from '@tanstack/react-router';
import { decimalSignOf } from '../../components/decimal-sign.ts';
import { QueryView } from '../../components/query-view.tsx';
import { StaleNotice } from '../../components/stale-notice.tsx';
import { toldFailure } from '../../components/told-failure.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../components/use-client-facts.ts';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { editProductAnswer } from './edit-product-answer.ts';
import { TicketGroupPage } from './ticket-groups.graphql.ts';
import { TicketTypeActions } from './ticket-type-actions.tsx';
import { TicketTypeEditor } from './ticket-type-editor.tsx';
import { type EditedTicketType, readTicketTypeForm, ticketTypeFormOf } from './ticket-type-form.ts';
import { ticketTypeName } from './ticket-type-name.ts';
import { ChangeTicketType, EditTicketType } from './ticket-types.graphql.ts';

const PictureCard = onDemand(
  async () => (await import('../../components/picture/picture-card.tsx')).PictureCard,
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
    refetch: [EditTicketType, TicketGroupPage, editProductAnswer],
  });
  const form = useEditForm({
    values: ticketTypeFormOf(type, facts.contentLanguages, decimalSignOf(intlLocale)),
    check: readTicketTypeForm,
    save: ({ version }, input) =>
      toldFailure(
        change.mutateAsync({ id: type.id, input, version: version ?? type.version }),
        t('catalog.type.notChanged'),
      ),
  });
  const name = ticketTypeName(type, facts.contentLanguages[0]);
  return (
    <TicketTypeEditor
      title={name}
      state={type.state}
      ticketGroup={type.ticketGroup}
      form={form}
      facts={facts}
      number={type.number}
      actions={<TicketTypeActions type={type} name={name} asksToDelete={asksToDelete} />}
      notice={<StaleNotice form={form} change={change} queryName="EditTicketType" />}
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
        </>
      }
    />
  );
}
