import { Link } from '@foyer/ui/link.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FramedPage } from '../../components/framed-page.tsx';
import { MailStateTag } from '../../components/mail-state-tag.tsx';
import { OrderNumber } from '../../components/order-number.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { MailDetailsQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DeleteMailDialog } from './delete-mail-dialog.tsx';
import { MailAttachments } from './mail-attachments.tsx';
import { MailDetails, MailList, QueueCounts, SendMailNow } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';
import { nameHiddenSecrets } from './name-hidden-secrets.ts';

type Mail = MailDetailsQuery['mail'];
type View = 'mail' | 'text' | 'source';

const changed = [MailDetails, MailList, QueueCounts];

/** The mail that was chosen, without its links: as its reader sees it, as text, or as HTML. */
export function MailPreview({ mailId }: { mailId: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(MailDetails, { id: mailId });
  return (
    <QueryView query={query} failed={t('queue.outbox.failed')}>
      {({ mail }) => <MailView mail={mail} />}
    </QueryView>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const messages = useMessages();
  const { t, dateTime } = messages;
  const subject = nameHiddenSecrets(mail.subject, messages);
  const [view, setView] = useState<View>('mail');
  const views = (['mail', 'text', 'source'] as const).map((value) => ({
    value,
    label: t(`queue.view.${value}`),
  }));
  return (
    <article className={styles.preview} aria-label={subject}>
      <header className={styles.head}>
        <div className={styles.backToList}>
          <Link to="/message-queue?tab=outbox">{t('queue.outbox.back')}</Link>
        </div>
        <div className={styles.headRow}>
          <h2>{mail.isErased ? t('queue.outbox.erased') : subject}</h2>
          <div className={styles.acts}>
            <SegmentedControl
              size="xs"
              aria-label={t('queue.view.label')}
              data={views}
              value={view}
              onChange={(value) => setView(value as View)}
            />
            <MailActs mail={mail} />
          </div>
        </div>
        <p className={styles.addresses}>
          <span>{t('queue.outbox.to', { address: mail.to?.address ?? '–' })}</span>
          <span>{t('queue.outbox.from', { address: mail.from?.address ?? '–' })}</span>
          {mail.copyTo.length > 0 && (
            <span>{t('queue.outbox.copyTo', { addresses: mail.copyTo.join(', ') })}</span>
          )}
          <span>{dateTime(mail.sentAt ?? mail.createdAt)}</span>
          {mail.orderNumber && (
            <Link to={`/order-management?order=${mail.orderId}`}>
              <OrderNumber number={mail.orderNumber} />
            </Link>
          )}
          <MailStateTag state={mail.state} />
        </p>
        {mail.waitsSince && (
          <Notice tone="warning">
            {t('queue.outbox.waitsSince', { since: dateTime(mail.waitsSince), error: mail.error ?? 'none' })}
          </Notice>
        )}
        {mail.error && !mail.waitsSince && (
          <Notice tone="danger">
            {t('queue.outbox.error', { count: mail.attempts, error: mail.error })}
          </Notice>
        )}
      </header>
      <div className={styles.body}>
        {mail.isErased ? <p>{t('queue.outbox.erasedText')}</p> : <MailBody mail={mail} view={view} />}
        <MailAttachments mail={mail} />
      </div>
    </article>
  );
}

function MailBody({ mail, view }: { mail: Mail; view: View }) {
  const messages = useMessages();
  const { t } = messages;
  const { html, text } = mail;
  if (html == null || text == null) return <Notice tone="info">{t('queue.outbox.needsExtra')}</Notice>;
  const shown = (content: string) => nameHiddenSecrets(content, messages);
  if (view !== 'mail') {
    return (
      <ScrollRegion label={t(`queue.view.${view}`)}>
        <pre className={styles.plain}>{shown(view === 'text' ? text : html)}</pre>
      </ScrollRegion>
    );
  }
  return <FramedPage title={shown(mail.subject)} html={shown(html)} className={styles.frame} />;
}

function MailActs({ mail }: { mail: Mail }) {
  const { t } = useMessages();
  const notify = useNotify();
  const mayEdit = useCan('message-queue', 'edit') && mail.state !== 'sent' && !mail.isErased;
  const [deleting, setDeleting] = useState(false);
  const send = useGraphqlMutation(SendMailNow, { refetch: changed });
  if (!mayEdit) return null;
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden="true" />}
        loading={send.isPending}
        onClick={() => send.mutate({ id: mail.id }, { onError: () => notify.failed() })}
      >
        {t('queue.outbox.send')}
      </Button>
      <ActionIcon variant="subtle" aria-label={t('queue.outbox.delete')} onClick={() => setDeleting(true)}>
        <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {deleting && <DeleteMailDialog mail={mail} onClose={() => setDeleting(false)} />}
    </>
  );
}
