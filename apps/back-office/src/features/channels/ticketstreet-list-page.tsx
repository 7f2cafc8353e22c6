import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
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
    <Page kind="list" title={t('channels.list.title')} actions={!isEmpty && createButton}>
      {!hasType && <Notice tone="warning">{t('errors.no-channel-types')}</Notice>}
      <QueryView query={query} failed={t('channels.list.failed')}>
        {({ ticketstreets }) => (
          <Card flush>
            {isEmpty ? (
              <EmptyState kind="first" title={t('channels.list.empty')} actions={createButton}>
                {t('channels.list.emptyText')}
              </EmptyState>
            ) : (
              <>
                <TicketstreetTable rows={ticketstreets} refetching={query.isFetching} />
                <TableFooter>{t('channels.list.count', { count: ticketstreets.length })}</TableFooter>
              </>
            )}
          </Card>
        )}
      </QueryView>
      {isCreating && <CreateTicketstreetDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
