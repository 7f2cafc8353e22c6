import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { PublishDialog } from '../publish-dialog.tsx';
import { ReadinessOfChannel } from '../readiness/readiness.graphql.ts';
import { channelPath } from './channel-path.ts';
import type { ActedChannel } from './channel-row.ts';
import styles from './close-channel-dialog.module.css';

interface PublishChannelDialogProps {
  channel: ActedChannel;
  busy: boolean;
  onPublish: (startToday: boolean) => void;
  onCancel: () => void;
}

/**
 * Asks before a channel is published. One that starts later is offered two choices; one that is upcoming already starts
 * today (specification, section 4). While something is missing it says what, with the way to its editor.
 */
export function PublishChannelDialog({ channel, busy, onPublish, onCancel }: PublishChannelDialogProps) {
  const { t, date, today } = useMessages();
  const go = useGo();
  const { title, state, startDate, pageUrl } = channel;
  const query = useGraphqlQuery(ReadinessOfChannel, { channelId: channel.id });
  const { missing = [], advice = [] } = query.data?.channelReadiness ?? {};
  if (missing.length > 0) {
    return (
      <ConfirmDialog
        opened
        title={t('readiness.notReady', { title })}
        confirmLabel={t('readiness.openEditor')}
        onConfirm={() => go(channelPath(channel))}
        onCancel={onCancel}
      >
        <ul className={styles.plain}>
          {missing.map(({ code, params }) => (
            <li key={code}>{t(`readiness.missing.${code}`, params as Record<string, string | number>)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    );
  }
  if (query.isSuccess && state === 'unpublished' && startDate !== null && startDate > today())
    return <PublishDialog {...{ title, startDate, busy, onPublish, onCancel }} />;
  return (
    <ConfirmDialog
      opened
      title={t('channels.publish.title', { title })}
      confirmLabel={t('channels.publish.now')}
      busy={busy || query.isPending}
      onConfirm={() => onPublish(true)}
      onCancel={onCancel}
    >
      <div className={styles.lines}>
        <p>
          {state === 'upcoming' && startDate !== null
            ? t('channel-management.publishUpcoming', { date: date(startDate) })
            : t('channel-management.publishText', { address: new URL(pageUrl).pathname })}
        </p>
        <QueryView query={query} failed={t('readiness.failed')}>
          {() =>
            advice.length > 0 && (
              <ul className={styles.advice}>
                {advice.map(({ code, params }) => (
                  <li key={code}>
                    {t(`readiness.advice.${code}`, params as Record<string, string | number>)}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </ConfirmDialog>
  );
}
