import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import styles from './channel-name.module.css';
import type { ChannelRow } from './channel-row.ts';

/** A channel in a list: its banner, its name and its type. */
export function ChannelName({ channel }: { channel: Pick<ChannelRow, 'title' | 'kind' | 'imageUrl'> }) {
  const { t } = useMessages();
  const { title, kind, imageUrl } = channel;
  return (
    <span className={styles.channel}>
      <ChannelPicture imageUrl={imageUrl} />
      <span className={styles.name}>
        {title}
        <small className={styles.kind}>{t(`channel-management.kind.${kind}`)}</small>
      </span>
    </span>
  );
}

/** The middle of the banner; a sign for a channel without one. */
export function ChannelPicture({ imageUrl }: Pick<ChannelRow, 'imageUrl'>) {
  return imageUrl ? (
    <ResponsiveImage source={imageUrl} alt="" widest={64} className={styles.picture} />
  ) : (
    <span className={styles.picture} aria-hidden="true">
      <IconPhoto size={16} stroke={1.6} />
    </span>
  );
}
