import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TimeslotMarks } from '../../../components/timeslot-marks.tsx';
import type { DayTimeslot } from './day-timeslot.ts';
import type { HandEdit } from './hand-edits.ts';
import styles from './timeslot-note.module.css';

interface TimeslotNoteProps {
  timeslot: DayTimeslot;
  groupId: string;
  isNow: boolean;
  isInRules: boolean;
  edit: HandEdit | undefined;
}

/** What is particular about a timeslot: now, not saved yet, to be settled, or changed by which account. */
export function TimeslotNote({ timeslot, groupId, isNow, isInRules, edit }: TimeslotNoteProps) {
  const { t } = useMessages();
  const { conflict, wantedCapacity, madeByHand } = timeslot;
  const wishes = [
    edit?.followsRules && t(isInRules ? 'scheduling.day.willFollow' : 'scheduling.day.willGo'),
    edit?.state && t(edit.state === 'open' ? 'scheduling.day.willOpen' : 'scheduling.day.willClose'),
  ].filter(Boolean);
  const differs = [
    conflict === 'not-in-rules' && t('scheduling.day.notInRules'),
    conflict === 'capacity-below-taken' && t('scheduling.day.wanted', { count: wantedCapacity ?? 0 }),
    !conflict && madeByHand && t('scheduling.day.byHand'),
  ].filter(Boolean);
  return (
    <span className={styles.note}>
      {isNow && <strong className={styles.now}>{t('scheduling.day.now')}</strong>}
      {wishes.length > 0 && <strong className={styles.wish}>{wishes.join(' · ')}</strong>}
      <TimeslotMarks timeslot={timeslot} groupId={groupId} />
      {differs.length > 0 && (
        <span className={conflict ? styles.conflict : undefined}>{differs.join(' · ')}</span>
      )}
    </span>
  );
}
