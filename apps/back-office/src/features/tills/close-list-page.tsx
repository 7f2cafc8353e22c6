import { placedPeriods } from '@foyer/domain/orders/order-periods.ts';
import { tillCloseSorts } from '@foyer/domain/tills/till-close-sorts.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PeriodChip } from '../../components/days/period-chip.tsx';
import { oneOf, text } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useOwnTill } from '../../components/tills/use-own-till.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { TillCloseListQuery } from '../../generated/operations.ts';
import { TillCloseList } from './tills.graphql.ts';

type CloseRow = TillCloseListQuery['tillCloses']['edges'][number]['node'];

const readSort = oneOf(tillCloseSorts);
const filters = { till: text, period: text, differs: oneOf(['yes', 'no']) };

/** Closes of tills with their documents (product.md, section 18). */
export default function CloseListPage() {
  const { t, money } = useMessages();
  const currency = useClientFacts()?.currency;
  const { tills } = useOwnTill();
  const list = useList({
    filters,
    defaultSort: '-closed',
    document: TillCloseList,
    variables: ({ sort, paging, filters: { till, period, differs } }) => ({
      filter: {
        tillId: till ?? null,
        period: period ?? null,
        differs: differs ? differs === 'yes' : null,
        sort: readSort(sort) ?? null,
      },
      ...paging,
    }),
    rows: ({ tillCloses }) => tillCloses,
  });
  return (
    <ListPage
      list={list}
      title={t('tills.closes')}
      breadcrumbs={[
        { label: t('tills.sales'), to: '/ticketverkoop' },
        { label: t('tills.title'), to: '/ticketverkoop/kassas' },
      ]}
      filters={[
        <PeriodChip
          key="period"
          label={t('tills.filter.period')}
          periods={placedPeriods.map((value) => ({ value, label: t(`tills.period.${value}`) }))}
          value={list.filters.period}
          onChange={(value) => list.setFilter('period', value)}
        />,
        {
          name: 'till',
          label: t('tills.field.till'),
          options: tills.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'differs',
          label: t('tills.difference'),
          options: [
            { value: 'yes', label: t('tills.filter.differs') },
            { value: 'no', label: t('tills.filter.exact') },
          ],
        },
      ]}
      words={{
        failed: t('tills.closesFailed'),
        empty: { title: t('tills.noCloses'), text: t('tills.noClosesText') },
        noMatch: { title: t('tills.noClosesMatch') },
      }}
      table={useCloseTable()}
      totals={({ tillCloseTotals: { total, differenceMinor } }) =>
        t('tills.closesTotal', {
          count: total,
          difference: currency ? money(differenceMinor, currency) : '',
        })
      }
    />
  );
}

function useCloseTable(): ListTable<CloseRow> {
  const { t, money, dateTime } = useMessages();
  const name = ({ tillName, number }: CloseRow) => t('tills.closeName', { name: tillName, number });
  const counted = ({ countedMinor, currency }: CloseRow) => money(countedMinor, currency);
  const difference = ({ differenceMinor, currency }: CloseRow) => money(differenceMinor, currency);
  return {
    columns: [
      { key: 'name', header: t('tills.field.close'), cell: name },
      {
        key: 'location',
        header: t('tills.field.location'),
        cell: ({ locationName }) => locationName,
        wideOnly: true,
      },
      {
        key: 'opened',
        header: t('tills.field.opened'),
        cell: ({ openedAt }) => dateTime(openedAt),
        wideOnly: true,
      },
      {
        key: 'closed',
        sortKey: 'closed',
        header: t('tills.field.closed'),
        cell: ({ closedAt }) => dateTime(closedAt),
      },
      { key: 'by', header: t('tills.field.by'), cell: ({ closedByName }) => closedByName, wideOnly: true },
      { key: 'counted', header: t('tills.sum.counted'), cell: counted, align: 'end' },
      {
        key: 'difference',
        sortKey: 'difference',
        header: t('tills.difference'),
        cell: difference,
        align: 'end',
      },
    ],
    rowKey: ({ sessionId }) => sessionId,
    rowLink: ({ sessionId }) => `/ticketverkoop/afsluiting/${sessionId}`,
    card: (row) => ({
      title: name(row),
      figure: counted(row),
      line2: `${t('tills.field.closed')}: ${dateTime(row.closedAt)}`,
      line2End: `${t('tills.difference')}: ${difference(row)}`,
      line3: [row.locationName, row.closedByName].join(' · '),
    }),
  };
}
