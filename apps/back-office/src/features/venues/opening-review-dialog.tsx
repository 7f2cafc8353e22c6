import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useCan } from '../../components/use-can.ts';
import styles from './opening-review-dialog.module.css';
import type { OpeningReview } from './use-opening-review.ts';

const shownDays = 6;

/** Whose tickets a change of the opening touches, said before it is done. Nothing has been changed yet. */
export function OpeningReviewDialog({ review }: { review: OpeningReview }) {
  const { t, date } = useMessages();
  const canClose = useCan('timeslotgroup', 'edit');
  const days = review.asked ?? [];
  const count = days.reduce((sum, { ticketCount }) => sum + ticketCount, 0);
  return (
    <ConfirmDialog
      opened={review.asked !== null}
      title={t('venues.review.title', { count })}
      confirmLabel={t('venues.review.keep', { count })}
      cancelLabel={t('ui.leave.continue')}
      onConfirm={() => review.answer(true)}
      onCancel={() => review.answer(false)}
    >
      <p className={styles.lead}>{t('venues.review.lead')}</p>
      <ul className={styles.days}>
        {days.slice(0, shownDays).map((day) => (
          <li key={day.date}>
            <span>
              {date(day.date)} · {t(`venues.review.reason.${day.reason}`)}
            </span>
            <span>{t('venues.review.tickets', { count: day.ticketCount })}</span>
          </li>
        ))}
        {days.length > shownDays && <li>{t('venues.review.more', { count: days.length - shownDays })}</li>}
      </ul>
      <p className={styles.lead}>{t('venues.review.keepText')}</p>
      {canClose && (
        <Link to="/timeslotgroup/closures" target="_blank">
          {t('venues.review.toClosures')}
        </Link>
      )}
    </ConfirmDialog>
  );
}
