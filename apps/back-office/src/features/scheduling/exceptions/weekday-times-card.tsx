import { minutesSinceMidnight } from '@foyer/domain/calendar/local-time.ts';
import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type PeriodForm, weekdayLimitField } from '../timeslot-groups/timeslot-group-form.ts';
import { WeekdayRow } from './weekday-row.tsx';
import styles from './weekday-times-card.module.css';

const WeekdayTimesDialog = onDemand(
  async () => (await import('./weekday-times-dialog.tsx')).WeekdayTimesDialog,
);

interface WeekdayTimesCardProps {
  period: PeriodForm;
  /** As it was fetched; a new one has not been. */
  saved: Omit<PeriodForm, 'key'> | undefined;
  canEdit: boolean;
  /** By name of the field: `weekdayLimitField`. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (period: PeriodForm) => void;
}

const hourMinutes = 60;

/** The times of the chosen period: a row per weekday on a shared axis of hours. */
export function WeekdayTimesCard({ period, saved, canEdit, errors, onChange }: WeekdayTimesCardProps) {
  const { t, date } = useMessages();
  const [edited, setEdited] = useState<Weekday | null>(null);
  const hours = hoursOf(period);
  const name = period.note || t('scheduling.periods.unnamed');
  return (
    <Card
      title={t('scheduling.times.title', {
        name: period.published ? name : t('scheduling.periods.draft', { name }),
      })}
      actions={
        <>
          <span className={styles.dates}>
            {date(period.from)} – {date(period.until)}
          </span>
          {canEdit && <Button onClick={() => setEdited(1)}>{t('scheduling.times.set')}</Button>}
        </>
      }
    >
      <div className={styles.head} aria-hidden="true">
        <span />
        <div className={styles.axis}>
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
        <span>{t('scheduling.times.count')}</span>
        <span>{t('scheduling.times.limit')}</span>
      </div>
      <ul className={styles.rows}>
        {weekdays.map((weekday) => (
          <WeekdayRow
            key={weekday}
            weekday={weekday}
            period={period}
            saved={saved}
            hours={hours}
            error={errors[weekdayLimitField(period, weekday)]}
            onOpen={() => canEdit && setEdited(weekday)}
            onChange={onChange}
          />
        ))}
      </ul>
      {edited && (
        <WeekdayTimesDialog
          period={period}
          weekday={edited}
          onTake={(changed) => {
            onChange(changed);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

/** The hours of the axis: those that the times need, nine to six at least. */
function hoursOf(period: PeriodForm): number[] {
  const starts = period.weekdayTimes.map(({ time }) => Math.floor(minutesSinceMidnight(time) / hourMinutes));
  const first = Math.min(9, ...starts);
  const last = Math.max(18, ...starts);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
