import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
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
import { ClosureChoice } from './closure-choice.tsx';
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
        {order ? (
          <OrderOf secret={secret} order={order} reload={reload} />
        ) : (
          <OrderAwaited error={error} reload={reload} />
        )}
      </PageFrame>
    </TextsProvider>
  );
}

interface OrderOfProps {
  secret: string;
  order: VisitorOrder;
  reload: () => void;
}

function OrderOf({ secret, order, reload }: OrderOfProps) {
  const { state } = order;
  const isSold = state === 'completed' || state === 'partly cancelled';
  const path = isSold ? `orders/${encodeURIComponent(secret)}/closure` : null;
  const closing = useResource<{ closure: VisitorClosure | null }>(path);
  const closure = closing.value?.closure ?? null;
  if (isSold) {
    // What was decided shows before the codes; until it is known, neither.
    if (closing.value === null && closing.error === null) return <PageSkeleton />;
    if (closure?.state !== 'asked') return <CompletedOrder order={order} closure={closure} />;
    const again = () => {
      reload();
      closing.reload();
    };
    const { visitId } = closure;
    return <ClosureChoice key={visitId} secret={secret} order={order} closure={closure} reload={again} />;
  }
  if (state === 'pending payment' || state === 'reserved') {
    return <PendingOrder order={order} reload={reload} />;
  }
  return <EndedOrder order={order} state={state} />;
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
