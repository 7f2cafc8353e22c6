import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { channelColourRatios } from '@foyer/domain/channels/channel-colours.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { ColourSample } from '../colour-sample.tsx';
import styles from '../look-card.module.css';

const colourShape = /^#[0-9a-f]{6}$/i;

/** How well three colours can be read, and how they look together. */
export function ColourCheck({ colours }: { colours: ChannelColours }) {
  const { t, number } = useMessages();
  if (!Object.values(colours).every((colour) => colourShape.test(colour))) return null;
  return (
    <div className={styles.check}>
      <ColourSample colours={colours} />
      <ul className={styles.ratios} aria-live="polite">
        {channelColourRatios(colours).map(({ pair, ratio, readable }) => (
          <li key={pair}>
            {t(`channels.contrast.${pair}`)}
            <StatusTag tone={readable ? 'success' : 'danger'}>
              {t(readable ? 'channels.contrast.good' : 'channels.contrast.low', {
                ratio: number(Math.floor(ratio * 10) / 10),
              })}
            </StatusTag>
          </li>
        ))}
      </ul>
    </div>
  );
}
