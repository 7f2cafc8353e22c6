import { useCallback, useEffect, useRef } from 'react';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import type { ToFrame } from './embedding.ts';
import { tellPage } from './tell-page.ts';

const embedParts = ['embed'];

interface CloseFrameProps {
  /** Places are held: closing asks first. */
  isHolding: boolean;
}

/** The button that closes the page over another site's. Escape does the same, in the frame and around it. */
export default function CloseFrame(props: CloseFrameProps) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={embedParts}>
      <CloseButton {...props} />
    </TextsProvider>
  );
}

function CloseButton({ isHolding }: CloseFrameProps) {
  const { t } = useTexts();
  const question = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    if (isHolding && question.current && !question.current.open) question.current.showModal();
    else if (!isHolding) tellPage({ foyer: 'close' });
  }, [isHolding]);
  useReady();
  useClosing(close);
  return (
    <>
      <button type="button" className="close-frame" aria-label={t('embed.close')} onClick={close}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
      <dialog ref={question} className="close-question" aria-labelledby="close-question">
        <h2 id="close-question">{t('embed.ask.title')}</h2>
        <p>{t('embed.ask.text')}</p>
        <div>
          <button type="button" className="button primary" onClick={() => question.current?.close()}>
            {t('embed.ask.stay')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              question.current?.close();
              tellPage({ foyer: 'close' });
            }}
          >
            {t('embed.close')}
          </button>
        </div>
      </dialog>
    </>
  );
}

/**
 * While this button is seen, the page around draws none: not before what the server wrote for the time before the script has gone,
 * which hides the rest of the page. A frame that opens another page ends without React's cleanup, so
 * the page around asks after each load: an error page or a page of others has no such button and answers nothing.
 */
function useReady(): void {
  useEffect(() => {
    const come = () => {
      if (!document.querySelector('.first-content')) tellPage({ foyer: 'ready' });
    };
    const shown = new MutationObserver(come);
    shown.observe(document.body, { childList: true });
    const onMessage = ({ source, data }: MessageEvent<ToFrame | null>) => {
      if (source === window.parent && data?.foyer === 'loaded') come();
    };
    come();
    window.addEventListener('message', onMessage);
    return () => {
      shown.disconnect();
      window.removeEventListener('message', onMessage);
      tellPage({ foyer: 'unready' });
    };
  }, []);
}

function useClosing(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      close();
    };
    const onMessage = ({ source, data }: MessageEvent<ToFrame | null>) => {
      if (source !== window.parent) return;
      if (data?.foyer === 'close-asked') close();
      if (data?.foyer === 'shown') document.querySelector('h1')?.focus();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('message', onMessage);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('message', onMessage);
    };
  }, [close]);
}
