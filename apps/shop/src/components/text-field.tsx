import type { HTMLInputTypeAttribute } from 'react';
import { useTexts } from '../app/texts.tsx';

interface TextFieldProps {
  id: string;
  label: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  value: string;
  /** The code of what is wrong, shown below the field. */
  errorCode: string | null;
  isOptional?: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A labelled field; what is wrong with it is said below it, in words, once the visitor has left it. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, type = 'text', autoComplete, value, errorCode, isOptional = false } = props;
  const { t, refusal } = useTexts();
  const described = [hint && `${id}-hint`, errorCode && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="muted"> {t('shop.details.optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        required={!isOptional}
        aria-invalid={errorCode !== null}
        aria-describedby={described || undefined}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
      />
      {errorCode && (
        <p id={`${id}-error`} className="field-error">
          {refusal(errorCode)}
        </p>
      )}
    </div>
  );
}

/** Where an address is left. */
export function EmailField(
  props: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'value' | 'errorCode' | 'onChange'>,
) {
  return <TextField {...props} type="email" autoComplete="email" onLeave={() => {}} />;
}
