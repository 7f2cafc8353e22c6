import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import type { DeskState } from './desk-keeper.ts';
import styles from './offline.module.css';

/** In the header: no connection, and what waits to be sent. */
export function LeasePill({ state }: { state: DeskState }) {
  const { t } = useMessages();
  const { isOffline, isSending, unsent } = state;
  const count = unsent.length;
  const Icon = isOffline ? IconWifiOff : IconWifi;
  const key = isSending ? 'sending' : isOffline ? 'offline' : 'unsent';
  return (
    <span className={styles.pill} role="status">
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(`desk-offline.pill.${key}`, { count })}
    </span>
  );
}
