import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { FinishKeptSale, OfflineDesks } from './desk-leases.graphql.ts';
import styles from './desk-leases.module.css';
import type { KeptSale } from './kept-sale.ts';

const GiveBackDialog = onDemand(async () => (await import('./give-back-dialog.tsx')).GiveBackDialog);

/** Refused because there was no room: staff may make it. */
const noRoom: readonly (string | null | undefined)[] = ['sold-out', 'not-enough-places', 'too-few-at-time'];

/** A sale that could not become an order: staff finish it, or close it and give the money back. */
export function KeptSaleRow({ sale, currency }: { sale: KeptSale; currency: string }) {
  const { t, dateTime, money } = useMessages();
  const canFinish = useCan('ticketverkoop', 'extra');
  const notify = useNotify();
  const notice = useRefusalNotice();
  // It was kept for another reason, and its places were sold to others by the time that staff finish it.
  const [lacksRoom, setLacksRoom] = useState(false);
  const [asked, setAsked] = useState<'finish' | 'give-back' | null>(null);
  const finish = useGraphqlMutation(FinishKeptSale, { refetch: [OfflineDesks] });
  const { saleId: id, receiptNumber, till, soldAt, byName, totalMinor, lines, reason, reasonText } = sale;
  const overbooks = lacksRoom || noRoom.includes(reason);
  const words = overbooks ? 'desk-leases.finishBeyond' : 'desk-leases.finish';
  const confirm = async () => {
    const isDone = await notice(async () => {
      const { finishKeptSale } = await finish.mutateAsync(
        { id, input: { overbooks } },
        { onError: ({ main }) => setLacksRoom((before) => before || noRoom.includes(main?.errorKey)) },
      );
      notify.done(t('desk-leases.finish.done', { order: finishKeptSale.orderNumber ?? '' }));
    });
    if (isDone) setAsked(null);
  };
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2>{t('desk-leases.kept.receipt', { number: receiptNumber })}</h2>
        <p>{t('desk-leases.kept.sold', { till: till.name, at: dateTime(soldAt), name: byName })}</p>
        <p>
          {lines.map(({ quantity, name }) => `${quantity} × ${name || t('desk-leases.unnamed')}`).join(', ')}
        </p>
        <p className={styles.reason}>{reasonText}</p>
      </div>
      <div className={styles.end}>
        <strong className={styles.amount}>{money(totalMinor, currency)}</strong>
        {canFinish && (
          <>
            <Button onClick={() => setAsked('give-back')}>{t('desk-leases.giveBack')}</Button>
            <Button variant="filled" c="var(--on-ink)" onClick={() => setAsked('finish')}>
              {t(words)}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        opened={asked === 'finish'}
        title={t('desk-leases.finish.title', { number: receiptNumber })}
        confirmLabel={t(words)}
        busy={finish.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {t(overbooks ? 'desk-leases.finishBeyond.text' : 'desk-leases.finish.text')}
      </ConfirmDialog>
      {asked === 'give-back' && (
        <GiveBackDialog sale={sale} currency={currency} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}
