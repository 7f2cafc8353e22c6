import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import type { OwnEntry } from '@foyer/domain/waiting-list/own-entry.ts';
import { useEffect, useState } from 'react';
import { firstLanguage, rememberLanguage } from '../app/browser-language.ts';
import { keepChoices, noChoices, readChoices } from '../app/kept-choices.ts';
import { pathOfStep, pathWith } from '../app/shop-address.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { openPath } from '../app/use-address.ts';
import { useResource } from '../app/use-resource.ts';
import { ProblemNotice } from '../components/notice.tsx';
import { PageFailed } from '../components/page-failed.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import './waiting-list.css';
import { WaitingListTexts } from './waiting-list-texts.tsx';

interface OwnEntryProps {
  client: string;
  secret: string;
  language: string | null;
  /** The link says that places are to be bought: it leads on to them. */
  isToBuy: boolean;
}

/** One's own entry of the waiting list, opened by the link of its mail. */
export default function OwnEntryPage(props: OwnEntryProps) {
  const { client, secret, language, isToBuy } = props;
  const path = `visitors/${encodeURIComponent(client)}/waiting-list`;
  const [entry, setEntry] = useState<OwnEntry | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isAsked = entry === null && error === null;
  useEffect(() => {
    if (!isAsked) return;
    let current = true;
    requestShop<OwnEntry>(path, { method: 'POST', body: { secret } }).then(
      (found) => current && !(isToBuy && openOffer(client, found, language)) && setEntry(found),
      (failed: unknown) => current && setError(failed),
    );
    return () => {
      current = false;
    };
  }, [path, secret, isToBuy, client, language, isAsked]);
  return (
    <WaitingListTexts
      language={language ?? entry?.language ?? firstLanguage(null)}
      otherForms={entry?.otherForms}
    >
      {entry ? (
        <Entry {...props} path={path} entry={entry} onChanged={setEntry} />
      ) : (
        <Awaited error={error} onRetry={() => setError(null)} />
      )}
    </WaitingListTexts>
  );
}

/** Puts the cart with the kept places into this tab and opens it. @returns false where there is none. */
function openOffer(client: string, entry: OwnEntry, language: string | null): boolean {
  const { offer, channelUrl, lines, date } = entry;
  if (offer === null || channelUrl === null) return false;
  keepChoices(client, channelUrl, {
    ...noChoices,
    codePass: readChoices(client, channelUrl).codePass,
    quantities: Object.fromEntries(lines.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity])),
    date,
    timeslotId: offer.timeslotId,
    cartSecret: offer.cartSecret,
  });
  openPath(pathOfStep(client, channelUrl, 'details', language ?? entry.language), 'replace');
  return true;
}

function Entry(
  props: OwnEntryProps & { path: string; entry: OwnEntry; onChanged: (entry: OwnEntry) => void },
) {
  const { client, secret, language, path, entry, onChanged } = props;
  const { t, longDate } = useTexts();
  const act = useAct();
  const { value: foot } = useResource<PageFoot>(`visitors/${encodeURIComponent(client)}/foot`);
  const until = entry.offer && timeIn(entry.offer.until, entry.timeZone);
  const title = t(`waiting-list.${entry.state}.title`);
  const isOpen = entry.state === 'waiting' || entry.state === 'offered';
  const leave = () =>
    void act.run(async () => {
      onChanged(await requestShop<OwnEntry>(`${path}/leave`, { method: 'POST', body: { secret } }));
    });
  return (
    <PageFrame
      client={
        foot ? { ...foot, subdomain: client } : { subdomain: client, name: '', town: '', logoUrl: null }
      }
      look={{ colours: defaultChannelColours, style: defaultChannelStyle }}
      languages={foot?.languages ?? []}
      homePath={null}
      onLanguage={(chosen) => {
        rememberLanguage(chosen);
        openPath(pathWith(new URL(location.href), { language: chosen }), 'replace');
      }}
    >
      <main id="main" className="message-page own-entry">
        <PageHeading title={title} lead={t(`waiting-list.${entry.state}.text`, { time: until ?? '' })} />
        {act.problem && <ProblemNotice problem={act.problem} />}
        <section className="card own-entry-facts">
          <strong>{entry.title}</strong>
          <p>{[longDate(entry.date), entry.time].filter(Boolean).join(', ')}</p>
          {entry.lines.map(({ ticketTypeId, name, quantity }) => (
            <p key={ticketTypeId}>{t('shop.line', { quantity, name })}</p>
          ))}
        </section>
        <div className="own-entry-acts">
          {entry.offer && entry.channelUrl && (
            <button
              type="button"
              className="button primary"
              onClick={() => openOffer(client, entry, language)}
            >
              {t('waiting-list.buy')}
            </button>
          )}
          {!isOpen && entry.channelUrl && (
            <a className="button" href={pathOfStep(client, entry.channelUrl, 'tickets', language)}>
              {t('waiting-list.toPage')}
            </a>
          )}
          {isOpen && (
            <button type="button" className="button" aria-disabled={act.isPending} onClick={leave}>
              {t(entry.state === 'offered' ? 'waiting-list.giveBack' : 'waiting-list.leave')}
            </button>
          )}
        </div>
      </main>
    </PageFrame>
  );
}

/** The time of an instant by the clocks of a place. */
function timeIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
}

function Awaited({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, refusal } = useTexts();
  if (error === null) return <PageSkeleton />;
  if (error instanceof RequestRefused && error.status < 500)
    return <PageMessage title={t('shop.notFound.title')} text={refusal(error.code)} />;
  return <PageFailed reload={onRetry} />;
}
