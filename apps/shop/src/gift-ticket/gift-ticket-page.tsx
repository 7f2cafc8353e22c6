import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import type { VisitorGift } from '@foyer/domain/storefront/visitor-gift.ts';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { pathOfFindOrder, pathWith } from '../app/shop-address.ts';
import { RequestRefused } from '../app/shop-request.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { openPath } from '../app/use-address.ts';
import { type Resource, useResource } from '../app/use-resource.ts';
import { PageFailed } from '../components/page-failed.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { ChooseVisit } from './choose-visit.tsx';
import { presentParts } from './present-words.ts';

interface GiftTicketPageProps {
  secret: string;
  language: string | null;
}

/** Tickets that were bought as a present: who has the link chooses their day. */
export default function GiftTicketPage({ secret, language }: GiftTicketPageProps) {
  const path = `gifts/${encodeURIComponent(secret)}`;
  const asked = language ? `?language=${encodeURIComponent(language)}` : '';
  const gift = useResource<VisitorGift>(`${path}${asked}`);
  const known = gift.value;
  return (
    <TextsProvider
      language={language ?? known?.language ?? firstLanguage(null)}
      parts={presentParts}
      otherForms={known?.otherForms}
    >
      <PageFrame
        client={known?.client ?? { subdomain: '', name: '', town: '', logoUrl: null }}
        look={{ colours: known?.colours ?? defaultChannelColours, style: defaultChannelStyle }}
        languages={known?.languages ?? []}
        homePath={null}
        onLanguage={(chosen) => {
          rememberLanguage(chosen);
          openPath(pathWith(new URL(location.href), { language: chosen }), 'replace');
        }}
      >
        {known ? <Gift path={path} gift={known} reload={gift.reload} /> : <Awaited resource={gift} />}
      </PageFrame>
    </TextsProvider>
  );
}

function Gift({ path, gift, reload }: { path: string; gift: VisitorGift; reload: () => void }) {
  const { t, date, language } = useTexts();
  const { state, channelUrl, client, contact, validUntil } = gift;
  const ask = t('gift-ticket.ask', { contact: contact || 'none' });
  if (state === 'used') {
    return (
      <PageMessage title={t('gift-ticket.used')} text={t('gift-ticket.usedText')}>
        <a className="button" href={pathOfFindOrder(client.subdomain, language)}>
          {t('gift-ticket.find')}
        </a>
      </PageMessage>
    );
  }
  if (state === 'expired') {
    const day = date(validUntil, { dateStyle: 'long' });
    const text = `${t('gift-ticket.expiredText', { date: day })} ${ask}`;
    return <PageMessage title={t('gift-ticket.expired')} text={text} />;
  }
  if (state === 'blocked') return <PageMessage title={t('gift-ticket.blocked')} text={ask} />;
  if (channelUrl === null) return <PageMessage title={t('gift-ticket.notOnSale')} text={ask} />;
  return <ChooseVisit path={path} gift={gift} channelUrl={channelUrl} reload={reload} />;
}

function Awaited({ resource: { error, reload } }: { resource: Resource<VisitorGift> }) {
  const { t } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status === 404)
    return <PageMessage title={t('gift-ticket.unknown')} text={t('gift-ticket.unknownText')} />;
  return <PageFailed reload={reload} />;
}
