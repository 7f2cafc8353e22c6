import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PublishDialog } from '../publish-dialog.tsx';
import type { ChannelRow } from './channel-row.ts';

interface PublishChannelDialogProps {
  channel: Pick<ChannelRow, 'title' | 'state' | 'startDate' | 'pageUrl'>;
  busy: boolean;
  onPublish: (startToday: boolean) => void;
  onCancel: () => void;
}

/**
 * Asks before a channel is published. One that starts later is offered two choices; one that is upcoming already starts
 * today (specification, section 4).
 */
export function PublishChannelDialog({ channel, busy, onPublish, onCancel }: PublishChannelDialogProps) {
  const { t, date, today } = useMessages();
  const { title, state, startDate, pageUrl } = channel;
  if (state === 'unpublished' && startDate !== null && startDate > today())
    return <PublishDialog {...{ title, startDate, busy, onPublish, onCancel }} />;
  return (
    <ConfirmDialog
      opened
      title={t('channels.publish.title', { title })}
      confirmLabel={t('channels.publish.now')}
      busy={busy}
      onConfirm={() => onPublish(true)}
      onCancel={onCancel}
    >
      {state === 'upcoming' && startDate !== null
        ? t('channel-management.publishUpcoming', { date: date(startDate) })
        : t('channel-management.publishText', { address: new URL(pageUrl).pathname })}
    </ConfirmDialog>
  );
}
