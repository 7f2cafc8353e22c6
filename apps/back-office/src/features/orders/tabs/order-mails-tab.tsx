import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { MailStateTag } from '../../../components/mail-state-tag.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import type { OrderMailsQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { Order } from '../order.ts';
import styles from '../orders.module.css';
import { mailsAskedEveryMs } from './mails-to-come.ts';
import { OrderMails } from './order-mails.graphql.ts';

type Mail = OrderMailsQuery['order']['mails'][number];

/** What was mailed about the order: to whom, when, and whether it went. What it says is in the message queue. */
export function OrderMailsTab({ order }: { order: Order }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(
    OrderMails,
    { id: order.id },
    {
      refetchEveryMs: (last) =>
        last ? mailsAskedEveryMs({ ...order, mails: last.order.mails }, Date.now()) : 0,
    },
  );
  return (
    <QueryView query={query} failed={t('queue.ofOrder.failed')}>
      {({ order: { mails } }) =>
        mails.length === 0 ? (
          <Card title={t('queue.ofOrder.title')}>
            <p className={styles.quiet}>{t('queue.ofOrder.none')}</p>
          </Card>
        ) : (
          <Mails order={order} mails={mails} />
        )
      }
    </QueryView>
  );
}

function Mails({ order, mails }: { order: Order; mails: readonly Mail[] }) {
  const { t, dateTime } = useMessages();
  const seesQueue = useCan('message-queue', 'access');
  const nameOf = ({ kind }: Mail) => t(`queue.mailKind.${kind}`);
  const when = (at: string) => dateTime(at, order.timeZone);
  const name = (mail: Mail) =>
    seesQueue ? (
      <Link to={`/message-queue?tab=outbox&mail=${mail.id}`}>{nameOf(mail)}</Link>
    ) : (
      <strong>{nameOf(mail)}</strong>
    );
  const state = (mail: Mail) => (
    <>
      <MailStateTag state={mail.state} />
      {mail.error && <small className={styles.mailError}>{mail.error}</small>}
    </>
  );
  const columns: Column<Mail>[] = [
    { key: 'kind', header: t('queue.ofOrder.column.kind'), cell: name },
    { key: 'to', header: t('queue.ofOrder.column.to'), cell: ({ to }) => to ?? t('queue.ofOrder.erased') },
    { key: 'written', header: t('queue.ofOrder.column.written'), cell: ({ createdAt }) => when(createdAt) },
    {
      key: 'sent',
      header: t('queue.ofOrder.column.sent'),
      cell: ({ sentAt }) => (sentAt ? when(sentAt) : '–'),
    },
    { key: 'state', header: t('queue.ofOrder.column.state'), cell: state },
  ];
  return (
    <Card flush title={t('queue.ofOrder.title')}>
      <DataTable
        label={t('queue.ofOrder.title')}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        card={(mail) => ({
          title: nameOf(mail),
          figure: <MailStateTag state={mail.state} />,
          line2: mail.to ?? t('queue.ofOrder.erased'),
          line3: mail.sentAt
            ? `${t('queue.ofOrder.column.sent')}: ${when(mail.sentAt)}`
            : `${t('queue.ofOrder.column.written')}: ${when(mail.createdAt)}`,
          ...(mail.error ? { line3End: mail.error } : {}),
        })}
      />
    </Card>
  );
}
