import { mostMadeAtOnce } from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveAsFile, writeCsv } from '../../components/csv-file.ts';
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
  const { id, name, figures } = batch;
  const left = figures.made - figures.used - figures.cancelled;
  const download = async () => {
    setLoading(true);
    try {
      const header = ['code', 'state', 'acquired', 'usedAt', 'rebooked', 'cancelledAt'] as const;
      const rows = await readAllVouchers(id, (state) => t(`vouchers.state.${state}`));
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

const pageRows = 5_000;

/** Page by page: a batch may have a hundred thousand vouchers. */
async function readAllVouchers(batchId: string, nameOf: (state: string) => string): Promise<string[][]> {
  const rows: string[][] = [];
  let after: string | null = null;
  do {
    const { vouchers }: Awaited<ReturnType<typeof readPage>> = await readPage(batchId, after);
    for (const { node } of vouchers.edges) {
      const { code, state, acquiredAt, usedAt, rebookedAt, cancelledAt } = node;
      rows.push([code, nameOf(state), acquiredAt, usedAt ?? '', rebookedAt ?? '', cancelledAt ?? '']);
    }
    after = vouchers.pageInfo.hasNextPage ? (vouchers.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return rows;
}

const readPage = (batchId: string, after: string | null) =>
  requestGraphql(VouchersOfBatch, { batchId, filter: {}, first: pageRows, after });
