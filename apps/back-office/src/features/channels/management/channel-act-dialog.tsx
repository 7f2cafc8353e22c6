import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { listsOfChannels, queriesOfChannels } from '../queries-of-channels.ts';
import { DeleteChannel, PublishChannel, UnpublishChannel } from './channel-management.graphql.ts';
import type { ActedChannel, ChannelAct } from './channel-row.ts';
import { CloseChannelDialog } from './close-channel-dialog.tsx';
import { PublishChannelDialog } from './publish-channel-dialog.tsx';

interface ChannelActDialogProps {
  act: ChannelAct;
  channel: ActedChannel;
  onClose: () => void;
  /** After it was deleted. */
  onDeleted?: () => void;
}

/** Asks before a channel is published, unpublished or deleted, and does it (specification, section 4). */
export function ChannelActDialog({ act, channel, onClose, onDeleted }: ChannelActDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const refetched = { refetch: queriesOfChannels };
  const publish = useGraphqlMutation(PublishChannel, refetched);
  const unpublish = useGraphqlMutation(UnpublishChannel, refetched);
  const remove = useGraphqlMutation(DeleteChannel, { refetch: listsOfChannels });
  const { id: channelId, title, version } = channel;
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (!(await notice(work))) return false;
    notify.done(done);
    onClose();
    return true;
  };
  if (act === 'publish') {
    return (
      <PublishChannelDialog
        channel={channel}
        busy={publish.isPending}
        onPublish={(startToday) =>
          void run(
            () => publish.mutateAsync({ channelId, startToday }),
            t(startToday ? 'channel-management.published' : 'channel-management.movedToUpcoming', { title }),
          )
        }
        onCancel={onClose}
      />
    );
  }
  if (act === 'unpublish') {
    return (
      <CloseChannelDialog
        act="unpublish"
        channel={channel}
        busy={unpublish.isPending}
        onConfirm={() =>
          void run(() => unpublish.mutateAsync({ channelId }), t('channel-management.unpublished', { title }))
        }
        onCancel={onClose}
      />
    );
  }
  return (
    <CloseChannelDialog
      act="delete"
      channel={channel}
      busy={remove.isPending}
      onConfirm={() =>
        void run(
          () => remove.mutateAsync({ channelId, version }),
          t('channel-management.deleted', { title }),
        ).then((done) => done && onDeleted?.())
      }
      onCancel={onClose}
    />
  );
}
