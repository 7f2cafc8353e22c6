import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useId, useState } from 'react';
import { type ComingChange, ComingValue } from './coming-value.tsx';
import { SettingControl } from './setting-control.tsx';
import type { FieldKind, FormValue, FormValues } from './setting-forms.ts';
import styles from './setting-row.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface SettingRowProps {
  subject: SettingSubject;
  field: string;
  kind: FieldKind;
  form: FormValues;
  error?: string;
  mayEdit: boolean;
  /** Where a value is to come that differs from the one in force. */
  coming?: ComingChange;
  busy: boolean;
  onChange: (value: FormValue) => void;
  onWithdraw: () => void;
}

/** One setting: label and hint, then its control, or the value in force and the one to come (more.md, section 4). */
export function SettingRow(props: SettingRowProps) {
  const { subject, field, kind, form, error, mayEdit, coming, busy } = props;
  const { t, has } = useMessages();
  const { fieldName } = useSettingWords();
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const label = fieldName(field);
  // Where the label alone does not say what it does.
  const hint = has(`settings.hint.${field}`) ? t(`settings.hint.${field}`) : null;
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div>
        {coming && (
          <ComingValue
            subject={subject}
            field={field}
            coming={coming}
            mayEdit={mayEdit}
            busy={busy}
            onWithdraw={props.onWithdraw}
            {...(!isChanging && { onChange: () => setIsChanging(true) })}
          />
        )}
        {(!coming || isChanging || error) && (
          <div className={styles.control}>
            <SettingControl
              id={id}
              label={label}
              kind={kind}
              value={form[field] ?? ''}
              form={form}
              error={error}
              onChange={props.onChange}
            />
          </div>
        )}
      </div>
    </div>
  );
}
