import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { findLeftOrder, noteShownOrder } from '../app/left-orders.ts';
import { forgetEndedCart } from '../app/read-kept-cart.ts';
import { type OrderAct, pathWith } from '../app/shop-address.ts';
import { RequestRefused } from '../app/shop-request.ts';
import { orderParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { openPath } from '../app/use-address.ts';
import { useCoverInHistory } from '../app/use-cover-in-history.ts';
import { useResource } from '../app/use-resource.ts';
import { PageBoundary } from '../components/page-boundary.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useChanges } from './change/use-changes.ts';
import { ClosureChoice } from './closure-choice.tsx';
import { CompletedOrder } from './completed-order.tsx';
import { EndedOrder } from './ended-order.tsx';
import { LeftOrder } from './left-order.tsx';
import { PendingOrder } from './pending-order.tsx';

const InvoicePage = lazy(() => import('./invoice/invoice-page.tsx'));
const ChangePage = lazy(() => import('./change/change-page.tsx'));

interface OrderPageProps {
  secret: string;
  language: string | null;
  act: OrderAct | null;
}

/** A visitor's order, opened by its secret: from the payment page, from the mail, or later again. */
export default function OrderPage({ secret, language, act }: OrderPageProps) {
  const [salesPath] = useState(() => findLeftOrder(secret));
  useCoverInHistory(useCallback(async () => findLeftOrder(secret) === salesPath, [secret, salesPath]));
  if (salesPath !== null) return <LeftOrder language={language} salesPath={salesPath} />;
  return <OpenOrder secret={secret} language={language} act={act} />;
}

function OpenOrder({ secret, language, act }: OrderPageProps) {
  const { value: order, error, reload } = useResource<VisitorOrder>(`orders/${encodeURIComponent(secret)}`);
  return (
    <TextsProvider
      language={language ?? order?.language ?? firstLanguage(null)}
      parts={orderParts}
      otherForms={order?.otherForms}
    >
      <PageFrame
        client={order?.client ?? { subdomain: '', name: '', town: '', logoUrl: null }}
        look={{
          colours: order?.colours ?? defaultChannelColours,
          style: order?.style ?? defaultChannelStyle,
        }}
        languages={order?.languages ?? []}
        homePath={null}
        onLanguage={(chosen) => {
          rememberLanguage(chosen);
          openPath(pathWith(new URL(location.href), { language: chosen }), 'replace');
        }}
      >
        {order ? (
          <OrderOf secret={secret} order={order} act={act} reload={reload} />
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
  act: OrderAct | null;
  reload: () => void;
}

function OrderOf({ secret, order, act, reload }: OrderOfProps) {
  const { state } = order;
  const isSold = state === 'completed' || state === 'partly cancelled';
  const path = isSold ? `orders/${encodeURIComponent(secret)}/closure` : null;
  const closing = useResource<{ closure: VisitorClosure | null }>(path);
  const closure = closing.value?.closure ?? null;
  const { client, channelUrl } = order;
  const isFinished =
    isSold || (order.cartSecret === null && state !== 'pending payment' && state !== 'reserved');
  useEffect(() => {
    if (isSold) noteShownOrder(secret);
    // Where no answer comes, the sales page fetches again.
    if (isFinished && channelUrl !== null) void forgetEndedCart(client.subdomain, channelUrl).catch(() => {});
  }, [secret, isSold, isFinished, client.subdomain, channelUrl]);
  if (isSold) {
    // What was decided shows before the codes; until it is known, neither.
    if (closing.value === null && closing.error === null) return <PageSkeleton />;
    if (closure?.state !== 'asked') {
      return <SoldOrder secret={secret} order={order} act={act} closure={closure} reload={reload} />;
    }
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
  return <EndedOrder order={order} state={state} reload={reload} />;
}

interface SoldOrderProps extends OrderOfProps {
  closure: VisitorClosure | null;
}

/** Its tickets with what can be done, or one act of it. */
function SoldOrder({ secret, order, act, closure, reload }: SoldOrderProps) {
  const changes = useChanges(secret, reload);
  if (act === null) {
    return (
      <CompletedOrder secret={secret} order={order} closure={closure} changes={changes} reload={reload} />
    );
  }
  return (
    <PageBoundary place={act}>
      <Suspense fallback={<PageSkeleton />}>
        {act === 'invoice' ? (
          <InvoicePage secret={secret} order={order} />
        ) : (
          <ChangePage act={act} secret={secret} order={order} changes={changes} reloadOrder={reload} />
        )}
      </Suspense>
    </PageBoundary>
  );
}

function OrderAwaited({ error, reload }: { error: Error | null; reload: () => void }) {
  const { t, refusal } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status < 500) {
    return <PageMessage title={refusal(error.code)} text={t('order-page.unknownText')} />;
  }
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={reload}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
