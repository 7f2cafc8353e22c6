import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { type ReactNode, useState } from 'react';
import { type ComingChange, ComingValue } from './coming-value.tsx';
import ownStyles from './grouped-row.module.css';
import type { FormValue, FormValues } from './setting-forms.ts';
import styles from './setting-row.module.css';

/** What a page of such rows has of its form. */
export interface RowsOfForm {
  form: FormValues;
  errors: Record<string, ReactNode>;
  mayEdit: boolean;
  busy: boolean;
  comingOf: (field: string) => ComingChange | undefined;
  onChange: (field: string, value: FormValue) => void;
  onWithdraw: (field: string) => void;
}

interface RowOfFormProps {
  rows: RowsOfForm;
  subject: SettingSubject;
  fields: readonly string[];
  title: string;
  hint: string;
  children: ReactNode;
}

/** A row with what the form knows of its fields. */
export function RowOfForm({ rows, fields, ...row }: RowOfFormProps) {
  const { errors, mayEdit, busy, comingOf, onWithdraw } = rows;
  return (
    <GroupedRow
      {...row}
      coming={fields.flatMap((field) => {
        const change = comingOf(field);
        return change ? [{ field, change }] : [];
      })}
      errors={fields.flatMap((field) => (errors[field] ? [errors[field]] : []))}
      mayEdit={mayEdit}
      busy={busy}
      onWithdraw={onWithdraw}
    />
  );
}

interface GroupedRowProps {
  subject: SettingSubject;
  title: string;
  hint: string;
  coming: readonly { field: string; change: ComingChange }[];
  errors: readonly ReactNode[];
  mayEdit: boolean;
  busy: boolean;
  onWithdraw: (field: string) => void;
  children: ReactNode;
}

/** A row of one or more fields: their controls, or the values in force and to come. */
function GroupedRow({
  subject,
  title,
  hint,
  coming,
  errors,
  mayEdit,
  busy,
  onWithdraw,
  children,
}: GroupedRowProps) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <span className={styles.label}>{title}</span>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div>
        {coming.map(({ field, change }) => (
          <ComingValue
            key={field}
            subject={subject}
            field={field}
            coming={change}
            mayEdit={mayEdit}
            busy={busy}
            onWithdraw={() => onWithdraw(field)}
            {...(!isChanging && { onChange: () => setIsChanging(true) })}
          />
        ))}
        {(coming.length === 0 || isChanging || errors.length > 0) && (
          <div className={ownStyles.group}>{children}</div>
        )}
        {errors.map((error) => (
          <p key={String(error)} role="alert" className={ownStyles.error}>
            {error}
          </p>
        ))}
      </div>
    </div>
  );
}
