import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import type { EditedDiscount } from './discount-form.ts';
import { DiscountStateTag } from './discount-state-tag.tsx';

/** A discount that is being deleted: how far that is. It cannot be changed any more. */
export function RemovedDiscount({ discount }: { discount: EditedDiscount }) {
  const { t, number } = useMessages();
  const { done = 0, total = 0 } = discount.making ?? {};
  return (
    <Page
      title={discount.title}
      status={<DiscountStateTag discount={discount} />}
      breadcrumbs={[{ label: t('codes.title'), to: '/discountcodes-and-vouchers' }]}
    >
      <Notice tone="info">{t('discounts.removingText', { done: number(done), total: number(total) })}</Notice>
      <HistoryCard entity="discount" id={discount.id} />
    </Page>
  );
}
