import { discountState, isNearlyUsedUp, usesOf } from '@foyer/domain/discounts/discount-state.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { DiscountListQuery } from '../../generated/operations.ts';

export type DiscountRow = DiscountListQuery['discounts']['edges'][number]['node'];

/** Whether visitors can use it, in words and shape; how many uses are left where that is few. */
export function DiscountStateTag({
  discount,
}: {
  discount: Pick<DiscountRow, 'validFrom' | 'validUntil' | 'mostUses' | 'figures' | 'removing'>;
}) {
  const { t, date } = useMessages();
  const { figures } = discount;
  if (discount.removing) return <StatusTag tone="warning">{t('discounts.removing')}</StatusTag>;
  const state = discountState(discount, figures, figures.today);
  if (state === 'active' && isNearlyUsedUp(discount, figures)) {
    const left = (usesOf(discount, figures) ?? 0) - figures.uses;
    return <StatusTag tone="warning">{t('discounts.left', { count: left })}</StatusTag>;
  }
  if (state === 'upcoming' && discount.validFrom)
    return <StatusTag tone="info">{t('discounts.starts', { date: date(discount.validFrom) })}</StatusTag>;
  const tone = { active: 'success', upcoming: 'info', 'used-up': 'danger', ended: 'neutral' } as const;
  return <StatusTag tone={tone[state]}>{t(`discounts.state.${state}`)}</StatusTag>;
}
