import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BatchCard, VoucherUseCard } from './batch-details-fields.tsx';
import { type BatchDetails, detailsInputOf, detailsOf, type EditedBatch } from './batch-form.ts';
import { useVoucherCrumbs } from './use-voucher-crumbs.ts';
import { ChangeVoucherBatch, VoucherBatch, VoucherBatchList } from './vouchers.graphql.ts';

/** What can be changed of a batch: who it is for, and when and where its vouchers can be used. */
export default function EditBatchPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(VoucherBatch, { id: useRouteParam('batchId') });
  return (
    <QueryView query={query} failed={t('vouchers.list.failed')}>
      {({ voucherBatch }) => <EditBatchForm key={voucherBatch.id} batch={voucherBatch} />}
    </QueryView>
  );
}

function EditBatchForm({ batch }: { batch: EditedBatch }) {
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const { id, name, version } = batch;
  const change = useGraphqlMutation(ChangeVoucherBatch, { refetch: [VoucherBatch, VoucherBatchList] });
  const form = useEditForm<BatchDetails>({
    values: detailsOf(batch),
    version,
    check: async (values) =>
      parseInput((await import('@foyer/domain/vouchers/voucher-batch-input.ts')).voucherDetailsInput, values),
    save: (values, _checked, seen) =>
      change.mutateAsync({ id, input: detailsInputOf(values), version: seen }),
  });
  return (
    <EditPage
      title={name}
      breadcrumbs={[...useVoucherCrumbs(), { label: name, to: `/voucher/${id}` }]}
      form={form}
      canEdit={canEdit}
      change={change}
      query={VoucherBatch}
    >
      <Columns summary={<HistoryCard entity="voucher-batch" id={id} />}>
        <BatchCard getInputProps={form.fields.getInputProps} canEdit={canEdit} />
        <VoucherUseCard getInputProps={form.fields.getInputProps} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
