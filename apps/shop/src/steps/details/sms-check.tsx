import { smsCodeDigits, smsCodeMinutes } from '@foyer/domain/abuse-limits/sms-verification.ts';
import { useEffect, useRef, useState } from 'react';
import { requestShop } from '../../app/shop-request.ts';
import { smsParts } from '../../app/sms-texts.ts';
import type { StepProps } from '../../app/step-props.ts';
import { TextsProvider, useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { StepLayout } from '../../components/step-layout.tsx';

interface SmsCheckProps extends StepProps {
  onVerified: () => void;
}

/** After the details: a code that was sent to the visitor's phone. */
export default function SmsCheck(props: SmsCheckProps) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={smsParts}>
      <CodeForm {...props} />
    </TextsProvider>
  );
}

interface SentCode {
  to: string;
  isVerified: boolean;
}

const formId = 'sms-form';
const fieldId = 'sms-code';

function CodeForm({ page, cart, clock, open, onVerified }: SmsCheckProps) {
  const { t, money, refusal } = useTexts();
  const act = useAct();
  const held = cart.timed?.cart;
  const secret = held?.secret;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSentAgain, setSentAgain] = useState(false);
  const [typed, setTyped] = useState('');

  const send = () =>
    act.run(async () => {
      const { to, isVerified } = await requestShop<SentCode>(`carts/${secret}/sms`, {
        method: 'POST',
        body: {},
      });
      if (isVerified) return onVerified();
      setSentAgain(sentTo !== null);
      setSentTo(to);
      setTyped('');
    });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || secret === undefined) return;
    begun.current = true;
    void send();
  });
  if (!held) return null;

  const check = () =>
    act.run(async () => {
      setSentAgain(false);
      await requestShop(`carts/${secret}/sms/code`, { method: 'POST', body: { code: typed } });
      onVerified();
    });
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal : null;
  const wrong = refused?.errors.find(({ field }) => field === 'code');
  // No code can be tried any more, or the number is none: the way out is another code, or other details.
  return (
    <StepLayout
      title={t('sms.title')}
      documentTitle={`${t('sms.title')} · ${page.client.name}`}
      lead={sentTo === null ? '' : t('sms.lead', { to: sentTo, minutes: smsCodeMinutes })}
      above={
        <>
          <HoldNotice page={page} cart={cart} clock={clock} />
          {act.problem && !wrong && <ProblemNotice problem={act.problem} />}
          {isSentAgain && <Notice kind="news" title={t('sms.sentAgain')} />}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={<strong className="figures">{money(held.totals.totalMinor, held.currency)}</strong>}
      action={{ label: t('sms.check'), isPending: act.isPending, form: formId }}
    >
      <form
        id={formId}
        className="card form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <div className="field">
          <label htmlFor={fieldId}>{t('sms.code')}</label>
          <input
            id={fieldId}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={smsCodeDigits + 2}
            required
            value={typed}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong ? `${fieldId}-error` : undefined}
            onChange={(event) => {
              act.dropAgain();
              setTyped(event.target.value);
            }}
          />
          {wrong && (
            <p id={`${fieldId}-error`} className="field-error" role="alert">
              {refusal(wrong.code, wrong.params)}
            </p>
          )}
        </div>
        <p>
          <button type="button" className="button" onClick={() => void send()}>
            {t('sms.again')}
          </button>{' '}
          <button type="button" className="button" onClick={() => open('details')}>
            {t('sms.change')}
          </button>
        </p>
      </form>
    </StepLayout>
  );
}
