import { minimumSearchLetters } from '@foyer/domain/orders/order-search.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { ListFilters } from '../../../components/list-page/list-filters.tsx';
import { useListSearch } from '../../../components/list-page/use-list-search.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { searchRefusal } from './search-refusal.ts';
import { Buyers } from './tickets.graphql.ts';

/** Search of a user: who bought, by name, address, telephone number or order; a user leads to the tickets. */
export default function FindUserPage() {
  const { t, dateTime } = useMessages();
  const errorText = useErrorText();
  const list = useListSearch({});
  const isLong = list.search.trim().length >= minimumSearchLetters;
  const query = useGraphqlQuery(Buyers, { search: list.search }, { enabled: isLong, keepPrevious: true });
  const refusal = isLong
    ? searchRefusal(query.error)
    : { code: list.search ? 'search-too-short' : 'search-field-required' };
  return (
    <Page kind="list" title={t('tickets.users.title')}>
      <Card flush>
        <ListFilters list={list} searchLabel={t('tickets.users.label')} filters={[]} />
        {refusal ? (
          <EmptyState kind="noMatch" title={t(list.search ? 'tickets.search.refine' : 'tickets.users.start')}>
            <span role="alert">{errorText(refusal)}</span>
          </EmptyState>
        ) : (
          <QueryView query={query} failed={t('tickets.users.failed')}>
            {({ buyers }) =>
              buyers.length === 0 ? (
                <EmptyState kind="noMatch" title={t('tickets.users.none')}>
                  {t('tickets.users.noneText')}
                </EmptyState>
              ) : (
                <DataTable
                  label={t('tickets.users.title')}
                  rows={buyers}
                  rowKey={({ email, name }) => email || name}
                  rowLink={({ email, name }) =>
                    `/gebruiker-ticket-zoeken?q=${encodeURIComponent(email || name)}`
                  }
                  columns={[
                    { key: 'name', header: t('orders.buyer.name'), cell: ({ name }) => name || '–' },
                    { key: 'email', header: t('orders.buyer.email'), cell: ({ email }) => email || '–' },
                    {
                      key: 'orders',
                      header: t('tickets.users.orders'),
                      align: 'end',
                      cell: ({ orderCount }) => orderCount,
                    },
                    {
                      key: 'last',
                      header: t('tickets.users.last'),
                      cell: ({ lastOrderAt }) => dateTime(lastOrderAt),
                    },
                  ]}
                  card={({ name, email, orderCount, lastOrderAt }) => ({
                    title: name || email,
                    figure: `${t('tickets.users.orders')}: ${orderCount}`,
                    line2: email,
                    line3: `${t('tickets.users.last')}: ${dateTime(lastOrderAt)}`,
                  })}
                />
              )
            }
          </QueryView>
        )}
      </Card>
    </Page>
  );
}
