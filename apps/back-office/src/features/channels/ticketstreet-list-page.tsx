import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { narrowRows } from '../../components/narrow-rows.ts';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { type ListSearch, useListSearch } from '../../components/use-list-search.ts';
import type { TicketstreetListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { TicketstreetList } from './channels.graphql.ts';
import { TicketstreetTable } from './ticketstreet-table.tsx';

const CreateTicketstreetDialog = onDemand(
  async () => (await import('./create-ticketstreet-dialog.tsx')).CreateTicketstreetDialog,
);

/** All ticketstreets of the client; there are few, so they are one list. */
export default function TicketstreetListPage() {
  const { t } = useMessages();
  const [isCreating, setCreating] = useState(false);
  const list = useListSearch(['state'] as const, 'title');
  const query = useGraphqlQuery(TicketstreetList, {});
  const facts = useClientFacts();
  const hasType = facts?.channelTypes.includes('ticketstreet') ?? true;
  const createButton = useCan('ticketstreet', 'edit') && hasType && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('channels.create.title')}
    </Button>
  );
  const isEmpty = query.data?.ticketstreets.length === 0;
  return (
    <Page
      kind="list"
      title={t('channels.list.title')}
      actions={!isEmpty && createButton}
      tabs={!isEmpty && <SavedViews list="ticketstreets" path="/ticketstreet" />}
    >
      {!hasType && <Notice tone="warning">{t('channels.noTypes')}</Notice>}
      <QueryView query={query} failed={t('channels.list.failed')}>
        {({ ticketstreets }) => (
          <Card flush>
            {isEmpty ? (
              <EmptyState kind="first" title={t('channels.list.empty')} actions={createButton}>
                {t('channels.list.emptyText')}
              </EmptyState>
            ) : (
              <FoundTicketstreets all={ticketstreets} list={list} refetching={query.isFetching} />
            )}
          </Card>
        )}
      </QueryView>
      {isCreating && <CreateTicketstreetDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

interface FoundProps {
  all: TicketstreetListQuery['ticketstreets'];
  list: ListSearch<'state'>;
  refetching: boolean;
}

/** What the address narrows the list to. */
function FoundTicketstreets({ all, list, refetching }: FoundProps) {
  const { t } = useMessages();
  const { state } = list.filters;
  const rows = narrowRows(
    all.filter((row) => !state || row.state === state),
    {
      search: list.search,
      words: (row) => [row.title, row.url],
      sort: list.sort,
      keys: { title: (row) => row.title, url: (row) => row.url, state: (row) => row.state },
    },
  );
  return (
    <>
      <ListToolbar
        searchLabel={t('channels.list.search')}
        search={list.search}
        onSearch={list.setSearch}
        onClear={list.onClear}
      >
        <FilterChip
          label={t('channels.field.state')}
          options={[...new Set(all.map((row) => row.state))].map((value) => ({
            value,
            label: t(`channels.state.${value}`),
          }))}
          value={state}
          onChange={(value) => list.setFilter('state', value)}
        />
      </ListToolbar>
      {rows.length === 0 ? (
        <EmptyState
          kind="noMatch"
          title={t('channels.list.noMatch')}
          actions={<Button onClick={list.clear}>{t('ui.clearAll')}</Button>}
        />
      ) : (
        <TicketstreetTable rows={rows} sort={list.sort} onSort={list.setSort} refetching={refetching} />
      )}
      <TableFooter>{t('channels.list.count', { count: rows.length })}</TableFooter>
    </>
  );
}
