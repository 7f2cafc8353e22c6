import '@mantine/core/styles/ColorInput.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ColorInput } from '@mantine/core';
import { useEffect, useState } from 'react';

interface ColourFieldsProps {
  /** Of a form that has `colours`. */
  fields: { getInputProps: (name: never) => object };
  disabled?: boolean;
}

/** Three colours: brand, ink and paper. */
export function ColourFields({ fields, disabled = false }: ColourFieldsProps) {
  const { t } = useMessages();
  const target = usePlaceOfPickers();
  const { getInputProps } = fields as { getInputProps: (name: string) => object };
  return (
    <Fields row>
      {(['brand', 'ink', 'paper'] as const).map((name) => (
        <ColorInput
          key={name}
          label={t(`channels.colour.${name}`)}
          description={t(`channels.colour.${name}Hint`)}
          format="hex"
          // What is no colour stays as typed, for the rule to refuse.
          fixOnBlur={false}
          popoverProps={{ portalProps: { target } }}
          eyeDropperButtonProps={{ 'aria-label': t('channels.colour.pick') }}
          disabled={disabled}
          {...getInputProps(`colours.${name}`)}
        />
      ))}
    </Fields>
  );
}

/**
 * Where the pickers open. Their sliders have no name and take no keys: they are for a pointer alone, and are hidden from
 * screen readers. The field beside them takes the same colour typed.
 */
function usePlaceOfPickers(): HTMLElement {
  const [place] = useState(() => {
    const made = document.createElement('div');
    made.setAttribute('aria-hidden', 'true');
    return made;
  });
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
