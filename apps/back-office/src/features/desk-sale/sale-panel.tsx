import { mostDeskTickets } from '@foyer/domain/desk-sales/most-desk-tickets.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconRosetteDiscount, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { beforeDiscount } from './customer-display/displayed-sale.ts';
import styles from './desk-sale.module.css';
import type { QuoteOfSale } from './hands/use-quote.ts';
import type { OfferHere } from './offline/offer-here.ts';
import { countTicketsOf, type DeskGroup, isEmpty, type SaleState } from './sale-state.ts';

interface SalePanelProps {
  sale: SaleState;
  groups: readonly DeskGroup[];
  quote: QuoteOfSale;
  /** 'Today' or the date. */
  day: string;
  currency: string;
  /** What this desk sells of without a connection; null = it has one. */
  here: OfferHere | null;
  /** It may be sold already: nothing of it is changed. */
  isFixed: boolean;
  /** Sales that the server does not have. */
  unsent: ReactNode;
  onRemove: (ticketTypeId: string) => void;
  onClear: () => void;
  onDiscount: () => void;
  /** Below the lines: what is suggested. */
  below?: ReactNode;
  /** The primary button. */
  children: ReactNode;
}

/** What is counted, its total, and the way on. */
export function SalePanel(props: SalePanelProps) {
  const { sale, groups, quote, day, currency, here, isFixed, below, unsent } = props;
  const { onRemove, onClear, onDiscount, children } = props;
  const { t, money } = useMessages();
  const count = countTicketsOf(sale.counts, groups);
  const nothing = isEmpty(sale);
  const shown = groups.filter(({ ticketTypes }) =>
    ticketTypes.some(({ id }) => sale.counts[id] !== undefined),
  );
  const wrong = quote.errorAt('main', 'date', 'timeslotId', 'lines', ...shown.map(({ id }) => id));
  return (
    <aside className={styles.sale} aria-label={t('desk.sale')}>
      <div className={styles.saleHead}>
        <h2>
          {t('desk.sale')}{' '}
          <span className={styles.quiet}>{t('desk.ofTickets', { count, most: mostDeskTickets })}</span>
        </h2>
        <button type="button" className={styles.textButton} disabled={nothing || isFixed} onClick={onClear}>
          {t('desk.clear')}
        </button>
      </div>
      <div className={styles.lines}>
        {nothing && <p className={styles.quiet}>{t('desk.nothingYet')}</p>}
        {shown.map((group) => (
          <SaleGroup
            key={group.id}
            group={group}
            counts={sale.counts}
            when={whenOf(group, sale.timeslotId, day)}
            left={here && leftAfter(group, sale)}
            isFixed={isFixed}
            quote={quote}
            currency={currency}
            onRemove={onRemove}
          />
        ))}
        {below}
        {unsent}
      </div>
      <div className={styles.saleFoot}>
        {wrong && (
          <p role="alert" className={styles.error}>
            {wrong}
          </p>
        )}
        {here ? null : (
          <button type="button" className={styles.discount} disabled={isFixed} onClick={onDiscount}>
            <IconRosetteDiscount size={18} stroke={1.6} aria-hidden="true" />
            <span>{t('desk.discountOrVoucher')}</span>
            <span className={styles.amount}>
              {quote.quote && quote.quote.discountMinor > 0
                ? money(-quote.quote.discountMinor, currency)
                : '–'}
            </span>
          </button>
        )}
        {quote.errorAt('discountCode', 'discountBasisPoints', 'payingCodes') && (
          <p role="alert" className={styles.error}>
            {quote.errorAt('discountCode', 'discountBasisPoints', 'payingCodes')}
          </p>
        )}
        {quote.quote && quote.quote.feesMinor > 0 && (
          <p className={styles.extra}>
            <span>{t('desk.fees')}</span>
            <span className={styles.amount}>{money(quote.quote.feesMinor, currency)}</span>
          </p>
        )}
        {quote.quote?.codeParts.map(({ codeEnd, kind, amountMinor }) => (
          <p key={codeEnd} className={styles.extra}>
            <span>{t(`desk.code.${kind}`, { end: codeEnd })}</span>
            <span className={styles.amount}>{money(-amountMinor, currency)}</span>
          </p>
        ))}
        <p className={styles.total}>
          <span>{t('desk.total')}</span>
          <output className={styles.totalAmount}>
            {money(quote.quote?.dueMinor ?? quote.totalMinor, currency)}
          </output>
        </p>
        {children}
      </div>
    </aside>
  );
}

function whenOf(
  { needsTimeslot, needsDate, timeslots }: DeskGroup,
  timeslotId: string | null,
  day: string,
): string {
  const time = timeslots.find(({ id }) => id === timeslotId)?.time;
  if (needsTimeslot) return time ? `${day} ${time}` : day;
  return needsDate ? day : '';
}

/** What this desk has of the chosen time once this sale is done. */
function leftAfter({ needsTimeslot, timeslots, ticketTypes }: DeskGroup, sale: SaleState): number | null {
  const left = needsTimeslot ? timeslots.find(({ id }) => id === sale.timeslotId)?.left : null;
  if (left === null || left === undefined) return null;
  return Math.max(0, left - ticketTypes.reduce((sum, { id }) => sum + (sale.counts[id] ?? 0), 0));
}

interface SaleGroupProps {
  group: DeskGroup;
  counts: SaleState['counts'];
  when: string;
  /** Places of this desk after the sale; null = they do not matter. */
  left: number | null;
  isFixed: boolean;
  quote: QuoteOfSale;
  currency: string;
  onRemove: (ticketTypeId: string) => void;
}

function SaleGroup({ group, counts, when, left, isFixed, quote, currency, onRemove }: SaleGroupProps) {
  const { t, money } = useMessages();
  return (
    <section className={styles.saleGroup}>
      <div className={styles.saleProduct}>
        <span className={styles.thumb} aria-hidden="true">
          {group.imageUrl && <img src={group.imageUrl} alt="" />}
        </span>
        <span>
          <strong>{group.title}</strong>
          {when && (
            <span className={styles.quiet}>
              {left === null ? when : `${when} · ${t('desk-offline.leftAfter', { count: left })}`}
            </span>
          )}
        </span>
      </div>
      {group.ticketTypes.map(({ id, name, priceMinor }) => {
        const count = counts[id];
        if (count === undefined) return null;
        const line = quote.quote?.lines.find(({ ticketTypeId }) => ticketTypeId === id);
        return (
          <div key={id} className={styles.line}>
            <strong>{count}</strong>
            <span>{name}</span>
            <span className={styles.amount}>
              {money(line ? beforeDiscount(line) : priceMinor * count, currency)}
            </span>
            <button
              type="button"
              className={styles.remove}
              disabled={isFixed}
              aria-label={t('desk.remove', { name })}
              onClick={() => onRemove(id)}
            >
              <IconX size={16} stroke={1.6} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
