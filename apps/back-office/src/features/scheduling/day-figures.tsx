import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import type { TimeslotDayQuery } from '../../generated/operations.ts';
import styles from './day-figures.module.css';

type Timeslot = TimeslotDayQuery['timeslotDay']['timeslots'][number];

/** The day in four figures; closed and cancelled timeslots give no places. */
export function DayFigures({ timeslots }: { timeslots: readonly Timeslot[] }) {
  const { t, number, percent } = useMessages();
  const open = timeslots.filter(({ state }) => state === 'open');
  const isUnlimited = open.some(({ capacity }) => capacity === null);
  const capacity = sum(open.map((timeslot) => timeslot.capacity ?? 0));
  const sold = sum(timeslots.map(({ soldCount }) => soldCount));
  const held = sum(timeslots.map(({ heldCount }) => heldCount));
  const free = sum(open.filter(({ isPast }) => !isPast).map(({ fill }) => fill.left ?? 0));
  const share = capacity > 0 ? Math.round((sold / capacity) * 100) * 100 : 0;
  return (
    <Figures>
      <Figure label={t('scheduling.day.capacity')} value={isUnlimited ? '∞' : number(capacity)}>
        <span className={styles.hint}>{t('scheduling.count.timeslots', { count: open.length })}</span>
      </Figure>
      <Figure label={t('scheduling.day.reserved')} value={number(sold)}>
        <span className={styles.hint}>
          {!isUnlimited && t('scheduling.day.share', { share: percent(share) })}
        </span>
      </Figure>
      <Figure label={t('scheduling.day.held')} value={number(held)}>
        <span className={styles.hint}>{t('scheduling.day.heldHint')}</span>
      </Figure>
      <Figure label={t('scheduling.day.free')} value={isUnlimited ? '∞' : number(free)}>
        <span className={styles.hint}>{t('scheduling.day.freeHint')}</span>
      </Figure>
    </Figures>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
