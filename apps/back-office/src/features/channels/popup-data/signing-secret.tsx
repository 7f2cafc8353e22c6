import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { PopupData, RenewPopupDataSecret } from './popup-data.graphql.ts';

interface SigningSecretProps {
  channelId: string;
  setAt: string | null;
  setByName: string;
  mayEdit: boolean;
}

/** With what the summaries are signed: since when, and a new one, which is shown once. */
export function SigningSecret({ channelId, setAt, setByName, mayEdit }: SigningSecretProps) {
  const { t, dateTime } = useMessages();
  const attempt = useRefusalNotice();
  const renew = useGraphqlMutation(RenewPopupDataSecret, { refetch: [PopupData] });
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const make = async () => {
    await attempt(async () => setSecret((await renew.mutateAsync({ channelId })).renewPopupDataSecret));
    setAsked(false);
  };
  return (
    <>
      <span>
        {setAt
          ? t('ticketstreet.popupData.secretSet', { at: dateTime(setAt), who: setByName })
          : t('ticketstreet.popupData.secretNone')}
      </span>
      {secret && (
        <Fields row>
          <TextInput
            label={t('ticketstreet.popupData.secret')}
            description={t('ticketstreet.popupData.secretOnce')}
            readOnly
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton
            text={secret}
            label={t('ticketstreet.popupData.copy')}
            copiedLabel={t('ticketstreet.popupData.copied')}
          />
        </Fields>
      )}
      {mayEdit && (
        <div>
          <Button loading={renew.isPending} onClick={() => (setAt ? setAsked(true) : void make())}>
            {t(setAt ? 'ticketstreet.popupData.renew' : 'ticketstreet.popupData.make')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsked}
        destructive
        busy={renew.isPending}
        title={t('ticketstreet.popupData.renewQuestion')}
        confirmLabel={t('ticketstreet.popupData.renew')}
        onConfirm={() => void make()}
        onCancel={() => setAsked(false)}
      >
        {t('ticketstreet.popupData.renewText')}
      </ConfirmDialog>
    </>
  );
}
