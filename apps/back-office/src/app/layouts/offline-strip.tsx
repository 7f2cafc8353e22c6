import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { useSyncExternalStore } from 'react';
import styles from './offline-strip.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Above the page while the device has no connection. */
export function OfflineStrip() {
  const { t } = useMessages();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div className={styles.strip}>
      <Notice tone="warning" title={t('shell.offline.title')}>
        {t('shell.offline.text')}
      </Notice>
    </div>
  );
}
