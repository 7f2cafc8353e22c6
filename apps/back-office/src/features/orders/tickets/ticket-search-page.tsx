import { decideTicketSearch, defaultSearchPeriod } from '@foyer/domain/ticket-search/decide-ticket-search.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { ListFilters } from '../../../components/list-page/list-filters.tsx';
import { useListSearch } from '../../../components/list-page/use-list-search.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { orderFilters } from '../order-filters.ts';
import { useOrderFilters } from '../use-order-filters.tsx';
import { FoundTickets } from './found-tickets.tsx';
import { searchRefusal } from './search-refusal.ts';
import { TicketSearch } from './tickets.graphql.ts';

/**
 * Ticket search (specification 001, section 5): at least one field, four characters for a name, over 100 results asks to
 * refine; without days of its own it looks at the last month.
 */
export default function TicketSearchPage() {
  const { t } = useMessages();
  const errorText = useErrorText();
  const list = useListSearch(orderFilters);
  const filters = useOrderFilters(list);
  const filter = {
    ...list.filters,
    placed: list.filters.placed ?? defaultSearchPeriod,
    search: list.search || undefined,
  };
  const decided = decideTicketSearch(filter);
  const query = useGraphqlQuery(TicketSearch, { filter }, { enabled: decided.ok, keepPrevious: true });
  const refusal = decided.ok ? searchRefusal(query.error) : decided.refusals[0];
  return (
    <Page kind="list" title={t('tickets.search.title')} subtitle={t('tickets.search.period')}>
      <Card flush>
        <ListFilters list={list} searchLabel={t('tickets.search.label')} filters={filters} />
        {refusal ? (
          <EmptyState
            kind="noMatch"
            title={t(list.isFiltered ? 'tickets.search.refine' : 'tickets.search.start')}
            actions={list.isFiltered && <Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
          >
            <span role="alert">{errorText(refusal)}</span>
          </EmptyState>
        ) : (
          <QueryView query={query} failed={t('tickets.search.failed')}>
            {({ ticketSearch }) => <FoundTickets tickets={ticketSearch} />}
          </QueryView>
        )}
      </Card>
    </Page>
  );
}
