import { wallColourRatios } from '@foyer/domain/narrowcasting/wall-colours.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from './narrowcasting.module.css';
import type { WallScreenForm } from './wall-screen-form.ts';

const isColour = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text.trim());

/** The three colours of a screen with their contrast; below 4.5 : 1 they are not saved. */
export function ColoursCard({ fields }: { fields: UseFormReturnType<WallScreenForm> }) {
  const { t, number } = useMessages();
  const { getInputProps } = fields;
  const { backgroundColour, textColour, accentColour } = fields.getValues();
  const contrastOf = (field: 'textColour' | 'accentColour') => {
    if (![backgroundColour, textColour, accentColour].every(isColour)) return '';
    const found = wallColourRatios({ backgroundColour, textColour, accentColour }).find(
      (ratio) => ratio.field === field,
    );
    return t('narrowcasting.contrast', { ratio: number(Math.floor((found?.ratio ?? 0) * 10) / 10) });
  };
  return (
    <Card title={t('narrowcasting.card.colours')}>
      <Fields row>
        <TextInput
          label={t('narrowcasting.field.background')}
          leftSection={<Swatch colour={backgroundColour} />}
          maxLength={7}
          {...getInputProps('backgroundColour')}
        />
        <TextInput
          label={t('narrowcasting.field.text')}
          description={contrastOf('textColour')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          leftSection={<Swatch colour={textColour} />}
          maxLength={7}
          {...getInputProps('textColour')}
        />
        <TextInput
          label={t('narrowcasting.field.accent')}
          description={contrastOf('accentColour')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          leftSection={<Swatch colour={accentColour} />}
          maxLength={7}
          {...getInputProps('accentColour')}
        />
      </Fields>
    </Card>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className={styles.swatch}
      style={isColour(colour) ? { background: colour.trim() } : undefined}
    />
  );
}
