import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import type { GiftCardBalance } from '@foyer/domain/storefront/gift-card-balance.ts';
import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import type { Messages } from '@foyer/i18n/translator.ts';
import { useState } from 'react';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { pathOfGiftCard } from '../app/shop-address.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { addTextFiles, checkoutParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { openPath } from '../app/use-address.ts';
import { type Resource, useResource } from '../app/use-resource.ts';
import { ProblemNotice } from '../components/notice.tsx';
import { PageFailed } from '../components/page-failed.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { ResponsiveImage } from '../components/responsive-image.tsx';
import './gift-card.css';
import { GiftCardForm } from './gift-card-form.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/gift-card.json', {
    import: 'default',
  }),
);

const parts = [...checkoutParts, 'gift-card'];

interface GiftCardPageProps {
  client: string;
  /** Of the link in a mail; '' = it is typed. */
  code: string;
  language: string | null;
}

/** What is on a gift card, for who has its code. */
export default function GiftCardPage({ client, code, language }: GiftCardPageProps) {
  const foot = useResource<PageFoot>(`visitors/${encodeURIComponent(client)}/foot`);
  return (
    <TextsProvider language={firstLanguage(language)} parts={parts}>
      {foot.value ? <Opened client={client} code={code} foot={foot.value} /> : <Awaited resource={foot} />}
    </TextsProvider>
  );
}

function Opened({ client, code, foot }: { client: string; code: string; foot: PageFoot }) {
  const { t } = useTexts();
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  /** The code that found it. */
  const [typed, setTyped] = useState('');
  const { name, town, logoUrl, languages } = foot;
  const title = t('gift-card.title');
  return (
    <PageFrame
      client={{ subdomain: client, name, town, logoUrl }}
      look={{ colours: defaultChannelColours, style: defaultChannelStyle }}
      languages={languages}
      homePath={null}
      onLanguage={(chosen) => {
        rememberLanguage(chosen);
        openPath(pathOfGiftCard(client, chosen), 'replace');
      }}
    >
      <main id="main" className="message-page gift-card">
        <PageHeading
          title={title}
          documentTitle={`${title} · ${name}`}
          lead={card ? undefined : t('gift-card.lead')}
        />
        {card ? (
          <Balance client={client} code={typed} card={card} onOther={() => setCard(null)} />
        ) : (
          <GiftCardForm
            client={client}
            code={code}
            onFound={(found, used) => {
              setCard(found);
              setTyped(used);
            }}
          />
        )}
      </main>
    </PageFrame>
  );
}

const names = {
  'card-issued': 'gift-card.received',
  payment: 'gift-card.used',
  refund: 'gift-card.refund',
  'card-corrected': 'gift-card.corrected',
  'card-expired': 'gift-card.expired',
  cancellation: 'gift-card.returned',
  change: 'gift-card.returned',
} as const;

interface BalanceProps {
  client: string;
  code: string;
  card: GiftCardBalance;
  onOther: () => void;
}

function Balance({ client, code, card, onOther }: BalanceProps) {
  const { t, money, date, language } = useTexts();
  const { codeEnd: end, currency, movements } = card;
  const day = (local: string) => date(local, { dateStyle: 'medium' });
  const valid = { date: day(card.validUntil) };
  return (
    <>
      <section className="gift-card-face" aria-live="polite">
        {card.bannerUrl && (
          <ResponsiveImage source={card.bannerUrl} client={client} alt="" width={902} height={280} />
        )}
        <p>{t(card.isExpired ? 'gift-card.expired' : 'gift-card.validUntil', valid)}</p>
        <h2>{t('gift-card.balance')}</h2>
        <strong className="figures">{money(card.balanceMinor, currency)}</strong>
        <p>{t('gift-card.of', { value: money(card.valueMinor, currency), end })}</p>
      </section>
      <ul className="card gift-card-movements">
        {movements.map(({ id, kind, date: on, title, amountMinor }) => (
          <li key={`${kind} ${id}`}>
            <span>
              {kind === 'payment' && title ? title : t(names[kind])}
              <br />
              <span className="muted small">{day(on)}</span>
            </span>
            <strong className="figures">
              {`${amountMinor < 0 || kind === 'card-issued' ? '' : '+'}${money(amountMinor, currency)}`}
            </strong>
          </li>
        ))}
      </ul>
      <p className="muted">{t('gift-card.hint')}</p>
      <div className="gift-card-acts">
        {card.isMailed && <SendAgain client={client} code={code} />}
        <button type="button" className="link" onClick={onOther}>
          {t('gift-card.other')}
        </button>
      </div>
      {card.bookPath && !card.isExpired && card.balanceMinor > 0 && (
        <a className="button primary wide" href={`${card.bookPath}?language=${encodeURIComponent(language)}`}>
          {t('gift-card.book')}
        </a>
      )}
    </>
  );
}

/** The PDF goes to the address that it was sent to before, which the page does not know. */
function SendAgain({ client, code }: { client: string; code: string }) {
  const { t } = useTexts();
  const act = useAct();
  const [isSent, setSent] = useState(false);
  const send = () =>
    void act.run(async () => {
      const path = `visitors/${encodeURIComponent(client)}/gift-card/send`;
      await requestShop(path, { method: 'POST', body: { code } });
      setSent(true);
    });
  if (isSent) return <p role="status">{t('gift-card.sent')}</p>;
  return (
    <>
      {act.problem && <ProblemNotice problem={act.problem} />}
      <button type="button" className="link" aria-disabled={act.isPending} onClick={send}>
        {t('gift-card.sendAgain')}
      </button>
    </>
  );
}

function Awaited({ resource: { error, reload } }: { resource: Resource<PageFoot> }) {
  const { t } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status < 500)
    return <PageMessage title={t('shop.notFound.title')} text={t('shop.notFound.text')} />;
  return <PageFailed reload={reload} />;
}
