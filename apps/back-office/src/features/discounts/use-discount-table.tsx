import { isNearlyUsedUp, usesOf } from '@foyer/domain/discounts/discount-state.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { writePercentage } from './discount-form.ts';
import { type DiscountRow, DiscountStateTag } from './discount-state-tag.tsx';
import styles from './discounts.module.css';

/** How the list shows a discount: a row, on a phone a card. */
export function useDiscountTable(): ListTable<DiscountRow> {
  const words = useDiscountWords();
  const { t } = useMessages();
  return {
    columns: [
      { key: 'title', sortKey: 'title', header: t('discounts.field.title'), cell: ({ title }) => title },
      { key: 'code', header: t('discounts.field.code'), cell: words.codes },
      { key: 'off', header: t('discounts.field.off'), cell: words.off, align: 'end' },
      {
        key: 'valid',
        sortKey: 'valid',
        header: t('discounts.field.valid'),
        cell: words.valid,
        wideOnly: true,
      },
      { key: 'uses', sortKey: 'uses', header: t('discounts.field.used'), cell: words.used, align: 'end' },
      { key: 'bar', header: t('discounts.field.uses'), cell: (row) => <UsesBar row={row} />, wideOnly: true },
      { key: 'given', sortKey: 'given', header: t('discounts.field.given'), cell: words.given, align: 'end' },
      {
        key: 'state',
        header: t('discounts.field.state'),
        cell: (row) => <DiscountStateTag discount={row} />,
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/discountcodes-and-vouchers/${id}`,
    card: (row) => ({
      title: row.title,
      figure: words.off(row),
      line2: words.codes(row),
      line2End: <DiscountStateTag discount={row} />,
      line3: t('discounts.usedGiven', { used: words.used(row), given: words.given(row) }),
    }),
  };
}

/** What a discount is and did, in words. */
export function useDiscountWords() {
  const { t, number, money, date, intlLocale } = useMessages();
  const currency = useClientFacts()?.currency;
  const amount = (minor: number) => (currency ? money(minor, currency) : '');
  return {
    codes: ({ figures: { onlyCode, codeCount } }: DiscountRow) =>
      onlyCode ?? t('discounts.codes', { count: codeCount }),
    off: ({ basisPoints, amountMinor }: DiscountRow) =>
      basisPoints === null
        ? amount(amountMinor ?? 0)
        : `${writePercentage(basisPoints, decimalSignOf(intlLocale))}%`,
    valid: ({ validFrom, validUntil }: DiscountRow) => {
      if (validFrom && validUntil)
        return t('discounts.fromUntil', { from: date(validFrom), until: date(validUntil) });
      if (validFrom) return t('discounts.from', { from: date(validFrom) });
      return validUntil ? t('discounts.until', { until: date(validUntil) }) : t('discounts.always');
    },
    used: (row: DiscountRow) => {
      const allowed = usesOf(row, row.figures);
      const used = number(row.figures.uses);
      return allowed === null ? used : t('discounts.usedOf', { used, of: number(allowed) });
    },
    given: ({ figures }: DiscountRow) => amount(figures.givenMinor),
  };
}

function UsesBar({ row }: { row: DiscountRow }) {
  const { t } = useMessages();
  const allowed = usesOf(row, row.figures);
  if (allowed === null) return <span className={styles.unlimited}>{t('discounts.unlimited')}</span>;
  const share = allowed === 0 ? 0 : Math.min(1, row.figures.uses / allowed);
  const isLow = share === 1 || isNearlyUsedUp(row, row.figures);
  // The figures beside it say the same.
  return (
    <span className={styles.bar} aria-hidden="true">
      <span data-low={isLow || undefined} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
