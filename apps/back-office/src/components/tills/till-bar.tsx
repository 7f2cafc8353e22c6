import type { TillMovementKind } from '@foyer/domain/tills/till-entry.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../use-can.ts';
import { useGo } from '../use-go.ts';
import { openCustomerDisplay } from './customer-display.ts';
import styles from './tills.module.css';
import { useOwnTill } from './use-own-till.ts';

const CashPanel = onDemand(async () => (await import('./cash-panel.tsx')).CashPanel);

/**
 * The till for a desk: opened where it is closed; while it is open a menu of cash in and out, the second window, its X report and its
 * close. @param tillId of the till at which the desk sells; undefined = the museum has none
 */
export function TillBar({ tillId }: { tillId: string | undefined }) {
  const { t } = useMessages();
  const go = useGo();
  const { query, tills } = useOwnTill();
  const canEdit = useCan('ticketverkoop', 'edit');
  const [moving, setMoving] = useState<TillMovementKind | null>(null);
  const till = tills.find(({ id }) => id === tillId);
  if (!query.data || !canEdit) return null;
  if (!till)
    return (
      <Button className={styles.bar} component={Link} to="/ticketverkoop/kassas">
        {t('tills.title')}
      </Button>
    );
  const { id, session } = till;
  if (!session)
    return (
      <Button className={styles.bar} component={Link} to={`/ticketverkoop/kassa/${id}`}>
        {t('tills.open')}
      </Button>
    );
  return (
    <>
      <Menu position="bottom-end" styles={{ item: { minBlockSize: 44 } }}>
        <Menu.Target>
          <Button className={styles.bar}>{t('tills.acts')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setMoving('put-in')}>{t('tills.put-in')}</Menu.Item>
          <Menu.Item onClick={() => setMoving('take-out')}>{t('tills.take-out')}</Menu.Item>
          <Menu.Item onClick={openCustomerDisplay}>{t('tills.display.open')}</Menu.Item>
          <Menu.Item onClick={() => go(`/ticketverkoop/kassa/${id}`)}>{t('tills.xReport')}</Menu.Item>
          <Menu.Item onClick={() => go(`/ticketverkoop/kassa/${id}/sluiten`)}>{t('tills.close')}</Menu.Item>
          <Menu.Item onClick={() => go('/ticketverkoop/kassas')}>{t('tills.title')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {moving && <CashPanel kind={moving} session={session} onClose={() => setMoving(null)} />}
    </>
  );
}
