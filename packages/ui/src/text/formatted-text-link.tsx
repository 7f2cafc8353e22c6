import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { toLink } from './formatted-text.ts';
import styles from './formatted-text-field.module.css';
import type { FormattedTextWords } from './formatted-text-words.ts';

/** Makes the selection a link, or changes the link at the cursor. Mantine's own control accepts any address. */
export function FormattedTextLink({ words }: { words: FormattedTextWords }) {
  const { editor } = useRichTextEditorContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive('link') ?? false,
  });
  const close = () => {
    setTyped(null);
    setWrong(false);
  };
  const submit = () => {
    const href = toLink(typed ?? '');
    if (!href) return setWrong(true);
    close();
    const chain = editor?.chain().focus().extendMarkRange('link');
    // With nothing selected the address itself is what is read.
    if (editor?.state.selection.empty && !active)
      chain
        ?.insertContent({ type: 'text', text: typed?.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain?.setLink({ href }).run();
  };
  return (
    <Popover
      opened={typed !== null}
      onDismiss={close}
      trapFocus
      returnFocus
      shadow="md"
      position="bottom-start"
    >
      <Popover.Target>
        <RichTextEditor.Control
          active={active ?? false}
          aria-label={words.link}
          title={words.link}
          onClick={() => setTyped(editor?.getAttributes('link').href ?? '')}
        >
          <IconLink size={16} stroke={1.6} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.link}>
        <div className={styles.link}>
          <TextInput
            label={words.address}
            placeholder="https://"
            data-autofocus
            value={typed ?? ''}
            error={isWrong ? words.notALink : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
          />
          <Button onClick={submit}>{words.setLink}</Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
