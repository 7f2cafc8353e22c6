import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useIsEditable } from '../edit-page/editable-if.tsx';
import { HoursBar } from './hours-bar.tsx';
import { HoursFields } from './hours-fields.tsx';
import { areSameHours } from './same-hours.ts';
import styles from './week-hours.module.css';
import { useWeekdayName } from './weekday-name.ts';

interface WeekHoursProps {
  /** Monday to Sunday; null = closed. */
  week: readonly (OpeningHours | null)[];
  /** What a day follows until it is changed: the standard hours, or a location's own week. */
  standard: (weekday: Weekday) => OpeningHours | null;
  /** The hours that a day gets which is switched on where the standard is closed. */
  usual: OpeningHours;
  /** By name of the field: '3.opens'. */
  errorOf: (field: string) => ReactNode;
  onChange: (week: (OpeningHours | null)[]) => void;
}

/** The seven days with their hours; a changed one is bold, marked Differs, and can be set back (design, 11). */
export function WeekHours({ week, standard, usual, errorOf, onChange }: WeekHoursProps) {
  return (
    <ul className={styles.days}>
      {weekdays.map((weekday) => {
        const index = weekday - 1;
        const set = (hours: OpeningHours | null) =>
          onChange(weekdays.map((_, at) => (at === index ? hours : (week[at] ?? null))));
        return (
          <Day
            key={weekday}
            weekday={weekday}
            hours={week[index] ?? null}
            standard={standard(weekday)}
            usual={usual}
            errors={{ opens: errorOf(`${index}.opens`), closes: errorOf(`${index}.closes`) }}
            onChange={set}
          />
        );
      })}
    </ul>
  );
}

interface DayProps {
  weekday: Weekday;
  hours: OpeningHours | null;
  standard: OpeningHours | null;
  usual: OpeningHours;
  errors: { opens?: ReactNode; closes?: ReactNode };
  onChange: (hours: OpeningHours | null) => void;
}

function Day({ weekday, hours, standard, usual, errors, onChange }: DayProps) {
  const { t } = useMessages();
  const isEditable = useIsEditable();
  const name = useWeekdayName()(weekday);
  const differs = hours !== null && !areSameHours(hours, standard);
  return (
    <li className={clsx(styles.day, differs && styles.differs)}>
      <span className={styles.name}>{name}</span>
      <Switch
        aria-label={t('hours.open', { day: name })}
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...(standard ?? usual) } : null)}
      />
      {hours ? (
        <HoursFields of={name} hours={hours} errors={errors} onChange={onChange} />
      ) : (
        <span className={styles.closed}>{t('hours.closed')}</span>
      )}
      <HoursBar hours={hours} strong={differs} />
      <span className={styles.note}>
        {differs ? (
          <>
            {t('hours.differs')}
            {isEditable && (
              <ActionIcon
                variant="subtle"
                aria-label={t('hours.setBack', { day: name })}
                onClick={() => onChange(standard && { ...standard })}
              >
                <IconArrowBackUp size={17} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )}
          </>
        ) : (
          hours && t('hours.standard')
        )}
      </span>
    </li>
  );
}
