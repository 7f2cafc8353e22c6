import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { OfflineDesksQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { KeepDeskLease, OfflineDesks, SettleDeskLease } from './desk-leases.graphql.ts';
import styles from './desk-leases.module.css';

type Lease = OfflineDesksQuery['deskLeases'][number];

/** A desk with its places; one that never came back is settled here. */
export function LeaseRow({ lease }: { lease: Lease }) {
  const { t, dateTime } = useMessages();
  const canSettle = useCan('ticketverkoop', 'extra') && lease.isOver;
  const notify = useNotify();
  const notice = useRefusalNotice();
  const [isSettling, setIsSettling] = useState(false);
  const settle = useGraphqlMutation(SettleDeskLease, { refetch: [OfflineDesks] });
  const keep = useGraphqlMutation(KeepDeskLease, { refetch: [OfflineDesks] });
  const { id, till, places, byName, renewedAt, endsAt, isOver, keepUntil } = lease;
  const count = places.reduce((sum, one) => sum + one.places, 0);
  const giveBack = async () => {
    await notice(async () => {
      const { settleDeskLease: count } = await settle.mutateAsync({ id });
      notify.done(t('desk-leases.settle.done', { till: till.name, count }));
    });
    setIsSettling(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2>
          {till.name}, {till.locationName}
        </h2>
        <p>{t('desk-leases.lastSeen', { at: dateTime(renewedAt), name: byName })}</p>
        <p>{t(isOver ? 'desk-leases.endedAt' : 'desk-leases.endsAt', { at: dateTime(endsAt) })}</p>
        {keepUntil && <p>{t('desk-leases.keptUntil', { at: dateTime(keepUntil) })}</p>}
        {places.length > 0 && (
          <ul className={styles.places} aria-label={t('desk-leases.mayHaveSold', { count })}>
            {places.map(({ timeslotId, time, places: left }) => (
              <li key={timeslotId}>{t('desk-leases.place', { time: time.slice(0, 5), count: left })}</li>
            ))}
          </ul>
        )}
        <p>{t('desk-leases.mayHaveSold', { count })}</p>
      </div>
      <div className={styles.end}>
        <StatusTag tone={isOver ? 'warning' : 'success'}>
          {t(isOver ? 'desk-leases.state.over' : 'desk-leases.state.open')}
        </StatusTag>
        {canSettle && (
          <>
            {!keepUntil && (
              <Button disabled={keep.isPending} onClick={() => void notice(() => keep.mutateAsync({ id }))}>
                {t('desk-leases.keep')}
              </Button>
            )}
            <Button variant="filled" c="var(--on-ink)" onClick={() => setIsSettling(true)}>
              {t('desk-leases.settle')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        opened={isSettling}
        title={t('desk-leases.settle.title', { till: till.name })}
        confirmLabel={t('desk-leases.settle')}
        busy={settle.isPending}
        onConfirm={() => void giveBack()}
        onCancel={() => setIsSettling(false)}
      >
        {t('desk-leases.settle.text', { count })}
      </ConfirmDialog>
    </li>
  );
}
