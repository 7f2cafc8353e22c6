import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OpenSalesOfChannel } from './channel-management.graphql.ts';
import type { ChannelRow } from './channel-row.ts';
import styles from './close-channel-dialog.module.css';

interface CloseChannelDialogProps {
  act: 'unpublish' | 'delete';
  channel: Pick<ChannelRow, 'id' | 'title' | 'state'>;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a channel closes, and names which sales end with it. One that sells nothing now is asked for less. */
export function CloseChannelDialog({ act, channel, busy, onConfirm, onCancel }: CloseChannelDialogProps) {
  const { t, dateTime } = useMessages();
  const { id, title, state } = channel;
  const isOpen = state === 'published';
  const sales = useGraphqlQuery(OpenSalesOfChannel, { channelId: id }, { enabled: isOpen });
  return (
    <ConfirmDialog
      opened
      destructive
      title={t(act === 'delete' ? 'channel-management.deleteTitle' : 'channels.unpublish.title', { title })}
      confirmLabel={t(act === 'delete' ? 'channel-management.deleteAct' : 'channels.unpublish.act')}
      busy={busy || (isOpen && !sales.data && !sales.isError)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles.lines}>
        {act === 'delete' && <p>{t('channel-management.deleteText')}</p>}
        {state === 'upcoming' && <p>{t('channel-management.close.upcoming')}</p>}
        {isOpen && (
          <>
            <p>{t('channel-management.close.text')}</p>
            <QueryView query={sales} failed={t('channel-management.close.failed')}>
              {({ openSales: { cartCount, ticketCount, lastEndsAt, paymentCount, waitingCount } }) => (
                <ul>
                  <li>
                    {lastEndsAt === null
                      ? t('channel-management.close.noCarts')
                      : t('channel-management.close.carts', {
                          count: cartCount,
                          tickets: ticketCount,
                          until: dateTime(lastEndsAt),
                        })}
                  </li>
                  {waitingCount > 0 && (
                    <li>{t('channel-management.close.waiting', { count: waitingCount })}</li>
                  )}
                  {paymentCount > 0 && (
                    <li>{t('channel-management.close.payments', { count: paymentCount })}</li>
                  )}
                </ul>
              )}
            </QueryView>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
