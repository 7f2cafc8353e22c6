import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useTexts } from '../app/texts.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ResumeLink } from './resume-link.tsx';

/** An order without tickets: not paid, expired, cancelled or refunded. Says what happened to the money. */
export function EndedOrder({ order }: { order: VisitorOrder }) {
  const { t, money } = useTexts();
  const canPayAgain = order.cartSecret !== null;
  const words = order.state === 'failed' && canPayAgain ? 'retry' : order.state;
  const lead = [
    t(`shop.order.${words}Text`),
    order.refund &&
      t(`shop.order.refund.${order.refund.reason}`, {
        amount: money(order.refund.amountMinor, order.currency),
      }),
  ];
  return (
    <main id="main" className="message-page">
      <PageHeading title={t(`shop.order.${words}`)} lead={lead.filter(Boolean).join(' ')} />
      <ResumeLink order={order} label={t(canPayAgain ? 'shop.order.payAgain' : 'shop.order.startAgain')} />
    </main>
  );
}
