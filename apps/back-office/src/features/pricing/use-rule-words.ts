import type { PricingRuleKind } from '@foyer/domain/pricing/pricing-rule.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useWeekdaysInWords } from '../../components/fields/weekdays-in-words.ts';
import { type ShownPriceChange, usePriceChange } from '../../components/price/price-change.ts';
import type { PricingRuleRowFragment } from '../../generated/operations.ts';
import type { NamedType } from './group-pricing.ts';

type Value = PricingRuleRowFragment['values'][number];

/** What a rule does, in words. */
export function useRuleWords(currency: string) {
  const { t, date } = useMessages();
  const weekdaysInWords = useWeekdaysInWords();
  const changeText = usePriceChange(currency);

  const shownChange = (kind: PricingRuleKind, { amountMinor, basisPoints }: Value): ShownPriceChange =>
    kind === 'substitute' ? { priceMinor: amountMinor } : { amountMinor, basisPoints };

  return {
    /** '19-12-2026 – 28-02-2027', or one date. */
    dates: ({ from, until }: { from: string; until: string }) =>
      from === until ? date(from) : `${date(from)} – ${date(until)}`,
    weekdays: (weekdays: readonly number[]) =>
      weekdays.length === 7 ? t('pricing.daily') : weekdaysInWords(weekdays),
    changeOf: (kind: PricingRuleKind, value: Value) => changeText(shownChange(kind, value)),
    /** '+20% on 3 ticket types', or '−€2.50 for Adult'. */
    change: (
      { kind, values }: Pick<PricingRuleRowFragment, 'kind' | 'values'>,
      types: readonly NamedType[],
    ) => {
      const texts = [...new Set(values.map((value) => changeText(shownChange(kind, value))))];
      const [text = ''] = texts;
      const [only] = values;
      if (!only) return '–';
      if (texts.length > 1) return t('pricing.change.various', { count: values.length });
      const name = types.find(({ id }) => id === only.ticketTypeId)?.name;
      if (values.length === 1 && name) return t('pricing.change.for', { change: text, name });
      return t('pricing.change.on', { change: text, count: values.length });
    },
  };
}
