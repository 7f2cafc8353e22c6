import type { ClosureVisitGroup } from '@foyer/domain/closures/closure-visit.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useSpokenProgress } from '../../components/progress/use-spoken-progress.ts';
import type { ClosureProgressQuery } from '../../generated/operations.ts';
import { sumByGroup } from './closure-facts.ts';
import styles from './closures.module.css';

const shown: readonly ClosureVisitGroup[] = ['refunded', 'moved', 'done', 'needs-you', 'waiting'];

/** The bar counts orders, never mails (design more.md, section 10). */
export function ClosureProgressCard({ closure }: { closure: ClosureProgressQuery['closure'] }) {
  const { t } = useMessages();
  const sums = sumByGroup(closure.totals);
  const total = shown.reduce((sum, group) => sum + sums[group].orders, 0);
  const settled = total - sums.waiting.orders - sums['needs-you'].orders;
  const text = t('closures.progress.settled', { settled, total, waiting: sums['needs-you'].orders });
  const spoken = useSpokenProgress(text, sums.waiting.orders === 0);
  if (total === 0) {
    return (
      <Card>
        <p className={styles.progress}>
          {closure.timeslotCount > 0
            ? t('closures.progress.noOrders', { timeslots: closure.timeslotCount })
            : t('closures.progress.nobody')}
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div className={styles.progressHead}>
        <strong>{text}</strong>
        {sums.waiting.orders > 0 && closure.liftedAt === null && (
          <span className={styles.muted}>
            {t(closure.pausedAt === null ? 'closures.progress.leave' : 'closures.progress.paused')}
          </span>
        )}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('closures.progress.label')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={settled}
        aria-valuetext={text}
      >
        {shown.map((group) => (
          <span
            key={group}
            data-group={group}
            style={{ inlineSize: `${(sums[group].orders / total) * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown
          .filter((group) => sums[group].orders > 0)
          .map((group) => (
            <li key={group}>
              <span data-group={group} aria-hidden="true" />
              {t(`closures.group.${group}`)} {sums[group].orders}
            </li>
          ))}
      </ul>
      <p className={styles.hidden} role="status">
        {spoken}
      </p>
    </Card>
  );
}
