import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Loader } from '@mantine/core';
import styles from './loading-overlay.module.css';

/** Covers everything while the app starts or the session ends. */
export function LoadingOverlay() {
  const { t } = useMessages();
  return (
    <div className={styles.overlay} role="status" aria-label={t('ui.loading')}>
      <Loader size="md" />
    </div>
  );
}
