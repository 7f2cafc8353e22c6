import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ReactNode } from 'react';
import { TimeField } from './time-field.tsx';
import styles from './week-hours.module.css';

interface HoursFieldsProps {
  /** Whose hours these are, for screen readers. */
  of: string;
  hours: OpeningHours;
  errors: { opens?: ReactNode; closes?: ReactNode };
  onChange: (hours: OpeningHours) => void;
}

/** From and until; until before from is after midnight and says so. */
export function HoursFields({ of, hours, errors, onChange }: HoursFieldsProps) {
  const { t } = useMessages();
  return (
    <span className={styles.hours}>
      <TimeField
        aria-label={t('hours.opens', { of })}
        value={hours.opens}
        error={errors.opens}
        onChange={(opens) => onChange({ ...hours, opens })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        aria-label={t('hours.closes', { of })}
        value={hours.closes}
        error={errors.closes}
        onChange={(closes) => onChange({ ...hours, closes })}
      />
      {hours.closes < hours.opens && <span title={t('hours.nextDay')}>+1</span>}
    </span>
  );
}
