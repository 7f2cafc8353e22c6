import { popupDataRefusals } from '@foyer/domain/channels/popup-data.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../components/use-can.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { type EditorFieldsProps, valuesOf } from '../editor/editor-fields.ts';
import { FieldRow } from '../editor/field-row.tsx';
import { PopupData, SendPopupDataTest } from './popup-data.graphql.ts';
import { SigningSecret } from './signing-secret.tsx';

const path = 'salesFlow.popupData.url';

/** The address that gets summaries of embedded orders: what it is signed with, a test, and how the last try went. */
export function PopupDataRow({ fields, channelId }: EditorFieldsProps & { channelId: string }) {
  const { t, dateTime } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayEdit = useCan('ticketstreet', 'edit');
  const [isSending, setSending] = useState(false);
  const query = useGraphqlQuery(PopupData, { channelId });
  const state = query.data?.popupData;
  const test = useGraphqlMutation(SendPopupDataTest, { refetch: [PopupData] });
  const url = valuesOf(fields).salesFlow.popupData.url ?? '';
  const send = async () => {
    setSending(true);
    try {
      await test.mutateAsync({ channelId, url });
      fields.clearFieldError(path);
      notify.done(t('ticketstreet.popupData.arrived'));
    } catch (error) {
      const refusal = error instanceof ValidationError ? (error.fields[0] ?? error.main) : null;
      if (refusal) fields.setFieldError(path, errorText({ ...refusal, code: refusal.errorKey }));
      else notify.failed();
      // The server keeps what became of it.
      void query.refetch();
    }
    setSending(false);
  };
  return (
    <FieldRow label={t('ticketstreet.popupData')} hint={t('ticketstreet.popupData.hint')}>
      <TextInput
        aria-label={t('ticketstreet.popupData')}
        type="url"
        placeholder="https://"
        {...fields.getInputProps(path)}
        value={url}
        onChange={({ currentTarget: { value } }) =>
          fields.setFieldValue(path, value.trim() === '' ? null : value)
        }
      />
      {state && (
        <SigningSecret
          channelId={channelId}
          setAt={state.secretMadeAt}
          setByName={state.secretMadeByName ?? ''}
          mayEdit={mayEdit}
        />
      )}
      {mayEdit && url !== '' && state?.secretMadeAt && (
        <div>
          <Button loading={isSending} onClick={() => void send()}>
            {t('ticketstreet.popupData.test')}
          </Button>
        </div>
      )}
      {state?.triedAt && (
        <span role="status">
          {state.problem === null
            ? t('ticketstreet.popupData.lastArrived', { at: dateTime(state.triedAt) })
            : t('ticketstreet.popupData.lastFailed', {
                at: dateTime(state.triedAt),
                why: errorText({
                  code: popupDataRefusals[state.problem],
                  params: { status: state.answerStatus ?? 0 },
                }),
              })}
        </span>
      )}
    </FieldRow>
  );
}
