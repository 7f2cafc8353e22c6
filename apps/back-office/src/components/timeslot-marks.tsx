import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ColourTag } from './days/exception-colour.tsx';
import styles from './timeslot-marks.module.css';

/** What the rules and people made of a timeslot, as every list of timeslots has it. */
interface MarkedTimeslot {
  status: string;
  title: string;
  classes: string;
  colour?: string | null;
  exception?: { id: string; note: string; published: boolean } | null;
  closure?: { id: string; reason?: string | null; note: string } | null;
}

interface TimeslotMarksProps {
  timeslot: MarkedTimeslot;
  /** Where its exception can be looked at; null where product schedules yield it. */
  groupId: string | null;
}

/** Its closure and exception, in words and colour, its title and classes, and what reservations do. */
export function TimeslotMarks({ timeslot, groupId }: TimeslotMarksProps) {
  const { t } = useMessages();
  const { status, title, classes, colour, exception, closure } = timeslot;
  const exceptionText = exception && (exception.note || t('marks.exception'));
  return (
    <span className={styles.marks}>
      {closure && (
        <Link to={`/timeslotgroup/closure/${closure.id}`}>
          {[t(`closures.reason.${closure.reason ?? 'other'}`), closure.note].filter(Boolean).join(': ')}
        </Link>
      )}
      {colour && <ColourTag colour={colour} />}
      {exception &&
        (groupId ? (
          <Link to={`/timeslotgroup/${groupId}/exceptions/date?edit=${exception.id}`}>{exceptionText}</Link>
        ) : (
          <span>{exceptionText}</span>
        ))}
      {exception && !exception.published && <span>{t('marks.unpublished')}</span>}
      {[title, classes].filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {status !== 'yes' && (
        <span>{t('marks.reservations', { status: t(`marks.status.${status.replaceAll(' ', '-')}`) })}</span>
      )}
    </span>
  );
}
