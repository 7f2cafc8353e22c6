import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditForm } from '../../components/edit-page/use-edit-form.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import type { ActedChannel, ChannelAct } from './management/channel-row.ts';
import { ReadinessOfChannel } from './readiness/readiness.graphql.ts';
import type { TicketstreetForm } from './ticketstreet-form.ts';

const ChannelActDialog = onDemand(async () => {
  const [{ ChannelActDialog: dialog }] = await Promise.all([
    import('./management/channel-act-dialog.tsx'),
    loadParts(['readiness']),
  ]);
  return dialog;
});

interface EditorActionsProps {
  channel: ActedChannel;
  form: EditForm<TicketstreetForm>;
  canEdit: boolean;
  /** Where its list is: after a deletion it leads there. */
  listPath: string;
}

/** Open, publish, unpublish and delete, in the editor of any channel. What is typed is saved before it is published. */
export function EditorActions({ channel, form, canEdit, listPath }: EditorActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const [asked, setAsked] = useState<ChannelAct | null>(null);
  const readiness = useGraphqlQuery(ReadinessOfChannel, { channelId: channel.id });
  const isMissing = (readiness.data?.channelReadiness.missing.length ?? 1) > 0;
  const isUnsaved = form.changedCount > 0;
  const publish = async () => {
    if (isUnsaved && !(await form.submit())) return;
    setAsked('publish');
  };
  return (
    <>
      {channel.state === 'published' && (
        <Button
          component="a"
          href={channel.pageUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
        >
          {t('channels.page.open')}
        </Button>
      )}
      {canEdit && channel.state !== 'published' && (
        // What is typed may be what was missing: saving it says so.
        <Button variant="filled" disabled={isMissing && !isUnsaved} onClick={() => void publish()}>
          {t(channel.state === 'upcoming' ? 'channels.publish.now' : 'channels.publish.act')}
        </Button>
      )}
      {canEdit && channel.state !== 'unpublished' && (
        <Button onClick={() => setAsked('unpublish')}>{t('channels.unpublish.act')}</Button>
      )}
      {canEdit && (
        <RowMenu
          label={channel.title}
          variant="default"
          actions={[
            {
              label: t('channel-management.deleteAct'),
              destructive: true,
              onClick: () => setAsked('delete'),
            },
          ]}
        />
      )}
      {asked && (
        <ChannelActDialog
          act={asked}
          channel={channel}
          onClose={() => setAsked(null)}
          onDeleted={() => go(listPath, { replace: true })}
        />
      )}
    </>
  );
}
