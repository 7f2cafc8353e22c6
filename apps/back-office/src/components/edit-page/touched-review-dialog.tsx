import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCan } from '../use-can.ts';
import styles from './touched-review-dialog.module.css';

const shownDays = 6;
const reasons = ['closed-day', 'weekday', 'hours', 'date', 'time', 'place', 'limit'] as const;

/** Tickets that a change touches on one day; without a date they are for no day. */
export interface TouchedDay {
  date?: string | null;
  reason: string;
  ticketCount: number;
}

interface TouchedReviewDialogProps {
  /** The days that wait for an answer. */
  asked: readonly TouchedDay[] | null;
  /** Whether these are other days than were shown before. */
  hasMovedOn: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Whose tickets a change touches, said before it is done. Nothing has changed yet. */
export function TouchedReviewDialog({ asked, hasMovedOn, onAnswer }: TouchedReviewDialogProps) {
  const { t, date } = useMessages();
  const canClose = useCan('timeslotgroup', 'edit');
  const days = asked ?? [];
  const count = days.reduce((sum, { ticketCount }) => sum + ticketCount, 0);
  const isOnlyLimit = days.every(({ reason }) => reason === 'limit');
  const wordsOf = (day: TouchedDay) => {
    const reason = reasons.find((one) => one === day.reason) ?? 'date';
    const words = t(`touched.reason.${reason}`);
    return day.date ? `${date(day.date)} · ${words}` : words;
  };
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={t('touched.title', { count })}
      confirmLabel={t('touched.keep', { count })}
      cancelLabel={t('ui.leave.continue')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {hasMovedOn && <p className={styles.lead}>{t('touched.movedOn')}</p>}
      <p className={styles.lead}>{t(isOnlyLimit ? 'touched.leadLimit' : 'touched.lead')}</p>
      <ul className={styles.days}>
        {days.slice(0, shownDays).map((day) => (
          <li key={`${day.date} ${day.reason}`}>
            <span>{wordsOf(day)}</span>
            <span>{t('touched.tickets', { count: day.ticketCount })}</span>
          </li>
        ))}
        {days.length > shownDays && <li>{t('touched.more', { count: days.length - shownDays })}</li>}
      </ul>
      <p className={styles.lead}>{t('touched.keepText')}</p>
      {canClose && (
        <Link to="/timeslotgroup/closures" target="_blank">
          {t('touched.toClosures')}
        </Link>
      )}
    </ConfirmDialog>
  );
}
