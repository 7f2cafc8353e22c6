import { voucherBatchSorts } from '@foyer/domain/vouchers/voucher-filter-input.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { CodesTabs } from '../../components/codes-tabs.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { type BatchRow, useBatchWords } from './use-batch-words.ts';
import { useIsPartner } from './use-is-partner.ts';
import { VoucherBatchList } from './vouchers.graphql.ts';

const readSort = oneOf(voucherBatchSorts);

/** Batches of vouchers with what became of them; a partner sees its own (product.md, section 7). */
export default function BatchListPage() {
  const { t } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const isPartner = useIsPartner();
  const table = useBatchTable(isPartner);
  const list = useList({
    filters: {},
    defaultSort: '-made',
    document: VoucherBatchList,
    variables: ({ search, sort, paging }) => ({
      filter: { search, sort: readSort(sort) ?? null },
      ...paging,
    }),
    rows: ({ voucherBatches }) => voucherBatches,
  });
  return (
    <ListPage
      list={list}
      title={t(isPartner ? 'vouchers.list.own' : 'codes.title')}
      tabs={!isPartner && <CodesTabs current="vouchers" />}
      add={
        canEdit && (
          <Button
            component={Link}
            to="/voucher/create"
            variant="filled"
            c="var(--on-ink)"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          >
            {t('vouchers.create')}
          </Button>
        )
      }
      searchLabel={t('vouchers.list.search')}
      words={{
        failed: t('vouchers.list.failed'),
        empty: {
          title: t('vouchers.list.none'),
          text: t(isPartner ? 'vouchers.list.ownNone' : 'vouchers.list.noneText'),
        },
        noMatch: { title: t('vouchers.list.noMatch') },
      }}
      table={table}
      totals={({ voucherBatchCount }) => t('vouchers.list.totals', { count: voucherBatchCount })}
    />
  );
}

function useBatchTable(isPartner: boolean): ListTable<BatchRow> {
  const { t } = useMessages();
  const words = useBatchWords();
  return {
    columns: [
      { key: 'name', sortKey: 'name', header: t('vouchers.field.name'), cell: ({ name }) => name },
      ...(isPartner
        ? []
        : [
            {
              key: 'partner',
              header: t('vouchers.field.partner'),
              cell: ({ partner }: BatchRow) => partner?.username ?? '–',
            },
          ]),
      {
        key: 'reference',
        header: t('vouchers.field.reference'),
        cell: ({ reference }) => reference || '–',
        wideOnly: true,
      },
      {
        key: 'worth',
        header: t('vouchers.field.worth'),
        cell: ({ worth }) => words.worth(worth),
        wideOnly: true,
      },
      { key: 'valid', header: t('vouchers.field.valid'), cell: words.valid, wideOnly: true },
      { key: 'used', sortKey: 'used', header: t('vouchers.field.used'), cell: words.used, align: 'end' },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/voucher/${id}`,
    card: (row) => ({
      title: row.name,
      figure: words.used(row),
      line2: isPartner ? row.reference : (row.partner?.username ?? row.reference),
      line3: words.worth(row.worth),
    }),
  };
}
