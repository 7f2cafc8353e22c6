import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './shell-skeleton.module.css';

/** One width a door, each its own, so that the shape reads as a menu. */
const doors = ['52%', '38%', '61%', '47%', '56%', '42%', '64%', '50%', '45%', '58%'];

/** The shape of the shell while configuration and menu are fetched: nothing moves when they come. */
export function ShellSkeleton() {
  const { t } = useMessages();
  return (
    <div className={styles.shell} role="status" aria-label={t('ui.loading')}>
      <div className={styles.menu} aria-hidden="true">
        {doors.map((width) => (
          <span key={width} className={styles.door} style={{ inlineSize: width }} />
        ))}
      </div>
      <div className={styles.sheet} aria-hidden="true">
        <LoadingState />
      </div>
    </div>
  );
}
