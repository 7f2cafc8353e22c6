import { useMessages } from '@foyer/ui/states/messages.tsx';
import { FormattedTextField } from '@foyer/ui/text/formatted-text-field.tsx';
import type { ComponentProps } from 'react';

/**
 * A text that visitors read with its bold words, headings, lists and links. Its words are a part of their own: what
 * shows it fetches `loadParts(['formatting'])` with itself.
 */
export function FormattedText(props: Omit<ComponentProps<typeof FormattedTextField>, 'words'>) {
  const { t } = useMessages();
  return (
    <FormattedTextField
      {...props}
      words={{
        bold: t('formatting.bold'),
        italic: t('formatting.italic'),
        heading: t('formatting.heading'),
        bulletList: t('formatting.bulletList'),
        numberedList: t('formatting.numberedList'),
        link: t('formatting.link'),
        removeLink: t('formatting.removeLink'),
        undo: t('formatting.undo'),
        redo: t('formatting.redo'),
        address: t('formatting.address'),
        setLink: t('formatting.setLink'),
        notALink: t('formatting.notALink'),
        source: t('formatting.source'),
      }}
    />
  );
}
