import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { RowMenu } from '../../../components/row-menu.tsx';
import { PublishedTag } from '../changes/what-happens.tsx';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';
import styles from './period-list.module.css';
import { laneStep } from './year-bands.ts';

interface PeriodListProps {
  periods: readonly PeriodForm[];
  canEdit: boolean;
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
  onEdit: (period: PeriodForm) => void;
  onRemove: (key: string) => void;
}

/** The periods in words, the highest priority first; the chosen one is open below. */
export function PeriodList({ periods, canEdit, chosenKey, onChoose, onEdit, onRemove }: PeriodListProps) {
  const { t, date } = useMessages();
  return (
    <ul className={styles.periods}>
      {periods.map((period) => {
        const name = period.note || t('scheduling.periods.unnamed');
        const chosen = period.key === chosenKey;
        return (
          <li key={period.key} className={clsx(styles.period, chosen && styles.chosen)}>
            <button
              type="button"
              className={styles.choose}
              aria-pressed={chosen}
              onClick={() => onChoose(period.key)}
            >
              <span className={clsx(styles.priority, styles[`step${laneStep(period.priority)}`])}>
                {period.priority}
              </span>
              <span>
                <strong className={styles.name}>{name}</strong>{' '}
                {!period.published && <PublishedTag published={false} />}
                <span className={styles.dates}>
                  {date(period.from)} – {date(period.until)}
                </span>
              </span>
              {chosen && <span className={styles.open}>{t('scheduling.periods.openBelow')}</span>}
            </button>
            {canEdit && (
              <RowMenu
                label={name}
                actions={[
                  { label: t('scheduling.periods.edit'), onClick: () => onEdit(period) },
                  {
                    label: t('scheduling.periods.remove'),
                    destructive: true,
                    onClick: () => onRemove(period.key),
                  },
                ]}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
