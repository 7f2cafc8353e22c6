import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import type { DayTimeslot } from './day-timeslot.ts';
import { type HandEdit, shownLimit } from './hand-edits.ts';
import styles from './timeslot-limit.module.css';

interface TimeslotLimitProps {
  timeslot: DayTimeslot;
  edit: HandEdit | undefined;
  /** What is wrong with it. */
  error: ReactNode;
  onEdit: (edit: HandEdit) => void;
}

/** The limit of one timeslot; amber with the old one beside it until it is reviewed (design, 0). */
export function TimeslotLimit({ timeslot, edit, error, onEdit }: TimeslotLimitProps) {
  const { t } = useMessages();
  const isChanged = edit !== undefined && 'limit' in edit;
  return (
    <span className={styles.cell}>
      {isChanged && (
        <span className={styles.was}>{t('scheduling.day.was', { limit: shownLimit(timeslot) ?? '∞' })}</span>
      )}
      <span className={styles.paper}>{(isChanged ? edit.limit : shownLimit(timeslot)) ?? '∞'}</span>
      <CountField
        aria-label={t('scheduling.times.limitOf', { day: timeslot.time })}
        className={clsx(styles.limit, isChanged && styles.changed)}
        classNames={{ error: styles.error }}
        placeholder="∞"
        error={error}
        value={isChanged ? (edit.limit ?? null) : shownLimit(timeslot)}
        onChange={(limit) => onEdit({ limit })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEdit({ limit: shownLimit(timeslot) });
        }}
      />
    </span>
  );
}
