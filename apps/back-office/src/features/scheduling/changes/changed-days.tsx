import { Card } from '@foyer/ui/card.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import clsx from 'clsx';
import { useState } from 'react';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import styles from './changed-days.module.css';
import type { ShownChange } from './shown-change.ts';

type Day = ShownChange['days'][number];

const firstShown = 15;
const kinds = ['added', 'removed', 'changed', 'tickets'] as const;

/** The days that change, the first ones until all are asked for: how much is added and removed, and where visitors are. */
export function ChangedDays({ days }: { days: readonly Day[] }) {
  const { t, date } = useMessages();
  const weekdayName = useWeekdayName();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? days : days.slice(0, firstShown);
  const most = Math.max(1, ...shown.flatMap((day) => kinds.map((kind) => countOf(day, kind))));
  return (
    <Card
      title={t('change.days', {
        shown: shown.length,
        count: days.length,
        more: days.length > shown.length ? 'yes' : 'no',
      })}
      actions={
        <>
          <span className={styles.legend} aria-hidden="true">
            {kinds.map((kind) => (
              <span key={kind}>
                <i className={styles[kind]} />
                {t(`change.day.${kind}`)}
              </span>
            ))}
          </span>
          {shown.length < days.length && (
            <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
              {t('change.showAll', { count: days.length })}
            </Button>
          )}
        </>
      }
    >
      <ScrollRegion label={t('change.dayRegion')}>
        <ol className={styles.days}>
          {shown.map((day) => (
            <li key={day.date} className={styles.day}>
              <span>{weekdayName(new Date(`${day.date}T00:00:00Z`).getUTCDay() || 7, 'short')}</span>
              <strong>{date(day.date).slice(0, 5)}</strong>
              <span className={styles.spoken}>
                {t('change.dayOf', {
                  added: day.addedCount,
                  removed: day.removedCount,
                  changed: day.changedCount,
                  tickets: day.ticketCount,
                })}
              </span>
              <span className={styles.bars} aria-hidden="true">
                {kinds.map((kind) => (
                  <i
                    key={kind}
                    className={clsx(styles.bar, styles[kind])}
                    style={{ blockSize: `${(countOf(day, kind) / most) * 100}%` }}
                  />
                ))}
              </span>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Card>
  );
}

function countOf(day: Day, kind: (typeof kinds)[number]): number {
  const counts = { added: day.addedCount, removed: day.removedCount, changed: day.changedCount };
  return kind === 'tickets' ? day.ticketCount : counts[kind];
}
