import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts.tsx';

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  errorCode: string | undefined;
  isRequired: boolean;
  isShort?: boolean | undefined;
}

/** What names and describes a field: put onto the control itself. */
export function describedBy({ id, hint, errorCode }: Pick<FieldProps, 'id' | 'hint' | 'errorCode'>) {
  const described = [hint && `${id}-hint`, errorCode && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': errorCode !== undefined, 'aria-describedby': described || undefined };
}

/** A field of one control below its label. */
export function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={field.isShort ? 'field short' : 'field'}>
      <label htmlFor={field.id}>
        <FieldLabel {...field} />
      </label>
      {children}
      <FieldNotes {...field} />
    </div>
  );
}

/** A field of several controls. It is left as a whole, not by going from one of them to the next. */
export function FieldGroup({
  children,
  onLeave,
  ...field
}: FieldProps & { children: ReactNode; onLeave?: () => void }) {
  return (
    <fieldset
      className="field"
      aria-describedby={describedBy(field)['aria-describedby']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <legend>
        <FieldLabel {...field} />
      </legend>
      {children}
      <FieldNotes {...field} />
    </fieldset>
  );
}

function FieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>) {
  const { t } = useTexts();
  return (
    <>
      {label}
      {!isRequired && <span className="muted"> {t('shop.details.optional')}</span>}
    </>
  );
}

/** What helps below a field, and what is wrong with it, once the visitor has left it. */
export function FieldNotes({ id, hint, errorCode }: Pick<FieldProps, 'id' | 'hint' | 'errorCode'>) {
  const { refusal } = useTexts();
  return (
    <>
      {errorCode && (
        <p id={`${id}-error`} className="field-error">
          {refusal(errorCode)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
    </>
  );
}
