import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Skeleton } from '@mantine/core';
import clsx from 'clsx';
import styles from './desk-sale.module.css';
import { type DeskGroup, fillStep, isBookable, shownTimeslots } from './sale-state.ts';

const comingSlots = [1, 2, 3, 4, 5, 6];

interface TimeslotRowProps {
  group: DeskGroup;
  chosenId: string | null;
  /** Those of the chosen day are on their way. */
  isComing: boolean;
  /** The numbers are places of this desk. */
  isOffline: boolean;
  onChoose: (timeslotId: string) => void;
}

/** The times of a day with what is free; full ones stay in their place, struck through. */
export function TimeslotRow({ group, chosenId, isComing, isOffline, onChoose }: TimeslotRowProps) {
  const { t } = useMessages();
  const timeslots = shownTimeslots(group, chosenId);
  if (isComing)
    return (
      <div className={styles.times} role="status" aria-label={t('ui.loading')}>
        {comingSlots.map((one) => (
          <Skeleton key={one} height={80} radius="md" />
        ))}
      </div>
    );
  if (timeslots.length === 0) return <p className={styles.nothing}>{t('desk.noTimes')}</p>;
  return (
    <ul className={styles.times} aria-label={t('desk.times')}>
      {timeslots.map((timeslot) => {
        const { id, time, left, state, isPast } = timeslot;
        const canBook = isBookable(timeslot);
        const heat = isPast ? null : fillStep(timeslot);
        const word = isPast
          ? t('desk.past')
          : state === 'closed'
            ? t('desk.closed')
            : isOffline && left !== null
              ? t('desk-offline.here', { count: left })
              : !canBook
                ? t('desk.full')
                : left === null
                  ? t('desk.noLimit')
                  : t('desk.left', { count: left });
        return (
          <li key={id}>
            <button
              type="button"
              className={clsx(styles.time, id === chosenId && styles.chosen, !canBook && styles.off)}
              aria-pressed={id === chosenId}
              disabled={!canBook && id !== chosenId}
              onClick={() => onChoose(id)}
            >
              <span className={styles.clock}>{time}</span>
              <span className={styles.hint}>{word}</span>
              {heat !== null && (
                <span className={clsx(styles.heat, styles[`heat${heat}`])} aria-hidden="true" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
