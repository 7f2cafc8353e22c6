import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './channel-name.module.css';
import type { ChannelRow } from './channel-row.ts';

/** A channel in a list: its name and its type. */
export function ChannelName({ channel: { title, kind } }: { channel: Pick<ChannelRow, 'title' | 'kind'> }) {
  const { t } = useMessages();
  return (
    <span className={styles.name}>
      {title}
      <small className={styles.kind}>{t(`channel-management.kind.${kind}`)}</small>
    </span>
  );
}
