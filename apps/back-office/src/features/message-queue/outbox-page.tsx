import { mailKinds } from '@foyer/domain/message-queue/mail-kinds.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useState } from 'react';
import { oneOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { DeleteMailDialog } from './delete-mail-dialog.tsx';
import { type Mail, MailItem } from './mail-item.tsx';
import { MailPreview } from './mail-preview.tsx';
import { mailStates } from './mail-states.ts';
import { MailList } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';
import { QueueTabs } from './queue-tabs.tsx';

const filters = { state: oneOf(mailStates), kind: oneOf(mailKinds) };

/** The mails, the newest first, and beside them the one that was chosen; on a phone one or the other. */
export function OutboxPage() {
  const { t } = useMessages();
  const { mail: chosen } = useAddressSearch({ mail: text });
  const list = useList({
    filters,
    document: MailList,
    variables: ({ search, paging, filters: { state, kind } }) => ({
      state,
      kind,
      search: search || undefined,
      ...paging,
    }),
    rows: ({ mails }) => mails,
    refetchEveryMs: 15_000,
  });
  return (
    <ListPage
      list={list}
      kind="cards"
      title={t('queue.title')}
      tabs={<QueueTabs current="outbox" />}
      views={{ list: 'outbox', path: '/message-queue', base: { tab: 'outbox' } }}
      frame={(mails) => (
        <Card flush>
          <div className={clsx(styles.outbox, chosen && styles.reading)}>
            <div className={styles.list}>{mails}</div>
            <div className={styles.reader}>
              {chosen ? (
                <MailPreview key={chosen} mailId={chosen} />
              ) : (
                <EmptyState kind="first" title={t('queue.outbox.choose')} />
              )}
            </div>
          </div>
        </Card>
      )}
      searchLabel={t('queue.outbox.search')}
      filters={[
        {
          name: 'state',
          label: t('queue.outbox.state'),
          options: mailStates.map((state) => ({ value: state, label: t(`queue.mailState.${state}`) })),
        },
        {
          name: 'kind',
          label: t('queue.outbox.kind'),
          options: mailKinds.map((kind) => ({ value: kind, label: t(`queue.mailKind.${kind}`) })),
        },
      ]}
      words={{
        failed: t('queue.outbox.failed'),
        empty: { title: t('queue.outbox.none'), text: t('queue.outbox.noneText') },
        noMatch: { title: t('queue.outbox.noMatch') },
      }}
      table={(mails) => <Mails mails={mails} chosen={chosen} />}
      totals={(_result, mails) => t('queue.outbox.shown', { count: mails.length })}
    />
  );
}

function Mails({ mails, chosen }: { mails: readonly Mail[]; chosen: string | undefined }) {
  const { t } = useMessages();
  const mayEdit = useCan('message-queue', 'edit');
  const [deleting, setDeleting] = useState<Mail>();
  const mayDelete = (mail: Mail) => mayEdit && mail.state !== 'sent' && !mail.isErased;
  return (
    <>
      <ul className={styles.mails} aria-label={t('queue.tab.outbox')}>
        {mails.map((mail) => (
          <MailItem
            key={mail.id}
            mail={mail}
            isChosen={mail.id === chosen}
            onDelete={(one) => mayDelete(one) && setDeleting(one)}
          />
        ))}
      </ul>
      {deleting && <DeleteMailDialog mail={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
