import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { pathOfOrder } from '../app/shop-address.ts';
import { RequestRefused } from '../app/shop-request.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { openPath } from '../app/use-address.ts';
import { useResource } from '../app/use-resource.ts';
import { PageFrame } from '../components/page-frame.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { CompletedOrder } from './completed-order.tsx';
import { EndedOrder } from './ended-order.tsx';
import { PendingOrder } from './pending-order.tsx';

/** A visitor's order, opened by its secret: from the payment page, from the mail, or later again. */
export default function OrderPage({ secret, language }: { secret: string; language: string | null }) {
  const { value: order, error, reload } = useResource<VisitorOrder>(`orders/${encodeURIComponent(secret)}`);
  return (
    <TextsProvider language={language ?? order?.language ?? firstLanguage(null)}>
      <PageFrame
        client={order?.client ?? { subdomain: '', name: '', town: '', logoUrl: null }}
        colours={order?.colours ?? defaultChannelColours}
        languages={order?.languages ?? []}
        homePath={null}
        onLanguage={(chosen) => {
          rememberLanguage(chosen);
          openPath(pathOfOrder(secret, chosen), 'replace');
        }}
      >
        {order ? <OrderOf order={order} reload={reload} /> : <OrderAwaited error={error} reload={reload} />}
      </PageFrame>
    </TextsProvider>
  );
}

interface OrderOfProps {
  order: VisitorOrder;
  reload: () => void;
}

function OrderOf({ order, reload }: OrderOfProps) {
  if (order.state === 'completed' || order.state === 'partly cancelled')
    return <CompletedOrder order={order} />;
  if (order.state === 'pending payment' || order.state === 'reserved') {
    return <PendingOrder order={order} reload={reload} />;
  }
  return <EndedOrder order={order} />;
}

function OrderAwaited({ error, reload }: { error: Error | null; reload: () => void }) {
  const { t, refusal } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status < 500) {
    return <PageMessage title={refusal(error.code)} text={t('shop.order.unknownText')} />;
  }
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={reload}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
