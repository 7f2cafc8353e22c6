import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { pathWith } from '../../app/shop-address.ts';
import { useTexts } from '../../app/texts.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { nothingChosen, openAct } from './use-choice.ts';

/** Back to the order, without a change. */
export function OrderLink({ order }: { order: VisitorOrder }) {
  const { t } = useTexts();
  return (
    <a
      className="back-link"
      href={pathWith(new URL(location.href), nothingChosen)}
      onClick={(event) => {
        event.preventDefault();
        openAct(null);
      }}
    >
      <ChevronIcon back />
      <span>{t('order-change.back', { number: order.number ?? '' })}</span>
    </a>
  );
}
