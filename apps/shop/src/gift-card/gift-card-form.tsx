import type { GiftCardBalance } from '@foyer/domain/storefront/gift-card-balance.ts';
import { clockOf } from '@foyer/domain/storefront/hold-time.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { TextField } from '../components/text-field.tsx';

interface GiftCardFormProps {
  client: string;
  code: string;
  /** With the code that found it. */
  onFound: (card: GiftCardBalance, code: string) => void;
}

/** The code of a card; after five wrong ones the visitor waits, and sees how long. */
export function GiftCardForm({ client, code, onFound }: GiftCardFormProps) {
  const { t } = useTexts();
  const act = useAct();
  const [typed, setTyped] = useState(code);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const seconds = useSecondsUntil(waitUntil);
  const look = () =>
    void act.run(async () => {
      setErrorCode(null);
      try {
        const path = `visitors/${encodeURIComponent(client)}/gift-card`;
        onFound(await requestShop<GiftCardBalance>(path, { method: 'POST', body: { code: typed } }), typed);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const [first] = error.errors;
        if (error.status === 429) setWaitUntil(Date.now() + error.retryAfterSeconds * 1_000);
        else if (first?.field === 'code') setErrorCode(first.code);
        else throw error;
        document.getElementById('code')?.focus();
      }
    });
  // A link of a mail brings the code along.
  const asked = useRef(code === '');
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    look();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending && seconds === 0) look();
  };
  return (
    <form className="gift-card-form" noValidate onSubmit={send}>
      {seconds > 0 && <Notice kind="refusal" title={t('gift-card.wait', { time: clockOf(seconds) })} />}
      {act.problem && <ProblemNotice problem={act.problem} again={look} />}
      <TextField
        id="code"
        label={t('gift-card.code')}
        autoComplete="off"
        value={typed}
        errorCode={errorCode}
        onChange={(value) => {
          setTyped(value);
          setErrorCode(null);
        }}
        onLeave={() => {}}
      />
      <button type="submit" className="button primary wide" aria-disabled={act.isPending || seconds > 0}>
        {act.isPending && <span className="spinner" aria-hidden="true" />}
        {t('gift-card.check')}
      </button>
    </form>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === 0) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
