import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import { formatWeek } from '@foyer/i18n/format-week.ts';
import { formattingLocaleOf } from '@foyer/i18n/locales.ts';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { pathOfFindOrder } from '../app/shop-address.ts';
import { RequestRefused } from '../app/shop-request.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { openPath } from '../app/use-address.ts';
import { type Resource, useResource } from '../app/use-resource.ts';
import { PageFrame } from '../components/page-frame.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { findOrderParts } from './find-order-texts.ts';

/** Where a visitor who lost the mail asks for the links of the own orders. */
export default function FindOrderPage({ client, language }: { client: string; language: string | null }) {
  const foot = useResource<PageFoot>(`visitors/${encodeURIComponent(client)}/foot`);
  return (
    <TextsProvider language={firstLanguage(language)} parts={findOrderParts}>
      {foot.value ? <FindOrder client={client} foot={foot.value} /> : <Awaited resource={foot} />}
    </TextsProvider>
  );
}

function FindOrder({ client, foot }: { client: string; foot: PageFoot }) {
  const { t, language } = useTexts();
  const week = (hours: PageFoot['desks'][number]['week']) =>
    formatWeek(hours, formattingLocaleOf(language), t('shop.label.closed'));
  const { name, town, logoUrl, languages, phone, desks } = foot;
  const title = t('find-order.title');
  return (
    <PageFrame
      client={{ subdomain: client, name, town, logoUrl }}
      look={{ colours: defaultChannelColours, style: defaultChannelStyle }}
      languages={languages}
      homePath={null}
      onLanguage={(chosen) => {
        rememberLanguage(chosen);
        openPath(pathOfFindOrder(client, chosen), 'replace');
      }}
    >
      <main id="main" className="message-page find-order">
        <PageHeading title={title} documentTitle={`${title} · ${name}`} lead={t('find-order.lead')} />
        <FindOrderForm client={client} />
        {(phone || desks.length > 0) && (
          <section className="card find-order-help">
            <h2>{t('find-order.help')}</h2>
            {phone && <p className="muted">{t('find-order.call', { phone })}</p>}
            {desks.length > 0 && <h3>{t('find-order.desk')}</h3>}
            {desks.map((desk) => (
              <div key={desk.name}>
                {desks.length > 1 && <p>{desk.name}</p>}
                <ul className="muted">
                  {week(desk.week).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
        <details className="card find-order-card">
          <summary>{t('find-order.card.title')}</summary>
          <p className="muted">{t('find-order.card.lead')}</p>
          <FindOrderForm client={client} what="cards" />
        </details>
      </main>
    </PageFrame>
  );
}

function Awaited({ resource: { error, reload } }: { resource: Resource<PageFoot> }) {
  const { t } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status < 500)
    return <PageMessage title={t('shop.notFound.title')} text={t('shop.notFound.text')} />;
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={reload}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
