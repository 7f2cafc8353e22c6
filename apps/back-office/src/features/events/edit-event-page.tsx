import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useShownReview } from '../../components/edit-page/use-shown-review.ts';
import { useTouchedReview } from '../../components/edit-page/use-touched-review.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { EditEventQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { EventActions } from './event-actions.tsx';
import { EventExceptionsCard } from './event-exceptions-card.tsx';
import { EventFields } from './event-fields.tsx';
import { changesPlan, eventFormOf, eventInputOf } from './event-form.ts';
import { EventStateTag } from './event-state-tag.tsx';
import { ChangeEvent, EditEvent, EventListQuery, EventPreview } from './events.graphql.ts';
import { useEventForm } from './use-event-form.ts';

export default function EditEventPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditEvent, { id: useRouteParam('eventId') });
  return (
    <QueryView query={query} failed={t('events.list.failed')}>
      {(data) => <EditEventForm key={data.plannedEvent.id} data={data} />}
    </QueryView>
  );
}

function EditEventForm({ data }: { data: EditEventQuery }) {
  const { t, locale, number } = useMessages();
  const { plannedEvent: event } = data;
  const canEdit = useCan('tickets', 'edit');
  const change = useGraphqlMutation(ChangeEvent, { refetch: [EditEvent, EventListQuery] });
  const shown = useShownReview();
  const form = useEventForm(eventFormOf(event), (input, version) =>
    shown.save((fingerprint) => change.mutateAsync({ id: event.id, input, version, fingerprint })),
  );
  const concerns = event.use.ticketCount > 0 && changesPlan(form.fields);
  const review = useTouchedReview({
    submit: form.submit,
    shown,
    concerns,
    preview: async () => {
      const input = eventInputOf(form.fields.getValues());
      return (await requestGraphql(EventPreview, { id: event.id, input })).eventPreview;
    },
  });
  return (
    <EditPage
      title={locale.startsWith('nl') ? event.titleNl : event.titleEn || event.titleNl}
      status={<EventStateTag state={event.state} />}
      breadcrumbs={[
        { label: t('menu.item.tickets'), to: '/tickets' },
        { label: t('events.list.title'), to: '/events' },
      ]}
      actions={canEdit && <EventActions event={event} />}
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditEvent}
      review={review}
    >
      <Columns
        summary={
          <>
            <Card title={t('events.use.title')}>
              <Facts
                facts={[
                  { label: t('events.field.types'), value: number(event.use.ticketTypeCount) },
                  { label: t('events.use.tickets'), value: number(event.use.ticketCount) },
                ]}
              />
            </Card>
            <HistoryCard entity="event" id={event.id} />
          </>
        }
      >
        <EventFields fields={form.fields} choices={data} ownId={event.id} canEdit={canEdit} />
        <EventExceptionsCard fields={form.fields} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
