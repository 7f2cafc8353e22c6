import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { VouchersOfBatchQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { CancelVouchers, VoucherBatch, VoucherBatchList, VouchersOfBatch } from './vouchers.graphql.ts';

type CancellableVoucher = Pick<
  VouchersOfBatchQuery['vouchers']['edges'][number]['node'],
  'id' | 'code' | 'state'
>;

interface VoucherMenuProps {
  batchId: string;
  voucher: CancellableVoucher;
}

/** What can be done with one voucher of a batch: it is cancelled, as long as it was not used. */
export function VoucherMenu({ batchId, voucher }: VoucherMenuProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState(false);
  const cancel = useGraphqlMutation(CancelVouchers, {
    refetch: [VouchersOfBatch, VoucherBatch, VoucherBatchList],
  });
  const { id, code, state } = voucher;
  if (state === 'used' || state === 'cancelled') return null;
  const confirm = async () => {
    await notice(() => cancel.mutateAsync({ batchId, ids: [id] }));
    setAsking(false);
  };
  return (
    <>
      <RowMenu
        label={code}
        actions={[{ label: t('vouchers.cancelOne'), destructive: true, onClick: () => setAsking(true) }]}
      />
      <ConfirmDialog
        opened={asking}
        title={t('vouchers.cancelOneTitle', { code })}
        confirmLabel={t('vouchers.cancelOne')}
        destructive
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('vouchers.cancelText')}
      </ConfirmDialog>
    </>
  );
}
