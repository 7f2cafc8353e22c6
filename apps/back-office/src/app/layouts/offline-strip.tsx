import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { useSyncExternalStore } from 'react';
import { isServerReachable, onConnectionChange } from '../../session/connection.ts';
import styles from './offline-strip.module.css';

/** Above the page while the server cannot be reached. */
export function OfflineStrip() {
  const { t } = useMessages();
  const reachable = useSyncExternalStore(onConnectionChange, isServerReachable);
  if (reachable) return null;
  return (
    <div className={styles.strip}>
      <Notice tone="warning" title={t('shell.offline.title')}>
        {t('shell.offline.text')}
      </Notice>
    </div>
  );
}
