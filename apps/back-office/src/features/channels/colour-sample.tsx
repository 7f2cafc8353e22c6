import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { salesPagePalette } from '@foyer/domain/channels/channel-colours.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './look-card.module.css';

/** The colours as the sales page uses them. It stays as it is in a dark back office: it is a paper of its own. */
export function ColourSample({ colours }: { colours: ChannelColours }) {
  const { t } = useMessages();
  const palette = salesPagePalette(colours);
  return (
    <div
      aria-hidden="true"
      className={styles.sample}
      style={{ background: palette.paper, borderColor: palette.line }}
    >
      <p style={{ color: palette.muted }}>
        <strong style={{ color: palette.ink }}>{t('channels.sample.title')}</strong>
        {t('channels.sample.text')}
      </p>
      <span className={styles.button} style={{ background: palette.brand, color: palette.onBrand }}>
        {t('channels.sample.button')}
      </span>
    </div>
  );
}
