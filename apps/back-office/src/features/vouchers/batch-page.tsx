import { voucherStates } from '@foyer/domain/vouchers/voucher.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BatchActions } from './batch-actions.tsx';
import type { EditedBatch } from './batch-form.ts';
import { useBatchWords } from './use-batch-words.ts';
import { useVoucherCrumbs } from './use-voucher-crumbs.ts';
import { useVoucherTable } from './use-voucher-table.tsx';
import { VoucherBatch, VouchersOfBatch } from './vouchers.graphql.ts';
import styles from './vouchers.module.css';

const filters = { state: oneOf(voucherStates) };
const pollMs = 2_000;

/** The vouchers of a batch, each with its dates, below what the batch is and what became of it. */
export default function BatchPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(
    VoucherBatch,
    { id: useRouteParam('batchId') },
    { refetchEveryMs: (last) => (last?.voucherBatch.making?.state === 'running' ? pollMs : 0) },
  );
  return (
    <QueryView query={query} failed={t('vouchers.list.failed')}>
      {({ voucherBatch }) => <Vouchers batch={voucherBatch} />}
    </QueryView>
  );
}

function Vouchers({ batch }: { batch: EditedBatch }) {
  const { t, number } = useMessages();
  const { id, name, figures } = batch;
  const table = useVoucherTable(batch);
  const isRunning = batch.making?.state === 'running';
  const list = useList({
    filters,
    document: VouchersOfBatch,
    variables: ({ search, paging, filters: { state } }) => ({
      batchId: id,
      filter: { search, state: state ?? null },
      ...paging,
    }),
    rows: ({ vouchers }) => vouchers,
    refetchEveryMs: isRunning ? pollMs : 0,
  });
  return (
    <ListPage
      list={list}
      title={name}
      breadcrumbs={useVoucherCrumbs()}
      actions={<BatchActions batch={batch} />}
      above={
        <>
          <Making batch={batch} />
          <BatchSummary batch={batch} />
        </>
      }
      searchLabel={t('vouchers.searchCode')}
      filters={[
        {
          name: 'state',
          label: t('vouchers.field.state'),
          options: voucherStates.map((value) => ({ value, label: t(`vouchers.state.${value}`) })),
        },
      ]}
      words={{
        failed: t('vouchers.list.failed'),
        empty: { title: t('vouchers.noneYet') },
        noMatch: { title: t('vouchers.noMatch') },
      }}
      table={table}
      totals={() => t('vouchers.made', { count: figures.made, shown: number(figures.made) })}
    />
  );
}

/** How far the work on its codes is, while it runs; why it failed. */
function Making({ batch: { making } }: { batch: EditedBatch }) {
  const { t, number } = useMessages();
  const errorText = useErrorText();
  if (making?.state === 'failed')
    return <Notice tone="danger">{errorText({ code: making.failure ?? '' })}</Notice>;
  if (making?.state !== 'running') return null;
  return (
    <Notice tone="info">
      {t(making.mode === 'remove' ? 'vouchers.cancelling' : 'vouchers.making', {
        done: number(making.done),
        total: number(making.total),
      })}
    </Notice>
  );
}

function BatchSummary({ batch }: { batch: EditedBatch }) {
  const { t, number } = useMessages();
  const words = useBatchWords();
  const { figures, worth, partner, reference, dearerDay, billing, onSalesPage, atGate } = batch;
  const value = worth.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
  const places = [onSalesPage && t('vouchers.field.onSalesPage'), atGate && t('vouchers.field.atGate')];
  return (
    <div className={styles.summary}>
      <Card title={t('vouchers.card.use')}>
        <Facts
          facts={[
            { label: t('vouchers.figure.made'), value: number(figures.made) },
            { label: t('vouchers.figure.used'), value: number(figures.used) },
            { label: t('vouchers.figure.cancelled'), value: number(figures.cancelled) },
            {
              label: t('vouchers.figure.left'),
              value: number(figures.made - figures.used - figures.cancelled),
            },
          ]}
        />
      </Card>
      <Card title={t('vouchers.card.worth')}>
        <Facts
          facts={[
            { label: t('vouchers.field.worth'), value: words.worth(worth) },
            { label: t('vouchers.ordinaryValue'), value: words.amount(value) },
            { label: t('vouchers.field.dearerDay'), value: t(`vouchers.dearerDay.${dearerDay}`) },
            { label: t('vouchers.card.billing'), value: t(`vouchers.billing.${billing}`) },
          ]}
        />
      </Card>
      <Card title={t('vouchers.card.batch')}>
        <Facts
          facts={[
            { label: t('vouchers.field.partner'), value: partner?.username ?? '–' },
            { label: t('vouchers.field.reference'), value: reference || '–' },
            { label: t('vouchers.field.valid'), value: words.valid(batch) },
            { label: t('vouchers.field.places'), value: places.filter(Boolean).join(', ') || '–' },
            ...(batch.spendAt ? [{ label: t('vouchers.field.spendAt'), value: batch.spendAt }] : []),
          ]}
        />
      </Card>
    </div>
  );
}
