import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { LetEveryoneIn, PauseAdmission, WaitingFigures, WaitingRoom } from './waiting-room.graphql.ts';
import type { ShownRoom } from './waiting-room-form.ts';

/** Pause or resume admission, and let all in who wait: they act at once. */
export function AdmissionActions({ room, waiting }: { room: ShownRoom; waiting: number | undefined }) {
  const { t, number } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { channelId, version, isPaused, phase } = room;
  const refetch = [WaitingRoom, WaitingFigures];
  const pause = useGraphqlMutation(PauseAdmission, { refetch });
  const letIn = useGraphqlMutation(LetEveryoneIn, { refetch });
  if (phase === 'off') return null;

  const run = async (act: () => Promise<string>) => {
    try {
      notify.done(await act());
    } catch (error) {
      const refused = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
      notify.failed(refused && errorText({ ...refused, code: refused.errorKey }));
    }
    setAsked(false);
  };
  const togglePause = () =>
    run(async () => {
      await pause.mutateAsync({ channelId, version, isPaused: !isPaused });
      return t(isPaused ? 'waiting-room.resumed' : 'waiting-room.paused');
    });
  const letEveryoneIn = () =>
    run(async () => {
      const { letEveryoneIn: people } = await letIn.mutateAsync({ channelId });
      return t('waiting-room.letIn.done', { people });
    });
  return (
    <>
      <Button loading={pause.isPending} onClick={() => void togglePause()}>
        {t(isPaused ? 'waiting-room.resume' : 'waiting-room.pause')}
      </Button>
      {phase === 'open' && waiting !== undefined && (
        <Button onClick={() => setAsked(true)}>{t('waiting-room.letIn.act')}</Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('waiting-room.letIn.title', { people: number(waiting ?? 0) })}
        confirmLabel={t('waiting-room.letIn.confirm', { people: waiting ?? 0 })}
        busy={letIn.isPending}
        onConfirm={() => void letEveryoneIn()}
        onCancel={() => setAsked(false)}
      >
        {t('waiting-room.letIn.text')}
      </ConfirmDialog>
    </>
  );
}
