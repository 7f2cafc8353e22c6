import type { SalesPage as SalesPageAnswer } from '@foyer/domain/storefront/sales-page.ts';
import { useEffect, useState } from 'react';
import { PageFailed } from '../components/page-failed.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { firstLanguageOfSalesPage } from './browser-language.ts';
import { readChoices } from './kept-choices.ts';
import { leaveOrders } from './left-orders.ts';
import { type InfoPage, pathOfStep, type Step } from './shop-address.ts';
import { RequestRefused } from './shop-request.ts';
import { Shopping } from './shopping.tsx';
import { TextsProvider, useTexts } from './texts.tsx';
import { type Resource, useResource } from './use-resource.ts';

interface SalesPageProps {
  client: string;
  channel: string;
  step: Step;
  info: InfoPage | null;
  language: string | null;
}

/** One channel's sales page: loads what it sells, in the language asked for. */
export function SalesPage({ client, channel, step, info, language }: SalesPageProps) {
  const wanted = firstLanguageOfSalesPage(language);
  const pagePath = `${encodeURIComponent(client)}/${encodeURIComponent(channel)}`;
  const inLanguage = `language=${encodeURIComponent(wanted)}`;
  const published = useResource<SalesPageAnswer>(`${pagePath}?${inLanguage}`);
  // A page that was closed meanwhile still takes the payment for what it holds.
  const held = isUnknown(published.error) ? readChoices(client, channel).cartSecret : null;
  const closed = useResource<SalesPageAnswer>(held && `carts/${held}/page?${inLanguage}`);
  const resource = held === null || isUnknown(closed.error) ? published : closed;
  const page = useLastKnown(resource.value);
  const path = pathOfStep(client, channel, 'tickets', language);
  useEffect(() => leaveOrders(path), [path]);
  return (
    <TextsProvider language={page?.channel.language ?? wanted} otherForms={page?.channel.otherForms}>
      {page ? (
        <Shopping
          page={page}
          pagePath={pagePath}
          client={client}
          channel={channel}
          step={step}
          info={info}
          language={language}
        />
      ) : (
        <PageAwaited resource={resource} />
      )}
    </TextsProvider>
  );
}

const isUnknown = (error: Error | null): boolean => error instanceof RequestRefused && error.status === 404;

/** While another language is fetched the page stays as it is. */
function useLastKnown<T>(value: T | null): T | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}

function PageAwaited({ resource: { error, reload } }: { resource: Resource<SalesPageAnswer> }) {
  const { t, refusal } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.code === 'channel-not-found') {
    return <PageMessage title={t('shop.notFound.title')} text={t('shop.notFound.text')} />;
  }
  if (error instanceof RequestRefused && error.code === 'client-disabled') {
    const title = refusal(error.code, error.errors[0]?.params);
    return <PageMessage title={title} text={t('shop.channel.disabled')} />;
  }
  return <PageFailed reload={reload} />;
}
