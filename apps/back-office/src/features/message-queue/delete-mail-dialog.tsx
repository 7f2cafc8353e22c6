import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useOpenedAfterMount } from '@foyer/ui/use-opened-after-mount.ts';
import { text, useAddressSearch, useChangeSearch } from '../../components/fields/address-search.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { DeleteMail, MailList, QueueCounts } from './message-queue.graphql.ts';

interface DeleteMailDialogProps {
  mail: { id: string; to?: { address: string } | null };
  onClose: () => void;
}

/** Asks before a mail is taken out of the outbox, from its list and from the mail itself. */
export function DeleteMailDialog({ mail, onClose }: DeleteMailDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const shown = useAddressSearch({ mail: text }).mail;
  const changeSearch = useChangeSearch();
  const opened = useOpenedAfterMount(true);
  const remove = useGraphqlMutation(DeleteMail, { refetch: [MailList, QueueCounts] });
  const close = () => {
    // The list keeps its filters; the mail that was read is closed when it is the one that goes.
    if (shown === mail.id) changeSearch({ mail: undefined }, { replace: true });
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      destructive
      title={t('queue.outbox.deleteTitle')}
      confirmLabel={t('queue.outbox.deleteConfirm')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: mail.id }, { onSuccess: close, onError: () => notify.failed() })}
    >
      {t('queue.outbox.deleteText', { address: mail.to?.address ?? '' })}
    </ConfirmDialog>
  );
}
