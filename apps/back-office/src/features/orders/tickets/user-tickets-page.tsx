import { minimumSearchLetters } from '@foyer/domain/orders/order-search.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ListFilters } from '../../../components/list-page/list-filters.tsx';
import { useListSearch } from '../../../components/list-page/use-list-search.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { TicketFoundFragment } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { FoundTickets } from './found-tickets.tsx';
import { searchRefusal } from './search-refusal.ts';
import { TicketSearch } from './tickets.graphql.ts';

const EditTicketDialog = onDemand(async () => (await import('./edit-ticket-dialog.tsx')).EditTicketDialog);

/** A user's tickets; each can be given another event, date and time (specification 001, section 5). */
export default function UserTicketsPage() {
  const { t } = useMessages();
  const errorText = useErrorText();
  const list = useListSearch({});
  const mayEdit = useCan('gebruiker-ticket-zoeken', 'edit');
  const [edited, setEdited] = useState<TicketFoundFragment>();
  const isLong = list.search.trim().length >= minimumSearchLetters;
  const query = useGraphqlQuery(
    TicketSearch,
    { filter: { search: list.search } },
    { enabled: isLong, keepPrevious: true },
  );
  const refusal = isLong
    ? searchRefusal(query.error)
    : { code: list.search ? 'search-too-short' : 'search-field-required' };
  const act = (ticket: TicketFoundFragment) =>
    ticket.state === 'active' &&
    !ticket.usedAt && (
      <Button size="compact-sm" onClick={() => setEdited(ticket)}>
        {t('tickets.edit.act')}
      </Button>
    );
  return (
    <Page
      kind="list"
      title={t('tickets.user.title')}
      breadcrumbs={[{ label: t('tickets.users.title'), to: '/gebruiker-zoeken' }]}
    >
      <Card flush>
        <ListFilters list={list} searchLabel={t('tickets.users.label')} filters={[]} />
        {refusal ? (
          <EmptyState kind="noMatch" title={t(list.search ? 'tickets.search.refine' : 'tickets.users.start')}>
            <span role="alert">{errorText(refusal)}</span>
          </EmptyState>
        ) : (
          <QueryView query={query} failed={t('tickets.search.failed')}>
            {({ ticketSearch }) => <FoundTickets tickets={ticketSearch} {...(mayEdit && { act })} />}
          </QueryView>
        )}
      </Card>
      {edited && <EditTicketDialog ticket={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
