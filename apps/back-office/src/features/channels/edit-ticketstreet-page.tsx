import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { ChannelSettingsCard } from './channel-settings-card.tsx';
import { ChangeTicketstreet, EditTicketstreet, TicketstreetList } from './channels.graphql.ts';
import { ContentCard } from './content-card.tsx';
import { HoldCapacityCard } from './hold-capacity-card.tsx';
import { askTicketstreetPreview } from './preview/ask-ticketstreet-preview.ts';
import { PublicationActions } from './publication-actions.tsx';
import { PublicationTag } from './publication-tag.tsx';
import { SalesPageCard } from './sales-page-card.tsx';
import { type EditedTicketstreet, type TicketGroupChoice, ticketstreetFormOf } from './ticketstreet-form.ts';
import { useTicketstreetForm } from './use-ticketstreet-form.ts';

const LivePreview = onDemand(async () => {
  const [{ LivePreview: preview }] = await Promise.all([
    import('./preview/live-preview.tsx'),
    loadParts(['ticketstreet']),
  ]);
  return preview;
});
const LookCard = onDemand(async () => (await import('./look-card.tsx')).LookCard);

export default function EditTicketstreetPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditTicketstreet, { id: useRouteParam('ticketstreetId') });
  return (
    <QueryView query={query} failed={t('channels.edit.failed')}>
      {({ ticketstreet, ticketGroups }) => (
        <EditTicketstreetForm key={ticketstreet.id} street={ticketstreet} ticketGroups={ticketGroups} />
      )}
    </QueryView>
  );
}

interface EditTicketstreetFormProps {
  street: EditedTicketstreet;
  ticketGroups: readonly TicketGroupChoice[];
}

function EditTicketstreetForm({ street, ticketGroups }: EditTicketstreetFormProps) {
  const { t } = useMessages();
  const canEdit = useCan('ticketstreet', 'edit');
  const change = useGraphqlMutation(ChangeTicketstreet, { refetch: [EditTicketstreet, TicketstreetList] });
  const form = useTicketstreetForm(
    ticketstreetFormOf(street),
    (input, version) => change.mutateAsync({ id: street.id, input, version }),
    { version: street.version },
  );
  const [language, setLanguage] = useState<string>(street.defaultLanguage);
  return (
    <EditPage
      title={street.title}
      status={<PublicationTag state={street.state} />}
      breadcrumbs={[{ label: t('channels.list.title'), to: '/ticketstreet' }]}
      actions={canEdit && <PublicationActions street={street} form={form} />}
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditTicketstreet}
    >
      <Columns
        summary={
          <>
            <LivePreview
              typed={form.fields.getValues()}
              ask={askTicketstreetPreview(street.id, form.fields.getValues)}
              step="tickets"
              languages={form.fields.getValues().languages}
              language={language}
              onLanguage={setLanguage}
            />
            <SalesPageCard street={street} />
            <HistoryCard entity="channel" id={street.id} />
          </>
        }
      >
        <ChannelSettingsCard fields={form.fields} canEdit={canEdit} />
        <HoldCapacityCard fields={form.fields} canEdit={canEdit} />
        <ContentCard fields={form.fields} ticketGroups={ticketGroups} canEdit={canEdit} />
        <LookCard fields={form.fields} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
