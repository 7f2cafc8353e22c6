import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useState } from 'react';
import { DateField } from '../../components/fields/date-field.tsx';
import styles from './desk-sale.module.css';

interface VisitDayProps {
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

/** Today, tomorrow, or another date. */
export function VisitDay({ date, today, onChoose }: VisitDayProps) {
  const { t } = useMessages();
  const tomorrow = addDays(today, 1);
  const isOther = date !== today && date !== tomorrow;
  const [asksDate, setAsksDate] = useState(isOther);
  const dayButton = (day: string, label: string) => (
    <button
      type="button"
      className={clsx(styles.day, date === day && !asksDate && styles.chosen)}
      aria-pressed={date === day}
      onClick={() => {
        setAsksDate(false);
        onChoose(day);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.days}>
      {dayButton(today, t('desk.day.today'))}
      {dayButton(tomorrow, t('desk.day.tomorrow'))}
      {asksDate ? (
        <DateField
          aria-label={t('desk.day.other')}
          past="warned"
          minDate={today}
          value={date}
          onChange={(chosen) => chosen && /^\d{4}-\d\d-\d\d$/.test(chosen) && onChoose(chosen)}
        />
      ) : (
        <button type="button" className={styles.day} onClick={() => setAsksDate(true)}>
          {t('desk.day.other')}
        </button>
      )}
    </div>
  );
}
