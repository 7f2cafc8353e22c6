import { giftCardSorts } from '@foyer/domain/gift-cards/gift-card-sorts.ts';
import { giftCardStates } from '@foyer/domain/gift-cards/gift-card-state.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CodesTabs } from '../../components/codes-tabs.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { GiftCardList } from './gift-cards.graphql.ts';
import { useGiftCardTable } from './use-gift-card-table.tsx';

const MakeGiftCardDialog = onDemand(
  async () => (await import('./make-gift-card-dialog.tsx')).MakeGiftCardDialog,
);

const readSort = oneOf(giftCardSorts);
const filters = { state: oneOf(giftCardStates) };

/** Gift cards: what was put on them, used and left (specification 001, section 3). */
export default function GiftCardListPage() {
  const { t, money } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const currency = useClientFacts()?.currency;
  const table = useGiftCardTable();
  const [isMaking, setMaking] = useState(false);
  const list = useList({
    filters,
    defaultSort: '-created',
    document: GiftCardList,
    variables: ({ search, sort, paging, filters: { state } }) => ({
      filter: { search, state: state ?? null, sort: readSort(sort) ?? null },
      ...paging,
    }),
    rows: ({ giftCards }) => giftCards,
  });
  return (
    <ListPage
      list={list}
      title={t('codes.title')}
      tabs={<CodesTabs current="gift-cards" />}
      add={
        canEdit && (
          <Button
            variant="filled"
            c="var(--on-ink)"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            {t('gift-cards.make')}
          </Button>
        )
      }
      searchLabel={t('gift-cards.list.search')}
      filters={[
        {
          name: 'state',
          label: t('gift-cards.field.state'),
          options: giftCardStates.map((value) => ({ value, label: t(`gift-cards.state.${value}`) })),
        },
      ]}
      words={{
        failed: t('gift-cards.list.failed'),
        empty: { title: t('gift-cards.list.none'), text: t('gift-cards.list.noneText') },
        noMatch: { title: t('gift-cards.list.noMatch') },
      }}
      table={table}
      totals={({ giftCardTotals: { total, creditMinor, usedMinor, unusedMinor } }) => {
        const amount = (minor: number) => (currency ? money(minor, currency) : '');
        const figures = { credit: amount(creditMinor), used: amount(usedMinor), unused: amount(unusedMinor) };
        return t('gift-cards.list.totals', { count: total, ...figures });
      }}
    >
      {isMaking && <MakeGiftCardDialog onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
