import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { type ReactNode, useState } from 'react';
import { type ComingChange, ComingValue } from './coming-value.tsx';
import ownStyles from './grouped-row.module.css';
import styles from './setting-row.module.css';

interface GroupedRowProps {
  subject: SettingSubject;
  title: string;
  hint: string;
  fields: readonly string[];
  coming: readonly { field: string; change: ComingChange }[];
  errors: readonly ReactNode[];
  mayEdit: boolean;
  busy: boolean;
  onWithdraw: (field: string) => void;
  children: ReactNode;
}

/** A row of one or more fields: their controls, or the values in force and to come. */
export function GroupedRow({
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
