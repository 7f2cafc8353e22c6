import { mostMadeAtOnce } from '@foyer/domain/vouchers/voucher.ts';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveAsFile, writeCsv } from '../../components/csv-file.ts';
import { readAllRows } from '../../components/list-page/read-all-rows.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { EditedBatch } from './batch-form.ts';
import { CancelVouchers, VoucherBatch, VoucherBatchList, VouchersOfBatch } from './vouchers.graphql.ts';

/** Download, edit, and cancel all that are left. */
export function BatchActions({ batch }: { batch: EditedBatch }) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const canCancel = useCan('discountcodes-and-vouchers', 'extra');
  const [asking, setAsking] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const cancel = useGraphqlMutation(CancelVouchers, {
    refetch: [VouchersOfBatch, VoucherBatch, VoucherBatchList],
  });
  const { id, name, figures, spendAt } = batch;
  const left = figures.made - figures.used - figures.cancelled;
  const download = async () => {
    setLoading(true);
    try {
      const header = ['code', 'spendAt', 'state', 'acquired', 'usedAt', 'rebooked', 'cancelledAt'] as const;
      const vouchers = await readAllVouchers(id);
      const rows = vouchers.map(({ code, state, acquiredAt, usedAt, rebookedAt, cancelledAt }) => [
        ...[code, spendAt ?? '', t(`vouchers.state.${state}`)],
        ...[acquiredAt, usedAt ?? '', rebookedAt ?? '', cancelledAt ?? ''],
      ]);
      saveAsFile(`${name}.csv`, writeCsv([header.map((field) => t(`vouchers.field.${field}`)), ...rows]));
    } catch {
      notify.failed();
    }
    setLoading(false);
  };
  const confirm = async () => {
    await notice(async () => {
      const { cancelVouchers } = await cancel.mutateAsync({ batchId: id, ids: null });
      // Many are cancelled in the background: the page shows how far it is.
      if (cancelVouchers <= mostMadeAtOnce) notify.done(t('vouchers.cancelled', { count: cancelVouchers }));
    });
    setAsking(false);
  };
  return (
    <>
      <Button
        loading={isLoading}
        leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
        onClick={() => void download()}
      >
        {t('vouchers.download')}
      </Button>
      {canEdit && (
        <Button component={Link} to={`/voucher/${id}/edit`}>
          {t('vouchers.edit')}
        </Button>
      )}
      {canCancel && left > 0 && (
        <RowMenu
          label={name}
          variant="default"
          actions={[{ label: t('vouchers.cancelLeft'), destructive: true, onClick: () => setAsking(true) }]}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title={t('vouchers.cancelLeftTitle', { count: left })}
        confirmLabel={t('vouchers.cancelLeft')}
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

/** A batch may have a hundred thousand vouchers. */
const readAllVouchers = (batchId: string) =>
  readAllRows(async (first, after) => {
    const { vouchers } = await requestGraphql(VouchersOfBatch, { batchId, filter: {}, first, after });
    return vouchers;
  });
