import { Card } from '@foyer/ui/card.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { oneOf, useAddressSearch } from '../../../components/fields/address-search.ts';
import type { LedgerOfOrder, Order, ShownEntry, ShownPosting } from '../order.ts';
import { useOrdersDoor } from '../use-orders-door.ts';
import styles from './ledger.module.css';
import { nameOfCode, nameOfEntry, nameOfPosting, sourceOfPosting } from './ledger-names.ts';

const views = ['all', 'buyer', 'revenue', 'money'] as const;
type View = (typeof views)[number];

const kindsOf: Record<Exclude<View, 'all'>, readonly string[]> = {
  buyer: ['receivable'],
  revenue: ['revenue', 'vat', 'service-fee', 'transaction-fee', 'donation'],
  money: ['money'],
};

/** The postings that have an entry of the view. */
function postingsOf(view: View, postings: readonly ShownPosting[]): readonly ShownPosting[] {
  if (view === 'all') return postings;
  return postings.filter(({ entries }) => entries.some(({ kind }) => kindsOf[view].includes(kind)));
}

/** Each posting as one group of entries, the oldest first; on a phone a card each. */
export function LedgerPostings({ order, ledger }: { order: Order; ledger: LedgerOfOrder }) {
  const words = useMessages();
  const { t } = words;
  const { entries: view = 'all' } = useAddressSearch({ entries: oneOf(views) });
  const page = `${useOrdersDoor()}?order=${order.id}&tab=ledger`;
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const postings = postingsOf(view, ledger.postings);
  const List = phone ? PostingCards : PostingTable;
  return (
    <Card flush>
      <div className={styles.head}>
        <TabLinks
          label={t('ledger.views')}
          look="view"
          tabs={views.map((one) => ({
            to: one === 'all' ? page : `${page}&entries=${one}`,
            label: t(`ledger.view.${one}`),
            current: one === view,
            count: postingsOf(one, ledger.postings).length,
          }))}
        />
        <span className={styles.zone}>{t('ledger.zone', { zone: order.timeZone })}</span>
      </div>
      <List order={order} postings={postings} />
    </Card>
  );
}

interface PostingsProps {
  order: Order;
  postings: readonly ShownPosting[];
}

function PostingTable({ order, postings }: PostingsProps) {
  const words = useMessages();
  const { t, dateTime, money } = words;
  const { debitMinor, creditMinor, count } = totalOf(order, postings);
  return (
    <ScrollRegion label={t('orders.tab.ledger')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.column.booked')}</th>
            <th scope="col">{t('ledger.column.posting')}</th>
            <th scope="col">{t('ledger.column.account')}</th>
            <th scope="col" className={styles.code}>
              {t('ledger.column.code')}
            </th>
            <th scope="col" className={styles.end}>
              {t('ledger.column.debit')}
            </th>
            <th scope="col" className={styles.end}>
              {t('ledger.column.credit')}
            </th>
          </tr>
        </thead>
        {postings.map((posting) => (
          <tbody key={keyOf(posting)}>
            {posting.entries.map((entry, index) => (
              <tr key={`${entry.code} ${entry.costCentre}`}>
                {index === 0 && (
                  <>
                    <td rowSpan={posting.entries.length} className={styles.booked}>
                      {dateTime(posting.at, order.timeZone)}
                    </td>
                    <th rowSpan={posting.entries.length} scope="rowgroup" className={styles.posting}>
                      {nameOfPosting(words, posting)}
                      <Source order={order} posting={posting} />
                    </th>
                  </>
                )}
                <td>{nameOfEntry(words, posting, entry)}</td>
                <td className={styles.code}>{nameOfCode(words, entry)}</td>
                <td className={styles.end}>
                  {entry.amountMinor > 0 && money(entry.amountMinor, posting.currency)}
                </td>
                <td className={styles.end}>
                  {entry.amountMinor < 0 && money(-entry.amountMinor, posting.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td colSpan={3} className={styles.quiet}>
              {t('ledger.footer', { postings: postings.length, entries: count })}
            </td>
            <td className={styles.code} />
            <td className={styles.end}>
              <strong>{money(debitMinor, order.currency)}</strong>
            </td>
            <td className={styles.end}>
              <strong>{money(creditMinor, order.currency)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function PostingCards({ order, postings }: PostingsProps) {
  const words = useMessages();
  const { t, dateTime, money } = words;
  return (
    <ul className={styles.cards}>
      {postings.map((posting) => (
        <li key={keyOf(posting)}>
          <strong>{nameOfPosting(words, posting)}</strong>
          <Source order={order} posting={posting} />
          <small>{dateTime(posting.at, order.timeZone)}</small>
          <dl>
            {posting.entries.map((entry) => (
              <div key={`${entry.code} ${entry.costCentre}`}>
                <dt>{nameOfEntry(words, posting, entry)}</dt>
                <dd>
                  {t(entry.amountMinor > 0 ? 'ledger.column.debit' : 'ledger.column.credit')}{' '}
                  {money(Math.abs(entry.amountMinor), posting.currency)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Source({ order, posting }: { order: Order; posting: ShownPosting }) {
  const source = sourceOfPosting(useMessages(), order, posting);
  return source ? <small className={styles.quiet}>{source}</small> : null;
}

const keyOf = ({ kind, causeId }: ShownPosting): string => `${kind} ${causeId}`;

/** Both sides in the currency of the order: what came in another one is not added up. */
function totalOf({ currency }: Order, postings: readonly ShownPosting[]) {
  const entries: ShownEntry[] = postings.flatMap((posting) => posting.entries);
  const own = postings.filter((posting) => posting.currency === currency).flatMap((one) => one.entries);
  const sumOf = (side: 1 | -1) =>
    own.reduce((sum, { amountMinor }) => sum + Math.max(side * amountMinor, 0), 0);
  return { debitMinor: sumOf(1), creditMinor: sumOf(-1), count: entries.length };
}
