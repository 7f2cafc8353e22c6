import { lazy, Suspense } from 'react';
import { PageMessage } from '../components/page-message.tsx';
import { firstLanguage } from './browser-language.ts';
import { SalesPage } from './sales-page.tsx';
import { TextsProvider, useTexts } from './texts.tsx';
import { useAddress } from './use-address.ts';

const FindOrderPage = lazy(() => import('../find-order/find-order-page.tsx'));
const GiftTicketPage = lazy(() => import('../gift-ticket/gift-ticket-page.tsx'));
const GiftCardPage = lazy(() => import('../gift-card/gift-card-page.tsx'));
const OrderPage = lazy(() => import('../order/order-page.tsx'));
const OwnEntryPage = lazy(() => import('../waiting-list/own-entry-page.tsx'));
const PreviewPage = lazy(() => import('../preview/preview-page.tsx'));

/** The visitors' pages: a sales page, a visitor's order, or the news that an address leads nowhere. */
export function ShopApp() {
  const address = useAddress();
  if (address.kind === 'sales page') {
    return (
      <SalesPage
        key={`${address.client}/${address.channel}`}
        client={address.client}
        channel={address.channel}
        step={address.step}
        info={address.info}
        language={address.language}
      />
    );
  }
  if (address.kind === 'order') {
    return (
      <Suspense>
        <OrderPage
          key={address.secret}
          secret={address.secret}
          language={address.language}
          act={address.act}
        />
      </Suspense>
    );
  }
  if (address.kind === 'preview') {
    return (
      <Suspense>
        <PreviewPage />
      </Suspense>
    );
  }
  if (address.kind === 'find order') {
    return (
      <Suspense>
        <FindOrderPage client={address.client} language={address.language} />
      </Suspense>
    );
  }
  if (address.kind === 'gift card') {
    const { kind: _, ...card } = address;
    return (
      <Suspense>
        <GiftCardPage {...card} />
      </Suspense>
    );
  }
  if (address.kind === 'gift ticket') {
    return (
      <Suspense>
        <GiftTicketPage key={address.secret} secret={address.secret} language={address.language} />
      </Suspense>
    );
  }
  if (address.kind === 'waiting list') {
    const { kind: _, ...entry } = address;
    return (
      <Suspense>
        <OwnEntryPage key={entry.secret} {...entry} />
      </Suspense>
    );
  }
  return (
    <TextsProvider language={firstLanguage(null)}>
      <PageUnknown />
    </TextsProvider>
  );
}

function PageUnknown() {
  const { t } = useTexts();
  return <PageMessage title={t('shop.notFound.title')} text={t('shop.notFound.text')} />;
}
