import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import type { GiftCardListQuery } from '../../generated/operations.ts';
import { GiftCardStateTag } from './gift-card-state-tag.tsx';

type GiftCardRow = GiftCardListQuery['giftCards']['edges'][number]['node'];

/** How the list shows a gift card: a row, on a phone a card. */
export function useGiftCardTable(): ListTable<GiftCardRow> {
  const { t, money, date, dateTime } = useMessages();
  const name = ({ codeEnd, ticketName }: GiftCardRow) =>
    ticketName ? t('gift-cards.ticket', { name: ticketName }) : t('gift-cards.endsWith', { end: codeEnd });
  const value = ({ amountMinor, currency }: GiftCardRow) => money(amountMinor, currency);
  const left = ({ figures, currency }: GiftCardRow) => money(figures.balanceMinor, currency);
  const used = ({ figures, currency }: GiftCardRow) => money(figures.usedMinor, currency);
  const state = ({ figures }: GiftCardRow) => <GiftCardStateTag state={figures.state} />;
  return {
    columns: [
      { key: 'code', header: t('gift-cards.field.code'), cell: name },
      {
        key: 'for',
        header: t('gift-cards.field.for'),
        cell: ({ details }) => details.recipientName,
        wideOnly: true,
      },
      {
        key: 'created',
        sortKey: 'created',
        header: t('gift-cards.field.made'),
        cell: ({ createdAt }) => dateTime(createdAt).slice(0, 10),
        wideOnly: true,
      },
      {
        key: 'valid',
        sortKey: 'valid',
        header: t('gift-cards.field.validUntil'),
        cell: ({ validUntil }) => date(validUntil),
      },
      { key: 'value', sortKey: 'value', header: t('gift-cards.field.value'), cell: value, align: 'end' },
      { key: 'used', header: t('gift-cards.field.used'), cell: used, align: 'end' },
      { key: 'left', sortKey: 'left', header: t('gift-cards.field.left'), cell: left, align: 'end' },
      { key: 'state', header: t('gift-cards.field.state'), cell: state },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/gift/${id}`,
    card: (row) => ({
      title: name(row),
      figure: left(row),
      line2: t('gift-cards.leftOf', { value: value(row) }),
      line2End: state(row),
      line3: t('gift-cards.validUntil', { date: date(row.validUntil) }),
    }),
  };
}
