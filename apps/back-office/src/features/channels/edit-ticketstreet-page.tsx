import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useLeadToError } from '../../components/edit-page/use-lead-to-error.ts';
import { withFailureMessage } from '../../components/failure-message.ts';
import { oneOf, useAddressSearch } from '../../components/fields/address-search.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { PictureOf } from '../../components/picture/picture.graphql.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { ChangeTicketstreet, EditTicketstreet } from './channels.graphql.ts';
import styles from './editor/editor.module.css';
import type { EditorData } from './editor/editor-fields.ts';
import { editorSteps, factsOfPart, flowParts } from './editor/flow-parts.ts';
import { addressOfField } from './editor/part-of-field.ts';
import { useEditorState } from './editor/use-editor-state.ts';
import { EditorActions } from './editor-actions.tsx';
import { askTicketstreetPreview } from './preview/ask-ticketstreet-preview.ts';
import { PublicationTag } from './publication-tag.tsx';
import { queriesOfChannels } from './queries-of-channels.ts';
import { focusField } from './readiness/focus-field.ts';
import { ticketstreetControlOf, ticketstreetFormOf } from './ticketstreet-form.ts';
import { useTicketstreetForm } from './use-ticketstreet-form.ts';

const words = loadEditorWords;
const StepsBar = onDemand(async () => (await words(import('./editor/steps-bar.tsx'))).StepsBar);
const SettingsStep = onDemand(async () => (await words(import('./editor/settings-step.tsx'))).SettingsStep);
const LookStep = onDemand(async () => (await words(import('./editor/look-step.tsx'))).LookStep);
const ContentStep = onDemand(async () => (await words(import('./editor/content-step.tsx'))).ContentStep);
const LivePreview = onDemand(async () => (await words(import('./preview/live-preview.tsx'))).LivePreview);
const MissingCard = onDemand(async () => (await words(import('./readiness/missing-card.tsx'))).MissingCard);
const EmbedCodeCard = onDemand(async () => {
  const [{ EmbedCodeCard: card }] = await Promise.all([
    import('./embed/embed-code-card.tsx'),
    loadParts(['embed-code']),
  ]);
  return card;
});

const KioskCard = onDemand(async () => {
  const [{ KioskCard: card }] = await Promise.all([
    import('./embed/kiosk-card.tsx'),
    loadParts(['embed-code']),
  ]);
  return card;
});

/** The words of the editor come with its parts. */
async function loadEditorWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadParts(['ticketstreet', 'formatting', 'readiness'])]);
  return loaded;
}

export default function EditTicketstreetPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditTicketstreet, { id: useRouteParam('ticketstreetId') });
  return (
    <QueryView query={query} failed={t('channels.edit.failed')}>
      {({ ticketstreet, ticketGroups, offeredPaymentMethods }) => (
        <EditTicketstreetForm
          key={ticketstreet.id}
          data={{ street: ticketstreet, ticketGroups, offeredMethods: offeredPaymentMethods }}
        />
      )}
    </QueryView>
  );
}

const search = { step: oneOf(editorSteps), part: oneOf(flowParts) };

/** The page of a ticketstreet: its steps are one form, with the sales page beside it. Save covers all of them. */
function EditTicketstreetForm({ data }: { data: EditorData }) {
  const { t } = useMessages();
  const { street } = data;
  const { step = 'settings', part = 'tickets' } = useAddressSearch(search);
  const canEdit = useCan('ticketstreet', 'edit');
  const change = useGraphqlMutation(ChangeTicketstreet, { refetch: queriesOfChannels });
  const go = useGo();
  const form = useTicketstreetForm(
    ticketstreetFormOf(street),
    (input, version) =>
      withFailureMessage(change.mutateAsync({ id: street.id, input, version }), t('channels.save.failed')),
    { version: street.version, controlOf: ticketstreetControlOf },
  );
  const { fields } = form;
  const values = fields.getValues();
  const path = `/ticketstreet/edit/${street.id}`;
  const state = useEditorState(form, street, path, { step, part });
  useLeadToError(form.failedTry, state.leadsTo);
  const [wanted, setLanguage] = useState<string>(street.defaultLanguage);
  const language = values.languages.some((one) => one === wanted) ? wanted : values.defaultLanguage;
  const banner = useGraphqlQuery(PictureOf, { purpose: 'ticketstreetBanner', ownerId: street.id });
  const logo = useGraphqlQuery(PictureOf, { purpose: 'ticketstreetLogo', ownerId: street.id });
  const shown = { fields, data };
  const fix = (field: string) => {
    go(addressOfField(path, field), { replace: true });
    focusField(field);
  };
  const languages = { language, onLanguage: setLanguage };
  return (
    <EditPage
      title={street.title}
      status={<PublicationTag state={street.state} />}
      breadcrumbs={[{ label: t('channels.list.title'), to: '/ticketstreet' }]}
      actions={
        <EditorActions
          channel={{ ...street, kind: 'ticketstreet' }}
          {...{ form, canEdit }}
          listPath="/ticketstreet"
        />
      }
      form={form}
      changes={state.changes}
      canEdit={canEdit}
      change={change}
      query={EditTicketstreet}
    >
      <div className={styles.editor}>
        <div className={styles.main}>
          <StepsBar path={path} current={step} todo={state.todo} />
          {step === 'settings' && <SettingsStep {...shown} />}
          {step === 'look' && <LookStep {...shown} />}
          {step === 'content' && (
            <ContentStep {...shown} {...languages} part={part} path={path} erring={state.erring} />
          )}
          {street.state !== 'published' && <MissingCard channelId={street.id} onFix={fix} />}
          {step === 'settings' && (
            <EmbedCodeCard
              pageUrl={street.pageUrl}
              languages={street.languages}
              ticketGroups={data.ticketGroups.filter(({ id }) =>
                street.ticketGroups.some((one) => one.id === id),
              )}
            />
          )}
          {step === 'settings' && <KioskCard pageUrl={street.pageUrl} />}
          {step === 'settings' && <HistoryCard entity="channel" id={street.id} />}
        </div>
        <div className={styles.beside}>
          <LivePreview
            typed={[values, banner.data?.picture?.id, logo.data?.picture?.id]}
            ask={askTicketstreetPreview(street.id, fields.getValues)}
            step={step === 'content' ? factsOfPart[part].preview : step === 'look' ? 'date' : 'tickets'}
            languages={values.languages}
            {...languages}
          />
        </div>
      </div>
    </EditPage>
  );
}
