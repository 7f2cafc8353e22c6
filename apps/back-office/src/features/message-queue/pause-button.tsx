import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { WorkerPause } from '../../session/worker-pause.graphql.ts';
import { PauseWorkers, ResumeWorkers } from './message-queue.graphql.ts';

const changed = { refetch: [WorkerPause] };

/** For Admins: stops the workers of all clients after asking, and sets them to work again. */
export function PauseButton() {
  const { t } = useMessages();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { data } = useGraphqlQuery(WorkerPause, {});
  const pause = useGraphqlMutation(PauseWorkers, changed);
  const resume = useGraphqlMutation(ResumeWorkers, changed);
  const onError = () => notify.failed();
  if (data?.workerPause) {
    return (
      <Button
        leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden="true" />}
        loading={resume.isPending}
        onClick={() => resume.mutate({}, { onError })}
      >
        {t('queue.pause.resume')}
      </Button>
    );
  }
  return (
    <>
      <Button
        leftSection={<IconPlayerPause size={15} stroke={1.6} aria-hidden="true" />}
        disabled={!data}
        onClick={() => setAsking(true)}
      >
        {t('queue.pause.open')}
      </Button>
      <ConfirmDialog
        opened={asking}
        destructive
        title={t('queue.pause.title')}
        confirmLabel={t('queue.pause.confirm')}
        busy={pause.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => pause.mutate({}, { onError, onSettled: () => setAsking(false) })}
      >
        {t('queue.pause.text')}
      </ConfirmDialog>
    </>
  );
}
