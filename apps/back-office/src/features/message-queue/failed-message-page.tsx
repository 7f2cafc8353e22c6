import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useNotify } from '../../components/use-notify.ts';
import { RequestError } from '../../session/graphql/request-error.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { type FailedDetail, MessageFacts, SameCause } from './failed-message-facts.tsx';
import { AttemptsCard, PayloadCard } from './failed-message-parts.tsx';
import { DeleteMessages, FailedMessage, QueueCounts, RetryMessages } from './message-queue.graphql.ts';

const list = '/message-queue/failed-messages';
const busKeys: Record<string, string> = { command: 'COMMAND', event: 'EVENT', 'dead letter': 'DEAD_LETTER' };

/** One failed message: what went wrong, what it means for visitors, then attempts and payload (more.md, section 13). */
export function FailedMessagePage({ id }: { id: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(FailedMessage, { id }, { refetchEveryMs: 5_000 });
  const isGone = query.error instanceof RequestError && query.error.code === 'NOT_FOUND';
  const breadcrumbs = [
    { label: t('queue.title'), to: '/message-queue' },
    { label: t('queue.tab.failed'), to: list },
  ];
  if (isGone && !query.data) {
    return (
      <Page title={t('queue.detail.message')} breadcrumbs={breadcrumbs}>
        <EmptyState kind="first" title={t('queue.detail.gone')} />
      </Page>
    );
  }
  return (
    <QueryView query={query} failed={t('queue.detail.failed')}>
      {({ failedMessage }) => <Detail message={failedMessage} isGone={isGone} breadcrumbs={breadcrumbs} />}
    </QueryView>
  );
}

interface DetailProps {
  message: FailedDetail;
  /** It was handled since: what was shown stays, with that said. */
  isGone: boolean;
  breadcrumbs: { label: string; to: string }[];
}

function Detail({ message, isGone, breadcrumbs }: DetailProps) {
  const { t, has } = useMessages();
  const notify = useNotify();
  const go = useGo();
  const mayEdit = useCan('message-queue', 'edit') && !isGone;
  const [asked, setAsked] = useState<'retry' | 'retry-all' | 'delete'>();
  const [retried, setRetried] = useState(false);
  const retry = useGraphqlMutation(RetryMessages, { refetch: [FailedMessage, QueueCounts] });
  const remove = useGraphqlMutation(DeleteMessages, { refetch: [QueueCounts] });
  const onSettled = () => setAsked(undefined);
  const onError = () => notify.failed();
  const retriedIds = asked === 'retry-all' ? message.sameCauseIds : [message.id];
  const again = () =>
    retry.mutate({ ids: [...retriedIds] }, { onSuccess: () => setRetried(true), onError, onSettled });
  const busKey = busKeys[message.bus] ?? 'COMMAND';
  const means = `queue.means.${message.type}`;
  return (
    <Page
      title={message.type}
      status={
        message.state === 'retrying' ? (
          <StatusTag tone="warning">{t('queue.status.retrying')}</StatusTag>
        ) : (
          <StatusTag tone="danger">{t('queue.status.gaveUp')}</StatusTag>
        )
      }
      subtitle={t('queue.detail.subtitle', {
        bus: t(`queue.failed.${busKey}`),
        source: message.source,
        destination: message.destination || '–',
        count: 1,
      })}
      breadcrumbs={breadcrumbs}
      actions={
        mayEdit && (
          <>
            <Button
              leftSection={<IconTrash size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAsked('delete')}
            >
              {t('queue.detail.delete')}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAsked('retry')}
            >
              {t('queue.detail.retry')}
            </Button>
          </>
        )
      }
    >
      {isGone ? (
        <Notice tone="success">{t('queue.detail.gone')}</Notice>
      ) : retried ? (
        <Notice tone="info">{t('queue.detail.retried')}</Notice>
      ) : (
        <Notice tone="danger">{message.description || t('queue.means.other')}</Notice>
      )}
      <Columns
        summary={
          <>
            <Card title={t('queue.detail.means')}>{t(has(means) ? means : 'queue.means.other')}</Card>
            <MessageFacts message={message} />
            {message.sameCauseIds.length > 1 && (
              <SameCause message={message} onRetry={mayEdit ? () => setAsked('retry-all') : undefined} />
            )}
          </>
        }
      >
        <AttemptsCard message={message} />
        <PayloadCard message={message} />
      </Columns>
      <ConfirmDialog
        opened={asked === 'retry' || asked === 'retry-all'}
        title={t('queue.failed.retryTitle', { count: retriedIds.length })}
        confirmLabel={t('queue.failed.retryConfirm', { count: retriedIds.length })}
        busy={retry.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={again}
      >
        {t('queue.failed.retryText', { count: retriedIds.length })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        destructive
        title={t('queue.failed.deleteTitle', { count: 1 })}
        confirmLabel={t('queue.failed.deleteConfirm', { count: 1 })}
        busy={remove.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() =>
          remove.mutate(
            { ids: [message.id] },
            {
              onSuccess: () => go(`${list}?bus=${busKey}`, { replace: true }),
              onError,
              onSettled,
            },
          )
        }
      >
        {t('queue.failed.deleteText')}
      </ConfirmDialog>
    </Page>
  );
}
