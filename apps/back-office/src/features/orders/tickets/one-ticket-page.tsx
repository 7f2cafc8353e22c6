import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { text, useAddressSearch, useChangeSearch } from '../../../components/fields/address-search.ts';
import { OrderNumber } from '../../../components/order-number.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TicketFoundFragment } from '../../../generated/operations.ts';
import { apiUrl } from '../../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OpenOrderTickets } from '../acts/acts.graphql.ts';
import { ResendTickets } from '../orders.graphql.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { inGroups, TicketTag } from './found-tickets.tsx';
import { TicketSearch } from './tickets.graphql.ts';

/** One ticket, by its number: what it is, its file, and the way to send it again (three doors, one page). */
export default function OneTicketPage() {
  const { t } = useMessages();
  const { ticket: number } = useAddressSearch({ ticket: text });
  const query = useGraphqlQuery(
    TicketSearch,
    { filter: { search: number ?? '' } },
    { enabled: number !== undefined },
  );
  return (
    <Page
      kind="list"
      title={t('tickets.one.title')}
      breadcrumbs={[{ label: t('tickets.search.title'), to: '/ticketzoeken' }]}
    >
      <Card title={t('tickets.one.find')}>
        <FindTicket number={number ?? ''} />
      </Card>
      {number !== undefined && (
        <QueryView query={query} failed={t('tickets.search.failed')}>
          {({ ticketSearch: [ticket] }) =>
            ticket && ticket.number === number.replace(/\D/g, '') ? (
              <TicketCard ticket={ticket} />
            ) : (
              <EmptyState kind="noMatch" title={t('tickets.none.title')}>
                {t('tickets.one.unknown')}
              </EmptyState>
            )
          }
        </QueryView>
      )}
    </Page>
  );
}

function FindTicket({ number }: { number: string }) {
  const { t } = useMessages();
  const changeSearch = useChangeSearch();
  const [typed, setTyped] = useState(number);
  const [tried, setTried] = useState(false);
  const isNumber = /^\d{16}$/.test(typed.replace(/\s/g, ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNumber) changeSearch({ ticket: typed.replace(/\s/g, '') });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
      <TextInput
        label={t('orders.column.barcode')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={tried && !isNumber && t('tickets.one.digits')}
      />
      <Button type="submit">{t('tickets.one.search')}</Button>
    </form>
  );
}

function TicketCard({ ticket }: { ticket: TicketFoundFragment }) {
  const { t, date, time, dateTime, money } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const mayAct = useMayActOnOrders();
  const open = useGraphqlMutation(OpenOrderTickets);
  const resend = useGraphqlMutation(ResendTickets);
  const download = () =>
    notice(async () => {
      const { openOrderTickets } = await open.mutateAsync({ orderId: ticket.orderId });
      const link = document.createElement('a');
      link.href = apiUrl(openOrderTickets);
      link.download = '';
      link.click();
    });
  const send = async () => {
    const isSent = await notice(() => resend.mutateAsync({ orderId: ticket.orderId }));
    if (isSent) notify.done(t('orders.resend.done', { email: ticket.buyerEmail }));
  };
  const { orderNumber, visitDate, visitTime, usedAt } = ticket;
  return (
    <Card
      title={inGroups(ticket.number)}
      actions={
        ticket.state === 'active' &&
        mayAct && (
          <>
            <Button
              loading={open.isPending}
              leftSection={<IconDownload size={15} aria-hidden="true" />}
              onClick={() => void download()}
            >
              {t('tickets.one.download')}
            </Button>
            {ticket.buyerEmail && (
              <Button
                loading={resend.isPending}
                leftSection={<IconMail size={15} aria-hidden="true" />}
                onClick={() => void send()}
              >
                {t('tickets.one.email')}
              </Button>
            )}
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: t('orders.column.status'), value: <TicketTag ticket={ticket} /> },
          { label: t('tickets.one.product'), value: ticket.productName },
          { label: t('orders.column.ticket'), value: ticket.ticketTypeName },
          {
            label: t('orders.column.visit'),
            value: visitDate
              ? [date(visitDate), visitTime && time(visitTime)].filter(Boolean).join(' ')
              : '–',
          },
          { label: t('orders.column.price'), value: money(ticket.priceMinor, ticket.currency) },
          { label: t('orders.column.scanned'), value: usedAt ? dateTime(usedAt) : '–' },
          { label: t('orders.column.buyer'), value: ticket.buyerName || '–' },
          { label: t('orders.buyer.email'), value: ticket.buyerEmail || '–' },
          {
            label: t('orders.column.order'),
            value: (
              <Link to={`/ticketsearch?order=${ticket.orderId}`}>
                {orderNumber ? <OrderNumber number={orderNumber} /> : t('tickets.one.order')}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}
