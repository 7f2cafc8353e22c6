import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { EventExceptionsCard } from './event-exceptions-card.tsx';
import { EventFields } from './event-fields.tsx';
import { type EventChoicesOfForm, newEvent } from './event-form.ts';
import { CreateEvent, EventChoices, EventListQuery } from './events.graphql.ts';
import { useEventForm } from './use-event-form.ts';

/** A new event or exhibition. */
export function AddEvent({ kind }: { kind: EventKind }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(EventChoices, {});
  return (
    <QueryView query={query} failed={t('events.list.failed')}>
      {(choices) => <AddEventForm kind={kind} choices={choices} />}
    </QueryView>
  );
}

function AddEventForm({ kind, choices }: { kind: EventKind; choices: EventChoicesOfForm }) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateEvent, { refetch: [EventListQuery] });
  const form = useEventForm(newEvent(kind), async (input) => {
    const { createEvent } = await create.mutateAsync({ input });
    setMadeId(createEvent.id);
  });
  useGoOnceSaved(form, madeId && `/${kind}s/${madeId}`);
  return (
    <EditPage
      kind="form"
      title={t(`events.add.${kind}`)}
      breadcrumbs={[
        { label: t('menu.item.tickets'), to: '/tickets' },
        { label: t('events.list.title'), to: '/events' },
      ]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {t(`events.create.${kind}`)}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={t(`events.create.${kind}`)}
    >
      <EventFields fields={form.fields} choices={choices} canEdit={canEdit} />
      <EventExceptionsCard fields={form.fields} canEdit={canEdit} />
    </EditPage>
  );
}
