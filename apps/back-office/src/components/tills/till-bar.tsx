import type { TillMovementKind } from '@foyer/domain/tills/till-entry.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDeviceDesktop } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../use-can.ts';
import { openCustomerDisplay } from './customer-display.ts';
import styles from './tills.module.css';
import { useOwnTill } from './use-own-till.ts';

const CashPanel = onDemand(async () => (await import('./cash-panel.tsx')).CashPanel);

/**
 * The till of this device for a desk: its name and state, cash in and out, the second window, and the way to open, close or
 * choose it. Nothing where the account has no tills.
 */
export function TillBar() {
  const { t } = useMessages();
  const { till, tills } = useOwnTill();
  const canEdit = useCan('ticketverkoop', 'edit');
  const [moving, setMoving] = useState<TillMovementKind | null>(null);
  if (tills.length === 0) return null;
  if (!till)
    return (
      <Button component={Link} to="/ticketverkoop/kassas">
        {t('tills.choose')}
      </Button>
    );
  const { id, name, session } = till;
  return (
    <div className={styles.bar}>
      <strong>{name}</strong>
      {session ? (
        <>
          {canEdit && (
            <>
              <Button
                leftSection={<IconArrowDown size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setMoving('put-in')}
              >
                {t('tills.put-in')}
              </Button>
              <Button
                leftSection={<IconArrowUp size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setMoving('take-out')}
              >
                {t('tills.take-out')}
              </Button>
            </>
          )}
          <Button
            leftSection={<IconDeviceDesktop size={16} stroke={1.6} aria-hidden="true" />}
            onClick={openCustomerDisplay}
          >
            {t('tills.display.open')}
          </Button>
          {canEdit && (
            <Button component={Link} to={`/ticketverkoop/kassa/${id}/sluiten`}>
              {t('tills.close')}
            </Button>
          )}
        </>
      ) : (
        <>
          <StatusTag tone="neutral">{t('tills.state.closed')}</StatusTag>
          {canEdit && (
            <Button component={Link} to={`/ticketverkoop/kassa/${id}`}>
              {t('tills.open')}
            </Button>
          )}
        </>
      )}
      {moving && session && <CashPanel kind={moving} session={session} onClose={() => setMoving(null)} />}
    </div>
  );
}
