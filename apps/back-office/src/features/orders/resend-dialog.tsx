import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { Order } from './order.ts';
import { OrderDetails, ResendTickets } from './orders.graphql.ts';

/** Asks before the tickets go out once more: the recipient and the contents. */
export function ResendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const resend = useGraphqlMutation(ResendTickets, { refetch: [OrderDetails] });
  const send = () =>
    resend.mutate(
      { orderId: order.id },
      {
        onSuccess: () => {
          notify.done(t('orders.resend.done', { email: order.buyerEmail }));
          onClose();
        },
        onError: (error) =>
          notify.failed(error.main ? errorText({ ...error.main, code: error.main.errorKey }) : undefined),
      },
    );
  return (
    <ConfirmDialog
      opened
      title={t('orders.resend.title')}
      confirmLabel={t('orders.resend.confirm', { count: order.validTickets })}
      busy={resend.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      {t('orders.resend.text', { count: order.validTickets, email: order.buyerEmail })}
    </ConfirmDialog>
  );
}
