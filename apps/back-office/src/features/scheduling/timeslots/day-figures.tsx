import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';
import styles from './day-figures.module.css';

type Timeslot = TimeslotDayQuery['timeslotDay']['timeslots'][number];

/** The day in four figures, on a phone in three; closed and cancelled timeslots give no places. */
export function DayFigures({ timeslots }: { timeslots: readonly Timeslot[] }) {
  const { t, number, percent } = useMessages();
  const open = timeslots.filter(({ state }) => state === 'open');
  const isUnlimited = open.some(({ capacity }) => capacity === null);
  const capacity = sum(open.map((timeslot) => timeslot.capacity ?? 0));
  const sold = sum(timeslots.map(({ soldCount }) => soldCount));
  const held = sum(timeslots.map(({ heldCount }) => heldCount));
  const scanned = sum(timeslots.map(({ scannedCount }) => scannedCount));
  const free = sum(open.filter(({ isPast }) => !isPast).map(({ fill }) => fill.left ?? 0));
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const heldToo = held > 0 && t('scheduling.day.heldToo', { count: held });
  if (phone) {
    const of = !isUnlimited && t('scheduling.day.ofCapacity', { capacity: number(capacity) });
    return (
      <div className={styles.strip}>
        <Figures>
          <Figure label={t('scheduling.day.reserved')} value={number(sold)} of={of} />
          <Figure label={t('scheduling.day.scanned')} value={number(scanned)} />
          <Figure label={t('scheduling.day.free')} value={isUnlimited ? '∞' : number(free)} />
        </Figures>
      </div>
    );
  }
  return (
    <Figures>
      <Figure label={t('scheduling.day.capacity')} value={isUnlimited ? '∞' : number(capacity)}>
        <span className={styles.hint}>{t('scheduling.count.timeslots', { count: open.length })}</span>
      </Figure>
      <Figure label={t('scheduling.day.reserved')} value={number(sold)}>
        <span className={styles.hint}>
          {[!isUnlimited && t('scheduling.day.share', { share: percent(share(sold, capacity)) }), heldToo]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Figure>
      <Figure label={t('scheduling.day.scanned')} value={number(scanned)}>
        <span className={styles.hint}>
          {t('scheduling.day.shareOfReserved', { share: percent(share(scanned, sold)) })}
        </span>
      </Figure>
      <Figure label={t('scheduling.day.free')} value={isUnlimited ? '∞' : number(free)}>
        <span className={styles.hint}>{t('scheduling.day.freeHint')}</span>
      </Figure>
    </Figures>
  );
}

/** In basis points, of whole percents. */
function share(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) * 100 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
