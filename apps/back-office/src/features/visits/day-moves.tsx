import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { DayChoice } from '../../components/days/day-choice.tsx';
import styles from './visits.module.css';

interface DayMovesProps {
  date: string | null;
  /** null = all dates from today on, where the page has such a list. */
  clearable?: boolean;
  onChange: (date: string | null) => void;
}

/** The day before, a date, the day after. */
export function DayMoves({ date, clearable = false, onChange }: DayMovesProps) {
  const { t } = useMessages();
  const move = (days: number) => date && onChange(addDays(date, days));
  return (
    <span className={styles.moves}>
      <ActionIcon
        variant="default"
        aria-label={t('visits.day.previous')}
        disabled={!date}
        onClick={() => move(-1)}
      >
        <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <DayChoice
        aria-label={t('visits.day.date')}
        placeholder={t('visits.day.fromToday')}
        clearable={clearable}
        value={date}
        onChange={onChange}
      />
      <ActionIcon
        variant="default"
        aria-label={t('visits.day.next')}
        disabled={!date}
        onClick={() => move(1)}
      >
        <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}
