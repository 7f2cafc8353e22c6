import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './changed-facts.module.css';
import type { ShownChange } from './shown-change.ts';

/** The old and the new limit of the timeslots that change. */
export function ChangedLimits({ limits }: { limits: ShownChange['limits'] }) {
  const { t, number } = useMessages();
  const shown = (limit: number | null | undefined) =>
    limit === null || limit === undefined ? t('change.noLimit') : number(limit);
  return (
    <Card title={t('change.limits')}>
      <ul className={styles.facts}>
        {limits.map(({ before, after, timeslotCount }) => (
          <li key={`${before} ${after}`}>
            <strong>{t('change.limit', { before: shown(before), after: shown(after) })}</strong>
            <span>{t('scheduling.count.timeslots', { count: timeslotCount })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
