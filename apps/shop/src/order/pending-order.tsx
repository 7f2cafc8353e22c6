import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useEffect } from 'react';
import { useTexts } from '../app/texts.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ResumeLink } from './resume-link.tsx';

const askAgainMs = 2_000;

/** The payment is under way: the page asks by itself until the answer is there. */
export function PendingOrder({ order, reload }: { order: VisitorOrder; reload: () => void }) {
  const { t } = useTexts();
  useEffect(() => {
    const timer = setInterval(reload, askAgainMs);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <main id="main" className="message-page">
      <PageHeading
        title={t('order-page.pending')}
        lead={t('order-page.pendingText')}
        mark={<span className="spinner large" aria-hidden="true" />}
      />
      <ResumeLink order={order} label={t('order-page.backToPayment')} />
    </main>
  );
}
