import { againAfterSeconds } from '@foyer/domain/storefront/again-after.ts';
import { clockOf } from '@foyer/domain/storefront/hold-time.ts';
import { type FormEvent, useEffect, useState } from 'react';
import './find-order.css';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { CheckIcon } from '../components/icons.tsx';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { EmailField } from '../components/text-field.tsx';

/** What is sent to the address: by the last part of the call and of the texts. */
const asked = {
  orders: { path: 'order-links', send: 'find-order.send', sent: 'find-order.sent.text' },
  cards: { path: 'gift-card/lost', send: 'find-order.card.send', sent: 'find-order.card.sent' },
} as const;

/** The address, and an answer that is the same whether or not there is anything to send to it. */
export function FindOrderForm({ client, what = 'orders' }: { client: string; what?: keyof typeof asked }) {
  const { path, send: sendWord, sent } = asked[what];
  const fieldId = what === 'orders' ? 'email' : `email-${what}`;
  const { t } = useTexts();
  const act = useAct();
  const [email, setEmail] = useState('');
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isTooOften, setTooOften] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const seconds = useSecondsLeft(sentAt);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (act.isPending || seconds > 0) return;
    void act.run(async () => {
      setErrorCode(null);
      setTooOften(false);
      try {
        await requestShop(`visitors/${encodeURIComponent(client)}/${path}`, {
          method: 'POST',
          body: { email },
        });
        setSentAt(Date.now());
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const [first] = error.errors;
        if (error.status === 429) setTooOften(true);
        else if (first?.field === 'email') setErrorCode(first.code);
        else throw error;
        document.getElementById(fieldId)?.focus();
      }
    });
  };
  return (
    <form className="find-order-form" noValidate onSubmit={send}>
      {isTooOften && <Notice kind="refusal" title={t('find-order.tooOften')} />}
      {act.problem && <ProblemNotice problem={act.problem} again={() => send()} />}
      <EmailField
        id={fieldId}
        label={t('checkout.field.email')}
        value={email}
        errorCode={errorCode}
        onChange={(value) => {
          setEmail(value);
          setErrorCode(null);
          // Another address may be tried at once.
          setSentAt(null);
        }}
      />
      <button type="submit" className="button primary wide" aria-disabled={act.isPending || seconds > 0}>
        {act.isPending && <span className="spinner" aria-hidden="true" />}
        {sentAt !== null && seconds === 0 ? t('find-order.againNow') : t(sendWord)}
      </button>
      <div role="status">
        {sentAt !== null && (
          <div className="sent">
            <CheckIcon size={22} />
            <div>
              <strong>{t('find-order.sent.title')}</strong>
              <p>{t(sent)}</p>
            </div>
          </div>
        )}
      </div>
      {sentAt !== null && (
        <p className="after-sent muted">
          <span>{t('find-order.spam')}</span>
          {seconds > 0 && <span>{t('find-order.again', { time: clockOf(seconds) })}</span>}
        </p>
      )}
    </form>
  );
}

/** Until the links can be asked for again. */
function useSecondsLeft(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, againAfterSeconds - Math.floor((now - since) / 1_000));
}
