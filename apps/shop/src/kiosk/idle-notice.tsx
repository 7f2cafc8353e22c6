import { announcedSeconds } from '@foyer/domain/storefront/kiosk-idle.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import type { IdleClock } from './idle-clock.ts';
import { kioskParts, usePageLanguage } from './kiosk-texts.tsx';
import { restart } from './restart.ts';

/** Asks a kiosk that is left alone whether its visitor is still there, and starts it again without an answer. */
export function IdleNotice({ clock }: { clock: IdleClock }) {
  const language = usePageLanguage();
  const secondsLeft = useSecondsLeft(clock);
  return (
    <TextsProvider language={language} parts={kioskParts}>
      {secondsLeft !== null && <Question secondsLeft={secondsLeft} onStay={clock.stay} />}
    </TextsProvider>
  );
}

/** null = the page is in use. */
function useSecondsLeft(clock: IdleClock): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const moment = clock.read();
      setSecondsLeft(moment.kind === 'asking' ? moment.secondsLeft : null);
      if (moment.kind === 'over') void restart();
    };
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [clock]);
  return secondsLeft;
}

/** Keys with which its own buttons are reached and pressed: they choose an answer. Every other key is one. */
const keysOfButtons = ['Tab', 'Shift', 'Enter', ' '];

/** WCAG 2.2.1: twenty seconds to answer, by a touch anywhere or any key, as often as the visitor wants. */
function Question({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    // In the colours of the page below it. The first answer, which keeps everything, takes the focus.
    if (opened) opened.style.cssText = document.querySelector<HTMLElement>('.page')?.style.cssText ?? '';
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!keysOfButtons.includes(key)) onStay();
  };
  return (
    <dialog
      ref={dialog}
      className="kiosk-question"
      role="alertdialog"
      aria-labelledby="kiosk-question"
      aria-describedby="kiosk-question-text kiosk-question-left"
      onClick={onStay}
      onKeyDown={onKeyDown}
      onCancel={onStay}
    >
      <h2 id="kiosk-question">{t('kiosk.ask.title')}</h2>
      <p className="kiosk-seconds figures" aria-hidden="true">
        {secondsLeft}
      </p>
      <p id="kiosk-question-text">{t('kiosk.ask.text')}</p>
      <div>
        <button type="button" className="button primary" onClick={onStay}>
          {t('kiosk.ask.stay')}
        </button>
        <button
          type="button"
          className="button"
          onClick={(event) => {
            event.stopPropagation();
            void restart();
          }}
        >
          {t('kiosk.again')}
        </button>
      </div>
      <Announcement secondsLeft={secondsLeft} />
    </dialog>
  );
}

/** The countdown for who cannot see it. */
function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTexts();
  const [said, setSaid] = useState(secondsLeft);
  if (announcedSeconds(secondsLeft) && said !== secondsLeft) setSaid(secondsLeft);
  return (
    <p id="kiosk-question-left" className="hidden-text" role="status">
      {t('kiosk.ask.left', { seconds: said })}
    </p>
  );
}
