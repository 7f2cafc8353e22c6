import { type FormEvent, useId, useState } from 'react';
import { keepPlace, readPlace } from '../app/kept-place.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { CheckIcon } from '../components/icons.tsx';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { EmailField } from '../components/text-field.tsx';
import { useFocusKept } from '../components/use-focus-kept.ts';

interface EmailMeProps {
  pagePath: string;
  /** An address was left. */
  isMailed: boolean;
  minutesToBegin: number;
  /** The place is another one than the page knows: it asks. */
  onChanged: () => void;
}

/** Leaves an address with the place: a mail says when it is its turn, and the page may be closed. */
export function EmailMe({ pagePath, isMailed, minutesToBegin, onChanged }: EmailMeProps) {
  const { t, language } = useTexts();
  const act = useAct();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Each of them has the id.
  useFocusKept(id, isMailed ? 'kept' : isOpen ? 'form' : 'button');
  const [email, setEmail] = useState('');
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isTooOften, setTooOften] = useState(false);
  const send = (left: string | null) =>
    void act.run(async () => {
      setErrorCode(null);
      setTooOften(false);
      try {
        const { place } = await requestShop<{ place: string }>(`${pagePath}/waiting/email`, {
          method: 'POST',
          body: { place: readPlace(pagePath) ?? '', email: left, language },
        });
        keepPlace(pagePath, place);
        setOpen(false);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const [first] = error.errors;
        if (error.status === 429) return setTooOften(true);
        if (first?.field === 'email') {
          setErrorCode(first.code);
          return document.getElementById(id)?.focus();
        }
        // Its turn has come, or the place is over: the next answer says so.
        if (error.status !== 409 && error.status !== 403) throw error;
      }
      onChanged();
    });
  return (
    <div className="waiting-email">
      <div role="status">
        {isMailed && (
          <div className="waiting-email-kept" id={id} tabIndex={-1}>
            <CheckIcon size={22} />
            <div>
              <strong>{t('waiting.email.title')}</strong>
              <p>{t('waiting.email.text', { minutes: minutesToBegin })}</p>
            </div>
          </div>
        )}
      </div>
      {isTooOften && <Notice kind="refusal" title={t('waiting.email.tooOften')} />}
      {act.problem && <ProblemNotice problem={act.problem} again={() => send(isMailed ? null : email)} />}
      {isMailed && (
        <button type="button" className="link" aria-disabled={act.isPending} onClick={() => send(null)}>
          {t('waiting.email.stop')}
        </button>
      )}
      {!isMailed && !isOpen && (
        <button type="button" id={id} className="button" onClick={() => setOpen(true)}>
          {t('waiting.email.open')}
        </button>
      )}
      {!isMailed && isOpen && (
        <form
          className="card"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            send(email);
          }}
        >
          <EmailField
            id={id}
            label={t('waiting.email.email')}
            hint={t('waiting.email.hint')}
            value={email}
            errorCode={errorCode}
            onChange={(value) => {
              setEmail(value);
              setErrorCode(null);
            }}
          />
          <button type="submit" className="button primary" aria-disabled={act.isPending}>
            {act.isPending && <span className="spinner" aria-hidden="true" />}
            {t('waiting.email.send')}
          </button>
        </form>
      )}
    </div>
  );
}
