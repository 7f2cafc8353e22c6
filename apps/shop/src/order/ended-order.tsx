import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useTexts } from '../app/texts.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { BackToSite } from './back-to-site.tsx';
import { HeldOrder } from './held-order.tsx';
import { ResumeLink } from './resume-link.tsx';

type EndedState = Exclude<
  VisitorOrder['state'],
  'completed' | 'partly cancelled' | 'pending payment' | 'reserved'
>;

interface EndedOrderProps {
  order: VisitorOrder;
  state: EndedState;
  reload: () => void;
}

/** An order without tickets: not paid, expired, cancelled or refunded. Says what happened to the money. */
export function EndedOrder({ order, state, reload }: EndedOrderProps) {
  const { t, money } = useTexts();
  const canPayAgain = order.cartSecret !== null;
  const words = state === 'failed' && canPayAgain ? 'retry' : state;
  const lead = [
    t(`order-page.${words}Text`),
    order.refund &&
      t(`order-page.refund.${order.refund.reason}`, {
        amount: money(order.refund.amountMinor, order.currency),
      }),
  ];
  return (
    <main id="main" className="message-page">
      <PageHeading title={t(`order-page.${words}`)} lead={lead.filter(Boolean).join(' ')} />
      {order.cartSecret !== null && <HeldOrder order={order} cartSecret={order.cartSecret} onEnd={reload} />}
      <ResumeLink order={order} label={t(canPayAgain ? 'order-page.payAgain' : 'order-page.startAgain')} />
      <BackToSite page={order.embeddedOn} />
    </main>
  );
}
