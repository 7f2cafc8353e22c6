import { Input, Textarea, useProps } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { onDemand } from '../states/on-demand.tsx';
import { isKnownToEditor } from './formatted-text.ts';
import styles from './formatted-text-field.module.css';
import type { FormattedTextWords } from './formatted-text-words.ts';

const FormattedTextEditor = onDemand(
  async () => (await import('./formatted-text-editor.tsx')).FormattedTextEditor,
);

interface FormattedTextFieldProps {
  label: string;
  /** In which language is written; give the field a `key` of it, too. */
  lang: string;
  words: FormattedTextWords;
  value?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
  readOnly?: boolean;
  'data-path'?: string;
}

/**
 * A text with bold, italic, heading, lists and links, kept as HTML of content, or without tags where it has none.
 * A text that holds more than that is shown as the HTML it is, so that nothing of it is lost. Mantine's theme may set
 * `FormattedTextField` to read only.
 */
export function FormattedTextField(props: FormattedTextFieldProps) {
  const {
    label,
    lang,
    words,
    value = '',
    onChange,
    error,
    readOnly,
    ...others
  } = useProps('FormattedTextField', {}, props);
  const id = useId();
  const isKnown = isKnownToEditor(value);
  // Until the field is left: what is typed there becomes simple HTML on its way.
  const [isSource, setSource] = useState(!isKnown);
  if (!isSource && !isKnown) setSource(true);
  if (isSource)
    return (
      <Textarea
        label={label}
        description={words.source}
        autosize
        minRows={5}
        lang={lang}
        readOnly={readOnly}
        value={value}
        error={error}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        data-path={others['data-path']}
      />
    );
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" error={error}>
      <div className={styles.field} data-read-only={readOnly || undefined} data-path={others['data-path']}>
        <FormattedTextEditor
          labelledBy={`${id}-label`}
          describedBy={error ? `${id}-error` : undefined}
          lang={lang}
          words={words}
          value={value}
          onChange={(text) => onChange?.(text)}
          invalid={!!error}
          readOnly={readOnly}
        />
      </div>
    </Input.Wrapper>
  );
}
