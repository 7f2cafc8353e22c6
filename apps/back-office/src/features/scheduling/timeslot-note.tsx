import { useMessages } from '@foyer/ui/messages.tsx';
import type { DayTimeslot } from './day-timeslot.ts';
import styles from './timeslot-note.module.css';

/** What is particular about a timeslot: now, its title, set for this date, or to be settled. */
export function TimeslotNote({ timeslot, isNow }: { timeslot: DayTimeslot; isNow: boolean }) {
  const { t } = useMessages();
  const { conflict, wantedCapacity, madeByHand, title } = timeslot;
  const notes = [
    title,
    conflict === 'not-in-rules' && t('scheduling.day.notInRules'),
    conflict === 'capacity-below-taken' && t('scheduling.day.wanted', { count: wantedCapacity ?? 0 }),
    !conflict && madeByHand && t('scheduling.day.byHand'),
  ].filter(Boolean);
  return (
    <span className={conflict ? styles.conflict : styles.note}>
      {isNow && <strong className={styles.now}>{t('scheduling.day.now')}</strong>} {notes.join(' · ')}
    </span>
  );
}
