import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CloseButton } from '@mantine/core';
import type { TimeFields } from '../exceptions/time-fields.ts';
import styles from './added-timeslots.module.css';

interface AddedTimeslotsProps {
  added: readonly TimeFields[];
  onRemove: (time: string) => void;
}

/** The timeslots that are added once the change is applied. */
export function AddedTimeslots({ added, onRemove }: AddedTimeslotsProps) {
  const { t } = useMessages();
  if (added.length === 0) return null;
  return (
    <Card title={t('scheduling.day.willAdd')}>
      <ul className={styles.added}>
        {added.map(({ time, limit, title, classes }) => (
          <li key={time}>
            <strong>{time}</strong>
            <span>
              {[t('scheduling.day.limitOf', { limit: limit ?? '∞' }), title, classes]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <CloseButton aria-label={t('exceptions.removeTime', { time })} onClick={() => onRemove(time)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
