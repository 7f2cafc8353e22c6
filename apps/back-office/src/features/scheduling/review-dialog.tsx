import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import styles from './review-dialog.module.css';
import type { TimeslotPlan } from './use-review.ts';

interface ReviewDialogProps {
  plan: TimeslotPlan;
  onAnswer: (goesOn: boolean) => void;
}

/** What saving does to the timeslots, said before it is done. Nothing has been changed yet. */
export function ReviewDialog({ plan, onAnswer }: ReviewDialogProps) {
  const { t, number, date } = useMessages();
  const figures = [
    { label: t('scheduling.review.added'), count: plan.addedCount },
    { label: t('scheduling.review.removed'), count: plan.removedCount },
    { label: t('scheduling.review.changed'), count: plan.changedCount },
    { label: t('scheduling.review.conflicts'), count: plan.conflictCount },
  ];
  const touched = plan.addedCount + plan.removedCount + plan.changedCount;
  return (
    <ConfirmDialog
      opened
      title={t('scheduling.review.title')}
      confirmLabel={t('scheduling.review.apply', { count: touched })}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p className={styles.lead}>{t('scheduling.review.lead')}</p>
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {plan.conflictCount > 0 && (
        <>
          <p className={styles.lead}>{t('scheduling.review.conflictText')}</p>
          <ul className={styles.conflicts}>
            {plan.conflicts.slice(0, 5).map((timeslot) => (
              <li key={timeslot.id}>
                {date(timeslot.date)} {timeslot.time}
                <span>
                  {t('scheduling.review.places', { count: timeslot.heldCount + timeslot.soldCount })}
                </span>
              </li>
            ))}
            {plan.conflictCount > 5 && (
              <li>{t('scheduling.review.more', { count: plan.conflictCount - 5 })}</li>
            )}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
