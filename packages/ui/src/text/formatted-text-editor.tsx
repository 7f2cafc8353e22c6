import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { readStyleNonce } from '../theme/style-nonce.ts';
import { toContent, toDocument, toLink } from './formatted-text.ts';
import styles from './formatted-text-field.module.css';
import { FormattedTextLink } from './formatted-text-link.tsx';
import type { FormattedTextWords } from './formatted-text-words.ts';

interface FormattedTextEditorProps {
  labelledBy: string;
  describedBy: string | undefined;
  lang: string;
  words: FormattedTextWords;
  value: string;
  onChange: (value: string) => void;
  invalid: boolean;
  readOnly: boolean | undefined;
}

const unknown = { blockquote: false, code: false, codeBlock: false, horizontalRule: false } as const;
const extensions = [
  StarterKit.configure({
    ...unknown,
    strike: false,
    underline: false,
    dropcursor: false,
    trailingNode: false,
    heading: { levels: [3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => toLink(url) === url,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** The editor itself, an eighth of a megabyte: fetched by `FormattedTextField` when one is shown. */
export function FormattedTextEditor({
  words,
  value,
  onChange,
  readOnly,
  ...about
}: FormattedTextEditorProps) {
  const kept = useRef(value);
  const editor = useEditor({
    extensions,
    content: toDocument(value),
    editable: !readOnly,
    injectNonce: readStyleNonce(),
    editorProps: {
      attributes: attributesOf(about, readOnly),
      // Tab moves to the next field; in a list it would indent the line.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: changed }) => {
      kept.current = toContent(changed.getJSON(), changed.getHTML());
      onChange(kept.current);
    },
  });
  // Discarded, or changed by the server: not what was typed here.
  useEffect(() => {
    if (kept.current === value) return;
    kept.current = value;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <RichTextEditor
      editor={editor}
      classNames={{ root: styles.editor, toolbar: styles.toolbar, control: styles.control }}
      mod={{ error: about.invalid, 'read-only': !!readOnly }}
      labels={{
        boldControlLabel: words.bold,
        italicControlLabel: words.italic,
        h3ControlLabel: words.heading,
        bulletListControlLabel: words.bulletList,
        orderedListControlLabel: words.numberedList,
        unlinkControlLabel: words.removeLink,
        undoControlLabel: words.undo,
        redoControlLabel: words.redo,
      }}
    >
      {!readOnly && (
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <FormattedTextLink words={words} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

type About = Pick<FormattedTextEditorProps, 'labelledBy' | 'describedBy' | 'lang' | 'invalid'>;

/** The accessible name of the text area. */
function attributesOf({ labelledBy, describedBy, lang, invalid }: About, readOnly = false) {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    lang,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  };
}
