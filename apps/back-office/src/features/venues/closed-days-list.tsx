import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './closed-days-card.module.css';

interface ClosedDaysListProps {
  days: readonly ClosedDay[];
  /** Days before it are over and not listed. */
  from: string;
  errors: Readonly<Record<string, ReactNode>>;
  canEdit: boolean;
  onChange: (days: ClosedDay[]) => void;
}

/** The closed days to come, each with its note. */
export function ClosedDaysList({ days, from, errors, canEdit, onChange }: ClosedDaysListProps) {
  const { t, longDate } = useMessages();
  const coming = days.filter(({ date }) => date >= from);
  if (coming.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('venues.closed.title')}>
      {coming.map(({ date, note }) => (
        <li key={date} className={styles.row}>
          <span>{longDate(date)}</span>
          <TextInput
            aria-label={t('venues.closed.noteOf', { date: longDate(date) })}
            placeholder={t('venues.closed.note')}
            value={note}
            readOnly={!canEdit}
            error={errors[`closedDays.${days.findIndex((day) => day.date === date)}.note`]}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              onChange(days.map((day) => (day.date === date ? { date, note: value } : day)));
            }}
          />
          {canEdit && (
            <ActionIcon
              variant="subtle"
              aria-label={t('venues.closed.open', { date: longDate(date) })}
              onClick={() => onChange(days.filter((day) => day.date !== date))}
            >
              <IconX size={17} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
