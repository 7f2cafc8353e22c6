import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { useEffect, useState } from 'react';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ResponsiveImage } from '../components/responsive-image.tsx';
import { EmailMe } from './email-me.tsx';
import { leaveLine } from './leave-line.ts';
import { PlaceCard } from './place-card.tsx';
import { soundOnce } from './sound-once.ts';
import { StartCard } from './start-card.tsx';
import { usePlace } from './use-place.ts';
import './waiting.css';
import { waitingParts } from './waiting-texts.ts';

interface WaitingPageProps {
  page: {
    channel: Pick<SalesPage['channel'], 'language' | 'title'>;
    client: Pick<SalesPage['client'], 'subdomain' | 'name'>;
    ticketGroups: readonly Pick<SalesPage['ticketGroups'][number], 'imageUrl'>[];
    timeZone: string;
  };
  pagePath: string;
  onTurn: (beginUntil: string | null) => void;
  onLeave: () => void;
  /** The link of a mail leads to the sales page, which is not where every visitor waits. */
  offersMail?: boolean;
}

/** What a visitor sees before it is the visitor's turn. It sends on by itself. */
export default function WaitingPage(props: WaitingPageProps) {
  return (
    <TextsProvider language={props.page.channel.language} parts={waitingParts}>
      <Waiting {...props} />
    </TextsProvider>
  );
}

function Waiting({ page, pagePath, onTurn, onLeave, offersMail = true }: WaitingPageProps) {
  const { t, language, refusal } = useTexts();
  const [wasNew, setWasNew] = useState(false);
  const { answer, problem, ahead, isLinkOver, askNow } = usePlace(
    pagePath,
    language,
    (next: WaitingAnswer) => {
      if (next.isNewPlace) setWasNew(true);
      if (next.state === 'free') onTurn(null);
      if (next.state !== 'turn') return;
      soundOnce();
      onTurn(next.beginUntil);
    },
  );
  useTitleBack();
  const leave = () => {
    leaveLine(pagePath);
    onLeave();
  };
  const picture = page.ticketGroups.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;
  const isStart = answer?.state === 'start';
  const left = answer?.ticketsLeft ?? null;
  const isSoldOut = left === 0;
  const title = isSoldOut ? 'soldOut' : isStart ? 'start' : 'waiting';
  const own = answer?.text || t('waiting.lead', { title: page.channel.title });
  return (
    <main id="main" className="waiting">
      {picture && (
        <ResponsiveImage
          className="waiting-picture"
          source={picture}
          client={page.client.subdomain}
          alt=""
          width={632}
          height={210}
        />
      )}
      <PageHeading
        title={t(`waiting.title.${title}`)}
        documentTitle={`${t(`waiting.title.${title}`)} · ${page.client.name}`}
        lead={isSoldOut ? t('waiting.soldOut') : own}
      />
      {problem && (
        <Notice kind="refusal" title={t(`waiting.${problem}`)} text={t(`waiting.${problem}Text`)}>
          {problem === 'cookies' && (
            <a className="button" href={location.href} target="_blank" rel="noopener">
              {t('waiting.ownWindow')}
            </a>
          )}
        </Notice>
      )}
      {isLinkOver && <Notice kind="news" title={refusal('waiting-pass-used')} />}
      {wasNew && !isLinkOver && (
        <Notice kind="news" title={t('waiting.newPlace')} text={t('waiting.newPlaceText')} />
      )}
      {answer && isStart && <StartCard answer={answer} timeZone={page.timeZone} />}
      {answer?.state === 'waiting' && <PlaceCard answer={answer} ahead={ahead ?? answer.ahead ?? 0} />}
      <ul className="waiting-promises">
        {[
          t('waiting.kept'),
          t('waiting.begin', { minutes: answer?.minutesToBegin ?? 10 }),
          ...(isStart ? [t('waiting.lot')] : []),
          ...(isStart || isSoldOut ? [] : [left ? t('waiting.left', { left }) : t('waiting.saysSoldOut')]),
        ].map((promise) => (
          <li key={promise}>
            <CheckIcon />
            {promise}
          </li>
        ))}
      </ul>
      <div className="waiting-acts">
        {offersMail && answer && (answer.state === 'waiting' || isStart) && (
          <EmailMe
            pagePath={pagePath}
            isMailed={answer.isMailed}
            minutesToBegin={answer.minutesToBegin}
            onChanged={askNow}
          />
        )}
        <button type="button" className="link" onClick={leave}>
          {t('waiting.leave')}
        </button>
      </div>
    </main>
  );
}

/** The step behind this page gets its title back. */
function useTitleBack(): void {
  const [before] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}
