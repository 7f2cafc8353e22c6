import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { narrowRows } from '../../components/list-page/narrow-rows.ts';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { TicketstreetList } from './channels.graphql.ts';
import { useTicketstreetTable } from './use-ticketstreet-table.tsx';

const CreateTicketstreetDialog = onDemand(
  async () => (await import('./create-ticketstreet-dialog.tsx')).CreateTicketstreetDialog,
);

const filters = { state: text };

/** All ticketstreets of the client; there are few, so they are one list. */
export default function TicketstreetListPage() {
  const { t } = useMessages();
  const [isCreating, setCreating] = useState(false);
  const table = useTicketstreetTable();
  const facts = useClientFacts();
  const hasType = facts?.channelTypes.includes('ticketstreet') ?? true;
  const canEdit = useCan('ticketstreet', 'edit');
  const list = useList({
    filters,
    defaultSort: 'title',
    document: TicketstreetList,
    variables: () => ({}),
    rows: ({ ticketstreets }) => ticketstreets,
    narrow: (all, { filters: { state }, search, sort }) =>
      narrowRows(
        all.filter((row) => !state || row.state === state),
        {
          search,
          words: (row) => [row.title, row.url],
          sort,
          keys: { title: (row) => row.title, url: (row) => row.url, state: (row) => row.state },
        },
      ),
  });
  const states = new Set(list.query.data?.ticketstreets.map(({ state }) => state));
  return (
    <ListPage
      list={list}
      title={t('channels.list.title')}
      add={
        canEdit &&
        hasType && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {t('channels.create.title')}
          </Button>
        )
      }
      views={!list.isEmpty && { list: 'ticketstreets', path: '/ticketstreet' }}
      above={!hasType && <Notice tone="warning">{t('channels.noTypes')}</Notice>}
      searchLabel={t('channels.list.search')}
      filters={[
        {
          name: 'state',
          label: t('channels.field.state'),
          options: [...states].map((value) => ({ value, label: t(`channels.state.${value}`) })),
        },
      ]}
      words={{
        failed: t('channels.list.failed'),
        empty: { title: t('channels.list.empty'), text: t('channels.list.emptyText') },
        noMatch: { title: t('channels.list.noMatch') },
      }}
      table={table}
      totals={(_result, rows) => t('channels.list.count', { count: rows.length })}
    >
      {isCreating && <CreateTicketstreetDialog onClose={() => setCreating(false)} />}
    </ListPage>
  );
}
