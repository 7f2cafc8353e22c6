import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { OpenGiftCardQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CorrectBalanceCard } from './correct-balance-card.tsx';
import { GiftCardActions } from './gift-card-actions.tsx';
import { GiftCardStateTag } from './gift-card-state-tag.tsx';
import { OpenGiftCard } from './gift-cards.graphql.ts';
import styles from './gift-cards.module.css';
import { MovementTable } from './movement-table.tsx';

/** A gift card: its balance, what happened to it, who it is for, and what staff may do. */
export default function GiftCardPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(OpenGiftCard, { id: useRouteParam('giftCardId') });
  return (
    <QueryView query={query} failed={t('gift-cards.list.failed')}>
      {(opened) => <OpenedCard {...opened} />}
    </QueryView>
  );
}

function OpenedCard({ giftCard, giftCardMovements }: OpenGiftCardQuery) {
  const { t, money, date, dateTime } = useMessages();
  const { currency, details, figures, openedAt, sendAt, sentAt, orderId } = giftCard;
  const sale = giftCardMovements.at(-1);
  const value = money(giftCard.amountMinor, currency);
  const { ticketName } = giftCard;
  const ending = ticketName ? value : t('gift-cards.endsWith', { end: giftCard.codeEnd });
  const facts = [
    { label: t('gift-cards.field.for'), value: details.recipientName },
    { label: t('gift-cards.field.from'), value: details.fromName },
    { label: t('gift-cards.field.message'), value: details.message },
    { label: t('gift-cards.field.sentTo'), value: details.recipientEmail },
    { label: t('gift-cards.field.sent'), value: sentAt ? dateTime(sentAt) : '' },
    { label: t('gift-cards.field.sendAt'), value: sendAt && !sentAt ? dateTime(sendAt) : '' },
    { label: t('gift-cards.field.opened'), value: openedAt ? dateTime(openedAt) : '' },
    { label: t('gift-cards.field.source'), value: t(`gift-cards.source.${giftCard.source}`) },
  ];
  return (
    <Page
      title={ticketName ? t('gift-cards.ticket', { name: ticketName }) : t('gift-cards.title', { value })}
      status={<GiftCardStateTag state={figures.state} />}
      subtitle={[ending, t('gift-cards.madeOn', { date: dateTime(giftCard.createdAt).slice(0, 10) })].join(
        ' · ',
      )}
      breadcrumbs={[
        { label: t('codes.title'), to: '/discountcodes-and-vouchers' },
        { label: t('gift-cards.list.title'), to: '/gift' },
      ]}
      actions={<GiftCardActions giftCard={giftCard} />}
    >
      <Columns
        summary={
          <>
            <Card>
              <Facts facts={facts.filter((fact) => fact.value !== '')} />
              {orderId && (
                <p>
                  <Link to={`/order-management?order=${orderId}`}>
                    {t('gift-cards.field.soldIn', { number: sale?.orderNumber ?? '' })}
                  </Link>
                </p>
              )}
            </Card>
            <HistoryCard entity="gift-card" id={giftCard.id} />
          </>
        }
      >
        <Card title={t('gift-cards.field.left')}>
          <p className={styles.balance}>{money(figures.balanceMinor, currency)}</p>
          <div className={styles.under}>
            <span>{t('gift-cards.leftOf', { value: money(figures.creditMinor, currency) })}</span>
            <span>{t('gift-cards.validUntil', { date: date(giftCard.validUntil) })}</span>
          </div>
          {/* The figures above it say the same. */}
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${shareOf(figures.usedMinor, figures.creditMinor)}%` }} />
          </span>
        </Card>
        <Card title={t('gift-cards.card.movements')} flush>
          <MovementTable movements={giftCardMovements} currency={currency} />
        </Card>
        {!ticketName && <CorrectBalanceCard id={giftCard.id} />}
      </Columns>
    </Page>
  );
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
