import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type RowAction, RowMenu } from '../../../components/row-menu.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';
import styles from './channel-actions.module.css';
import { channelPath } from './channel-path.ts';
import type { ChannelAct, ChannelRow } from './channel-row.ts';

interface ChannelActionsProps {
  channel: Omit<ChannelRow, 'week'>;
  /** Asks before an act; the dialog is the page's, because a narrow window draws other rows. */
  onAsk: (act: ChannelAct) => void;
  /** On a phone everything is in the menu. */
  isCard?: boolean;
}

/** Publish, edit, open, and in the menu unpublish and delete. */
export function ChannelActions({ channel, onAsk, isCard = false }: ChannelActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const canManage = useCan('channel-management', 'edit');
  const { title, state, pageUrl } = channel;
  const path = channelPath(channel);
  const publish = canManage && state !== 'published';
  const actions: (RowAction | false)[] = [
    isCard && publish && { label: t('channels.publish.act'), onClick: () => onAsk('publish') },
    isCard && { label: t('channel-management.edit'), onClick: () => go(path) },
    isCard &&
      state === 'published' && { label: t('channels.page.open'), onClick: () => window.open(pageUrl) },
    {
      label: t('channel-management.waitingRoom'),
      onClick: () => go(`/channel-management/waiting-room/${channel.id}`),
    },
    canManage &&
      state !== 'unpublished' && { label: t('channels.unpublish.act'), onClick: () => onAsk('unpublish') },
    canManage && {
      label: t('channel-management.delete'),
      destructive: true,
      onClick: () => onAsk('delete'),
    },
  ];
  const shown = actions.filter((one) => one !== false);
  return (
    <span className={styles.actions}>
      {!isCard && (
        <>
          {publish && (
            <Button size="compact-xs" className={styles.act} onClick={() => onAsk('publish')}>
              {t('channels.publish.act')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          <Button size="compact-xs" className={styles.act} component={Link} to={path}>
            {t('channel-management.edit')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          {state === 'published' && (
            <ActionIcon
              component="a"
              variant="subtle"
              href={pageUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('channel-management.openPage', { title })}
            >
              <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </>
      )}
      {shown.length > 0 && <RowMenu label={title} actions={shown} />}
    </span>
  );
}
