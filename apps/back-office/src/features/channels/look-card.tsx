import '@mantine/core/styles/ColorInput.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { channelColourRatios } from '@foyer/domain/channels/channel-colours.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { ColorInput } from '@mantine/core';
import { ColourSample } from './colour-sample.tsx';
import styles from './look-card.module.css';
import type { TicketstreetFieldsProps } from './ticketstreet-fields.ts';

const colourShape = /^#[0-9a-f]{6}$/i;

/** The page's three colours, how well they can be read, and how they look together. */
export function LookCard({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t, number } = useMessages();
  const { colours } = fields.getValues();
  const isComplete = Object.values(colours).every((colour) => colourShape.test(colour));
  return (
    <Card title={t('channels.edit.look')}>
      <Fields>
        <Fields row>
          {(['brand', 'ink', 'paper'] as const).map((name) => (
            <ColorInput
              key={name}
              label={t(`channels.colour.${name}`)}
              description={t(`channels.colour.${name}Hint`)}
              format="hex"
              // What is no colour stays as typed, for the rule to refuse.
              fixOnBlur={false}
              eyeDropperButtonProps={{ 'aria-label': t('channels.colour.pick') }}
              disabled={!canEdit}
              {...fields.getInputProps(`colours.${name}`)}
            />
          ))}
        </Fields>
        {isComplete && (
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
        )}
      </Fields>
    </Card>
  );
}
