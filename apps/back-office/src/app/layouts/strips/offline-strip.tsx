import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useSyncExternalStore } from 'react';
import { isServerReachable, onConnectionChange } from '../../../session/graphql/connection.ts';
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
