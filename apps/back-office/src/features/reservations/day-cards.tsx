import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { isDate } from './is-date.ts';
import { fitIn, isShutFor, type OwnPlaces, type VisitForGroup } from './reservation-form.ts';
import styles from './reservations.module.css';
import { useVisitWords } from './use-visit-words.ts';
import type { Visits } from './use-visits.ts';

/** Where the list of other times is: the strip leads there. */
export const otherTimesId = 'other-times';

interface DayCardsProps {
  date: string | null;
  visits: Visits;
  own: OwnPlaces | null;
  canEdit: boolean;
  onTimeslot: (id: string) => void;
}

/** The day of a reservation, timeslot by timeslot with this group in it, and where else it fits. */
export function DayCards({ date: day, visits, own, canEdit, onTimeslot }: DayCardsProps) {
  const { t, date, number } = useMessages();
  const { textOf } = useVisitWords(own);
  if (!isDate(day) || visits.visits.length === 0) return null;
  const { chosen, places, people, others } = visits;
  return (
    <>
      <Card title={date(day)} flush>
        <table className={styles.day}>
          <thead>
            <tr>
              <th scope="col">{t('reservations.column.time')}</th>
              <th scope="col" className={styles.end}>
                {t('reservations.day.left')}
              </th>
              <th scope="col">
                <span className={styles.spoken}>{t('reservations.day.filledHead')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {visits.visits.map((visit) => (
              <DayRow
                key={visit.id}
                visit={visit}
                own={own}
                places={visit.id === chosen?.id ? places : 0}
                isChosen={visit.id === chosen?.id}
              />
            ))}
          </tbody>
        </table>
      </Card>
      {people > 0 && (
        <div id={otherTimesId} tabIndex={-1}>
          <Card title={t('reservations.others.title', { count: number(people) })}>
            {others.length === 0 ? (
              <p className={styles.none}>{t('reservations.others.none', { count: number(people) })}</p>
            ) : (
              <ul className={styles.others}>
                {others.map((visit) => (
                  <li key={visit.id}>
                    {canEdit ? (
                      <button type="button" className={styles.other} onClick={() => onTimeslot(visit.id)}>
                        {textOf(visit)}
                      </button>
                    ) : (
                      textOf(visit)
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </>
  );
}

interface DayRowProps {
  visit: VisitForGroup;
  own: OwnPlaces | null;
  /** Of this group. */
  places: number;
  isChosen: boolean;
}

const fullFrom = 0.85;

function DayRow({ visit, own, places, isChosen }: DayRowProps) {
  const { t, number } = useMessages();
  const { limit, takenAfter } = fitIn(visit, places, own);
  const left = limit === null ? null : limit - takenAfter;
  const share = limit === null || limit === 0 ? 0 : takenAfter / limit;
  const percentage = `${Math.round(share * 100)}%`;
  const tone = share >= 1 ? 'danger' : share >= fullFrom ? 'warning' : 'success';
  return (
    <tr aria-current={isChosen || undefined}>
      <th scope="row">{visit.time}</th>
      <td className={styles.end} data-over={(left ?? 0) < 0 || undefined}>
        {isShutFor(visit, own) ? t('reservations.place.closed') : left === null ? '∞' : number(left)}
      </td>
      <td>
        {limit !== null && (
          <Meter
            value={takenAfter}
            max={limit}
            tone={tone}
            label={t('reservations.day.filled', { percentage })}
          />
        )}
      </td>
    </tr>
  );
}
