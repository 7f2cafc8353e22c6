import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { otherTimesId } from './day-cards.tsx';
import styles from './reservations.module.css';
import type { Visits } from './use-visits.ts';

/** The exceeding-capacity warning: how far the group goes over the limit, worked out as it is typed. */
export function CapacityNotice({ visits: { chosen, fit, places } }: { visits: Visits }) {
  const { t, number } = useMessages();
  if (!chosen || !fit || fit.overBy === 0) return null;
  const { left, limit, takenAfter } = fit;
  const show = () => {
    const others = document.getElementById(otherTimesId);
    others?.scrollIntoView({ block: 'center' });
    others?.focus();
  };
  return (
    <Notice
      tone="warning"
      title={t('reservations.warning.left', {
        left: number(Math.max(0, left ?? 0)),
        limit: number(limit ?? 0),
        time: chosen.time,
      })}
      links={
        <button type="button" className={styles.showOthers} onClick={show}>
          {t('reservations.warning.others')}
        </button>
      }
    >
      {t('reservations.warning.needs', {
        people: number(places),
        after: number(takenAfter),
        limit: number(limit ?? 0),
      })}{' '}
      {t('reservations.warning.extra')}
    </Notice>
  );
}
