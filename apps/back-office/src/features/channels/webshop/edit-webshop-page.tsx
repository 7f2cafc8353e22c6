import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useState } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useLeadToError } from '../../../components/edit-page/use-lead-to-error.ts';
import { withFailureMessage } from '../../../components/failure-message.ts';
import { oneOf, useAddressSearch, useChangeSearch } from '../../../components/fields/address-search.ts';
import { HistoryCard } from '../../../components/history/history-card.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import type { EditWebshopQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ChannelSettingsCard } from '../channel-settings-card.tsx';
import { EditorActions } from '../editor-actions.tsx';
import { askTicketstreetPreview } from '../preview/ask-ticketstreet-preview.ts';
import { PublicationTag } from '../publication-tag.tsx';
import { queriesOfChannels } from '../queries-of-channels.ts';
import { focusField } from '../readiness/focus-field.ts';
import { ticketstreetFormOf } from '../ticketstreet-form.ts';
import { useTicketstreetForm } from '../use-ticketstreet-form.ts';
import { ChangeWebshop, EditWebshop } from './webshop.graphql.ts';
import { webshopControlOf } from './webshop-form.ts';
import { addressOfStep, WebshopSteps, webshopStepOf, webshopSteps } from './webshop-steps.tsx';

const HoldCapacityCard = onDemand(async () => (await import('../hold-capacity-card.tsx')).HoldCapacityCard);
const LivePreview = onDemand(async () => (await import('../preview/live-preview.tsx')).LivePreview);
const MissingCard = onDemand(async () => (await import('../readiness/missing-card.tsx')).MissingCard);
const WebshopContentCard = onDemand(
  async () => (await import('./webshop-content-card.tsx')).WebshopContentCard,
);
const WebshopLookCard = onDemand(async () => (await import('./webshop-look-card.tsx')).WebshopLookCard);
const WebshopPictures = onDemand(async () => (await import('./webshop-pictures.tsx')).WebshopPictures);

const inAddress = { step: oneOf(webshopSteps) };

export default function EditWebshopPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditWebshop, { id: useRouteParam('channelId') });
  return (
    <QueryView query={query} failed={t('channels.edit.failed')}>
      {(answer) => <EditWebshopForm key={answer.ticketstreet.id} {...answer} />}
    </QueryView>
  );
}

function EditWebshopForm({ ticketstreet: shop, ticketGroups }: EditWebshopQuery) {
  const { t } = useMessages();
  const { step = 'settings' } = useAddressSearch(inAddress);
  const changeSearch = useChangeSearch();
  const canEdit = useCan('channel-management', 'edit');
  const change = useGraphqlMutation(ChangeWebshop, {
    refetch: queriesOfChannels,
  });
  const form = useTicketstreetForm(
    ticketstreetFormOf(shop),
    (input, version) =>
      withFailureMessage(change.mutateAsync({ id: shop.id, input, version }), t('channels.save.failed')),
    { version: shop.version, controlOf: webshopControlOf },
  );
  // After a refused save the first field with an error may be on another step.
  const erring = Object.keys(form.fields.errors).map(webshopStepOf);
  const [first] = erring;
  const isErrorElsewhere = form.error !== null && first !== undefined && !erring.includes(step);
  useLeadToError(form.failedTry, isErrorElsewhere ? addressOfStep(shop.id, first) : undefined);
  const [language, setLanguage] = useState<string>(shop.defaultLanguage);
  const parts = { fields: form.fields, canEdit };
  const fix = (field: string) => {
    changeSearch({ step: webshopStepOf(field) }, { replace: true, resetScroll: false });
    focusField(field);
  };
  return (
    <EditPage
      title={shop.title}
      status={<PublicationTag state={shop.state} />}
      breadcrumbs={[{ label: t('channel-management.title'), to: '/channel-management' }]}
      actions={
        <EditorActions
          channel={{ ...shop, kind: 'webshop' }}
          {...{ form, canEdit }}
          listPath="/channel-management?tab=unpublished"
        />
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditWebshop}
      above={<WebshopSteps channelId={shop.id} current={step} erring={erring} />}
    >
      <Columns
        summary={
          <>
            <LivePreview
              typed={form.fields.getValues()}
              ask={askTicketstreetPreview(shop.id, form.fields.getValues)}
              step="tickets"
              languages={form.fields.getValues().languages}
              language={language}
              onLanguage={setLanguage}
            />
            <MissingCard channelId={shop.id} onFix={fix} />
            <HistoryCard entity="channel" id={shop.id} />
          </>
        }
      >
        {step === 'settings' && (
          <>
            <ChannelSettingsCard {...parts} />
            <HoldCapacityCard {...parts} />
          </>
        )}
        {step === 'look' && (
          <>
            <WebshopLookCard {...parts} />
            <WebshopPictures channelId={shop.id} />
          </>
        )}
        {step === 'content' && <WebshopContentCard {...parts} ticketGroups={ticketGroups} />}
      </Columns>
    </EditPage>
  );
}
