import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import styles from './day-view.module.css';

interface WeekMovesProps {
  date: string;
  today: string;
  address: SchedulerAddress;
}

/** Back to today, and a week earlier or later: the strip of a phone's day view holds one week. */
export function WeekMoves({ date, today, address }: WeekMovesProps) {
  const { t } = useMessages();
  const show = (day: string | undefined) => address.change({ date: day, slot: undefined }, { replace: true });
  return (
    <div className={styles.moves}>
      {date !== today && (
        <Button variant="subtle" px={8} onClick={() => show(undefined)}>
          {t('scheduler.today')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={t('scheduler.previous.week')}
        onClick={() => show(addDays(date, -7))}
      >
        <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('scheduler.next.week')}
        onClick={() => show(addDays(date, 7))}
      >
        <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
