import { discountSorts } from '@foyer/domain/discounts/discount-sorts.ts';
import { discountStates } from '@foyer/domain/discounts/discount-state.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { CodesTabs } from '../../components/codes-tabs.tsx';
import { DateChip, dayOfAddress } from '../../components/days/date-chip.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { DiscountList, TicketsToDiscount } from './discounts.graphql.ts';
import { groupsToDiscount } from './groups-to-discount.ts';
import { useDiscountTable } from './use-discount-table.tsx';

const whileRemovingMs = 3_000;
const readSort = oneOf(discountSorts);
const readId = (value: string | undefined) => (value && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);
const filters = { state: oneOf(discountStates), group: readId, valid: dayOfAddress, left: oneOf(['few']) };

/**
 * Discounts with their codes, what they were used for and what they took off (specification, section 2). A voucher partner
 * sees its vouchers instead.
 */
export default function DiscountListPage() {
  const { account } = useOwnAccount();
  const go = useGo();
  const isPartner = account?.accountType === 'voucher partner';
  useEffect(() => {
    if (isPartner) go('/voucher', { replace: true });
  }, [isPartner, go]);
  return account && !isPartner ? <DiscountListOfStaff /> : null;
}

function DiscountListOfStaff() {
  const { t, money } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const currency = useClientFacts()?.currency;
  const table = useDiscountTable();
  const groups = useGraphqlQuery(TicketsToDiscount, {}).data;
  const list = useList({
    filters,
    defaultSort: 'title',
    document: DiscountList,
    variables: ({ search, sort, paging, filters: { state, group, valid, left } }) => ({
      filter: {
        search,
        state: state ?? null,
        ticketGroupId: group ?? null,
        validOn: valid ?? null,
        nearlyUsedUp: left === 'few',
        sort: readSort(sort) ?? null,
      },
      ...paging,
    }),
    rows: ({ discounts }) => discounts,
    refetchEveryMs: (last) =>
      last?.discounts.edges.some((edge) => edge?.node?.removing) ? whileRemovingMs : 0,
  });
  return (
    <ListPage
      list={list}
      title={t('codes.title')}
      tabs={<CodesTabs current="discounts" />}
      add={
        canEdit && (
          <Button
            component={Link}
            to="/discountcodes-and-vouchers/create"
            variant="filled"
            c="var(--on-ink)"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          >
            {t('discounts.create')}
          </Button>
        )
      }
      searchLabel={t('discounts.list.search')}
      filters={[
        {
          name: 'state',
          label: t('discounts.field.state'),
          options: discountStates.map((value) => ({ value, label: t(`discounts.state.${value}`) })),
        },
        {
          name: 'group',
          label: t('discounts.filter.group'),
          options: groups ? groupsToDiscount(groups).map(({ id, label }) => ({ value: id, label })) : [],
        },
        <DateChip
          key="valid"
          label={t('discounts.filter.validOn')}
          value={list.filters.valid}
          onChange={(value) => list.setFilter('valid', value)}
        />,
        {
          name: 'left',
          label: t('discounts.filter.left'),
          options: [{ value: 'few', label: t('discounts.filter.few') }],
        },
      ]}
      words={{
        failed: t('discounts.list.failed'),
        empty: { title: t('discounts.list.none'), text: t('discounts.list.noneText') },
        noMatch: { title: t('discounts.list.noMatch') },
      }}
      table={table}
      totals={({ discountTotals: { total, uses, givenMinor } }) =>
        t('discounts.list.totals', {
          count: total,
          uses,
          given: currency ? money(givenMinor, currency) : '',
        })
      }
    />
  );
}
