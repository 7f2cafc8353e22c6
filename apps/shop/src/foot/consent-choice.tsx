import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../app/texts.tsx';
import { type Consent, keepConsent, readConsent, servicesOf } from './kept-consent.ts';
import { loadAnalytics, stopAnalytics } from './load-analytics.ts';

interface ConsentChoiceProps {
  client: string;
  ids: PageFoot['analytics'];
  isMeasured: boolean;
}

/** Asks once whether the visit may be measured, and keeps the way to change it. Only for a museum that measures. */
export default function ConsentChoice({ client, ids, isMeasured }: ConsentChoiceProps) {
  const { t } = useTexts();
  const [consent, setConsent] = useState(() => readConsent(client, ids));
  const [isOpened, setOpened] = useState(false);
  const link = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMeasured && consent === 'yes') loadAnalytics(ids);
  }, [isMeasured, consent, ids]);
  const choose = (answer: Consent) => {
    keepConsent(client, ids, answer);
    setConsent(answer);
    setOpened(false);
    if (isOpened) link.current?.focus();
    if (answer === 'no') stopAnalytics();
  };
  return (
    <li>
      <button ref={link} type="button" onClick={() => setOpened(true)}>
        {t('page-foot.cookies')}
      </button>
      {(isOpened || (isMeasured && consent === null)) && (
        <ConsentBanner services={servicesOf(ids)} isAsked={isOpened} onChoose={choose} />
      )}
    </li>
  );
}

interface ConsentBannerProps {
  services: readonly string[];
  /** The visitor opened it: then it takes the focus. */
  isAsked: boolean;
  onChoose: (answer: Consent) => void;
}

/** Both answers weigh the same; the page can be used without one. */
function ConsentBanner({ services, isAsked, onChoose }: ConsentBannerProps) {
  const { t, list } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  // Not what the server wrote for the time before the script: that goes, and all that is in it.
  const page = document.querySelector('#root .page') ?? document.body;
  return createPortal(
    <section className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        {t('page-foot.consent.title')}
      </h2>
      <p>{t('page-foot.consent.text', { services: list(services) })}</p>
      <div>
        <button type="button" className="button" onClick={() => onChoose('no')}>
          {t('page-foot.consent.no')}
        </button>
        <button type="button" className="button" onClick={() => onChoose('yes')}>
          {t('page-foot.consent.yes')}
        </button>
      </div>
    </section>,
    page,
  );
}
