import { mailKinds } from '@foyer/domain/message-queue/mail-kinds.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import clsx from 'clsx';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { type ListSearch, useListSearch } from '../../components/use-list-search.ts';
import type { MailListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { DeleteMailDialog } from './delete-mail-dialog.tsx';
import { type Mail, MailItem } from './mail-item.tsx';

import { MailPreview } from './mail-preview.tsx';
import { mailStates } from './mail-states.ts';
import { MailList } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';
import { QueueTabs } from './queue-tabs.tsx';

type OutboxSearch = ListSearch<'state' | 'kind'>;

/** The mails, the newest first, and beside them the one that was chosen; on a phone one or the other. */
export function OutboxPage() {
  const { t } = useMessages();
  const list = useListSearch(['state', 'kind'] as const);
  const { mail }: { mail?: string } = useSearch({ strict: false });
  const query = useGraphqlQuery(
    MailList,
    { ...list.filters, search: list.search || undefined, ...list.paging },
    { keepPrevious: true, refetchEveryMs: 15_000 },
  );
  return (
    <Page
      title={t('queue.title')}
      tabs={
        <>
          <QueueTabs current="outbox" />
          <SavedViews list="outbox" path="/message-queue" base={{ tab: 'outbox' }} />
        </>
      }
    >
      <Card flush>
        <div className={clsx(styles.outbox, mail && styles.reading)}>
          <div className={styles.list}>
            <ListToolbar
              searchLabel={t('queue.outbox.search')}
              search={list.search}
              onSearch={list.setSearch}
            >
              <FilterChip
                label={t('queue.outbox.state')}
                options={mailStates.map((state) => ({ value: state, label: t(`queue.mailState.${state}`) }))}
                value={list.filters.state}
                onChange={(value) => list.setFilter('state', value)}
              />
              <FilterChip
                label={t('queue.outbox.kind')}
                options={mailKinds.map((kind) => ({ value: kind, label: t(`queue.mailKind.${kind}`) }))}
                value={list.filters.kind}
                onChange={(value) => list.setFilter('kind', value)}
              />
            </ListToolbar>
            <QueryView query={query} failed={t('queue.outbox.failed')}>
              {({ mails }) => <Mails mails={mails} list={list} chosen={mail} />}
            </QueryView>
          </div>
          <div className={styles.reader}>
            {mail ? (
              <MailPreview key={mail} mailId={mail} />
            ) : (
              <EmptyState kind="first" title={t('queue.outbox.choose')} />
            )}
          </div>
        </div>
      </Card>
    </Page>
  );
}

interface MailsProps {
  mails: MailListQuery['mails'];
  list: Pick<OutboxSearch, 'isFiltered' | 'clear' | 'pages'>;
  chosen: string | undefined;
}

function Mails({ mails, list, chosen }: MailsProps) {
  const { t } = useMessages();
  const mayEdit = useCan('message-queue', 'edit');
  const [deleting, setDeleting] = useState<Mail>();
  const mayDelete = (mail: Mail) => mayEdit && mail.state !== 'sent' && !mail.isErased;
  const rows = mails.edges.flatMap((edge) => edge?.node ?? []);
  if (rows.length === 0) {
    return list.isFiltered ? (
      <EmptyState
        kind="noMatch"
        title={t('queue.outbox.noMatch')}
        actions={<Button onClick={list.clear}>{t('queue.outbox.clear')}</Button>}
      />
    ) : (
      <EmptyState kind="first" title={t('queue.outbox.none')}>
        {t('queue.outbox.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.mails} aria-label={t('queue.tab.outbox')}>
        {rows.map((mail) => (
          <MailItem
            key={mail.id}
            mail={mail}
            isChosen={mail.id === chosen}
            onDelete={(one) => mayDelete(one) && setDeleting(one)}
          />
        ))}
      </ul>
      <TableFooter {...list.pages(mails.pageInfo)}>
        {t('queue.outbox.shown', { count: rows.length })}
      </TableFooter>
      {deleting && <DeleteMailDialog mail={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
