import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import { type FormEvent, useId, useState } from 'react';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { CheckIcon } from '../components/icons.tsx';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { EmailField } from '../components/text-field.tsx';
import { useFocusKept } from '../components/use-focus-kept.ts';
import './waiting-list.css';
import { WaitingListTexts } from './waiting-list-texts.tsx';

interface JoinPanelProps {
  pagePath: string;
  isBotChecked: boolean;
  language: string;
  lines: readonly WantedLine[];
  date: string;
  /** The times of the day that are full to this party; none of a day without times. */
  fullTimes: readonly { id: string; time: string }[];
  /** Nothing of the day is left: any time of it will do. */
  isDayFull: boolean;
  /** Where only holders of a code may buy. */
  codePass: string | null;
  /** Typed before, on another step. */
  email: string;
}

/** For who meets a full day or time: an address, and the time that is waited for. */
export default function JoinPanel(props: JoinPanelProps) {
  return (
    <WaitingListTexts language={props.language}>
      <Panel key={props.date} {...props} />
    </WaitingListTexts>
  );
}

function Panel(props: JoinPanelProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(props.isDayFull);
  const [joined, setJoined] = useState<string | null>(null);
  const heading = useId();
  useFocusKept(heading, joined !== null ? 'joined' : isOpen ? 'form' : 'button');
  return (
    <section className="card waiting-list" aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {t('waiting-list.title')}
      </h3>
      <p className="muted">{t('waiting-list.lead')}</p>
      {!isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t('waiting-list.open')}
        </button>
      )}
      {isOpen && joined === null && <JoinForm {...props} onJoined={setJoined} />}
      <div role="status">
        {joined !== null && (
          <div className="joined">
            <CheckIcon size={22} />
            <div>
              <strong>{t('waiting-list.joined.title')}</strong>
              <p>{t('waiting-list.joined.text', { email: joined })}</p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const anyTime = '';

function JoinForm(props: JoinPanelProps & { onJoined: (email: string) => void }) {
  const { pagePath, isBotChecked, language, lines, date, fullTimes, isDayFull } = props;
  const { t } = useTexts();
  const act = useAct();
  const [email, setEmail] = useState(props.email);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isTooOften, setTooOften] = useState(false);
  const choices = [...(isDayFull ? [{ id: anyTime, time: t('waiting-list.anyTime') }] : []), ...fullTimes];
  const [chosen, setChosen] = useState(choices[0]?.id ?? anyTime);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    void act.run(async () => {
      setErrorCode(null);
      setTooOften(false);
      const timeslotId = chosen === anyTime ? null : chosen;
      const body = { language, date, timeslotId, lines, email };
      const join = (proof?: string) =>
        requestShop(`${pagePath}/waiting-list`, { method: 'POST', body, proof, codePass: props.codePass });
      try {
        if (isBotChecked) await (await import('../bot-check/bot-proof.ts')).withBotProof(pagePath, join);
        else await join();
        props.onJoined(email);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const [first] = error.errors;
        if (error.status === 429) setTooOften(true);
        else if (first?.field === 'email' && !first.params) setErrorCode(first.code);
        else throw error;
        document.getElementById('waiting-email')?.focus();
      }
    });
  };
  return (
    <form noValidate onSubmit={send}>
      {isTooOften && <Notice kind="refusal" title={t('waiting-list.tooOften')} />}
      {act.problem && <ProblemNotice problem={act.problem} again={() => send()} />}
      {fullTimes.length > 0 && (
        <fieldset className="field">
          <legend>{t('waiting-list.when')}</legend>
          <div className="waiting-times">
            {choices.map(({ id, time }) => (
              <label key={id} className="choice">
                <input
                  type="radio"
                  name="waiting-time"
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                />
                <span className="figures">{time}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <EmailField
        id="waiting-email"
        label={t('waiting-list.email')}
        hint={t('waiting-list.privacy')}
        value={email}
        errorCode={errorCode}
        onChange={(value) => {
          setEmail(value);
          setErrorCode(null);
        }}
      />
      <button type="submit" className="button primary" aria-disabled={act.isPending}>
        {act.isPending && <span className="spinner" aria-hidden="true" />}
        {t('waiting-list.join')}
      </button>
    </form>
  );
}
