import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { ActionIcon, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowBackUp } from '@tabler/icons-react';
import clsx from 'clsx';
import { useWeekdayName } from '../../components/weekday-name.ts';
import { HoursBar } from './hours-bar.tsx';
import { HoursFields } from './hours-fields.tsx';
import { areSameHours, changeStandardHours, type LocationForm } from './location-form.ts';
import styles from './opening-hours-card.module.css';

/** The week of a location: days follow the standard hours until they are changed (design, 11). */
export function OpeningHoursCard({ fields }: { fields: UseFormReturnType<LocationForm> }) {
  const { t } = useMessages();
  const form = fields.getValues();
  const setDay = (weekday: Weekday, hours: OpeningHours | null) =>
    fields.setFieldValue(
      'weekHours',
      form.weekHours.map((day, index) => (index === weekday - 1 ? hours : day)),
    );
  return (
    <Card
      title={t('venues.hours.title')}
      actions={
        <div className={styles.standard}>
          <span>{t('venues.hours.standard')}</span>
          <HoursFields
            of={t('venues.hours.standard')}
            hours={form.standardHours}
            errors={{
              opens: fields.errors['standardHours.opens'],
              closes: fields.errors['standardHours.closes'],
            }}
            onChange={(hours) => fields.setValues(changeStandardHours(form, hours))}
          />
        </div>
      }
    >
      <ul className={styles.days}>
        {weekdays.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            hours={form.weekHours[weekday - 1] ?? null}
            standard={form.standardHours}
            errors={{
              opens: fields.errors[`weekHours.${weekday - 1}.opens`],
              closes: fields.errors[`weekHours.${weekday - 1}.closes`],
            }}
            onChange={(hours) => setDay(weekday, hours)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface DayProps {
  weekday: Weekday;
  hours: OpeningHours | null;
  standard: OpeningHours;
  errors: { opens?: React.ReactNode; closes?: React.ReactNode };
  onChange: (hours: OpeningHours | null) => void;
}

function Day({ weekday, hours, standard, errors, onChange }: DayProps) {
  const { t } = useMessages();
  const name = useWeekdayName()(weekday);
  const differs = hours !== null && !areSameHours(hours, standard);
  return (
    <li className={clsx(styles.day, differs && styles.differs)}>
      <span className={styles.name}>{name}</span>
      <Switch
        aria-label={t('venues.hours.open', { day: name })}
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...standard } : null)}
      />
      {hours ? (
        <HoursFields of={name} hours={hours} errors={errors} onChange={onChange} />
      ) : (
        <span className={styles.closed}>{t('venues.hours.closed')}</span>
      )}
      <HoursBar hours={hours} strong={differs} />
      <span className={styles.note}>
        {differs ? (
          <>
            {t('venues.hours.differs')}
            <ActionIcon
              variant="subtle"
              aria-label={t('venues.hours.setBack', { day: name })}
              onClick={() => onChange({ ...standard })}
            >
              <IconArrowBackUp size={17} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </>
        ) : (
          hours && t('venues.hours.standard')
        )}
      </span>
    </li>
  );
}
