import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type ClosedSeries, seriesOf } from './closed-days.ts';
import styles from './closed-days-card.module.css';

interface ClosedDaysListProps {
  days: readonly ClosedDay[];
  /** Days before it are over and not listed. */
  from: string;
  errors: Readonly<Record<string, ReactNode>>;
  canEdit: boolean;
  onChange: (days: ClosedDay[]) => void;
}

/** The closed days to come, each with its note; those of every year are one line. */
export function ClosedDaysList({ days, from, errors, canEdit, onChange }: ClosedDaysListProps) {
  const { t, date, longDate } = useMessages();
  const nameOf = ({ dates: [first = '', ...more] }: ClosedSeries) =>
    more.length > 0
      ? t('venues.closed.series', { date: date(first), year: more.at(-1)?.slice(0, 4) ?? '' })
      : longDate(first);
  const coming = days.filter(({ date }) => date >= from);
  if (coming.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('venues.closed.title')}>
      {seriesOf(coming).map((series) => (
        <li key={series.dates[0]} className={styles.row}>
          <span>{nameOf(series)}</span>
          <TextInput
            aria-label={t('venues.closed.noteOf', { date: nameOf(series) })}
            placeholder={t('venues.closed.note')}
            value={series.note}
            readOnly={!canEdit}
            error={errors[`closedDays.${days.findIndex(({ date }) => date === series.dates[0])}.note`]}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              onChange(
                days.map((day) => (series.dates.includes(day.date) ? { date: day.date, note: value } : day)),
              );
            }}
          />
          {canEdit && (
            <ActionIcon
              variant="subtle"
              aria-label={t('venues.closed.open', { date: nameOf(series) })}
              onClick={() => onChange(days.filter(({ date }) => !series.dates.includes(date)))}
            >
              <IconX size={17} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
