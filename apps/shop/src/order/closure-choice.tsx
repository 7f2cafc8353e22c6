import type { ClosureChoice as Choice, VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useRef, useState } from 'react';
import { requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { useResource } from '../app/use-resource.ts';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { StepLayout } from '../components/step-layout.tsx';
import { ClosureNotice } from './closure-notice.tsx';

type Time = VisitorClosure['firstTimes'][number];

interface ClosureChoiceProps {
  secret: string;
  order: VisitorOrder;
  closure: VisitorClosure;
  reload: () => void;
}

/** Cause, choice, deadline and what happens without an answer, before any form (design more.md, section 10). */
export function ClosureChoice({ secret, order, closure, reload }: ClosureChoiceProps) {
  const { t, longDate, longDateWithoutYear, date: writeDate, money } = useTexts();
  const act = useAct();
  const [choice, setChoice] = useState<'move' | 'refund'>('move');
  const [isOtherDate, setOtherDate] = useState(false);
  const [date, setDate] = useState('');
  const [time, setTime] = useState<Time | null>(null);
  const [isAsked, setAsked] = useState(false);
  const dateField = useRef<HTMLInputElement>(null);
  const path = `orders/${encodeURIComponent(secret)}/closure`;
  const other = useResource<Time[]>(isOtherDate && date !== '' ? `${path}/times?date=${date}` : null);
  const { heads, deadline, amountMinor, currency } = closure;
  const moves = choice === 'move';
  const send = () => {
    setAsked(true);
    if (moves && time === null) return;
    const body: Choice =
      moves && time ? moveTo(closure, time) : { choice: 'refund', visitId: closure.visitId };
    void act.run(async () => {
      await requestShop<null>(`${path}/choice`, { method: 'POST', body });
      reload();
    });
  };
  const take = (chosen: Time | null) => {
    act.clearProblem();
    setTime(chosen);
  };
  const choose = (chosen: 'move' | 'refund') => {
    act.clearProblem();
    setChoice(chosen);
  };
  return (
    <StepLayout
      title={t('order-page.closure.title', { date: longDateWithoutYear(closure.date) })}
      documentTitle={`${t('order-page.closure.title', { date: longDateWithoutYear(closure.date) })} · ${order.client.name}`}
      above={
        <>
          <ClosureNotice closure={closure} />
          {act.problem && <ProblemNotice problem={act.problem} />}
          {isAsked && moves && time === null && !act.problem && (
            <Notice kind="refusal" title={t('order-page.closure.chooseTime')} />
          )}
        </>
      }
      lead={
        <>
          {t('order-page.closure.lead', {
            name: order.firstName,
            count: heads,
            date: deadline ? longDateWithoutYear(deadline.date) : '',
            time: deadline?.time ?? '',
          })}{' '}
          {t(
            closure.withoutAnswer === 'refund'
              ? 'order-page.closure.withoutRefund'
              : 'order-page.closure.withoutKeep',
          )}
        </>
      }
      summary={
        <>
          <h2>{order.number}</h2>
          <p className="muted closure-when">
            {[longDate(closure.date), closure.time].filter(Boolean).join(', ')}
          </p>
        </>
      }
      brief={
        moves && time ? (
          <>
            {time.time && <strong className="figures">{time.time}</strong>}
            <span>{writeDate(time.date, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
          </>
        ) : (
          <span>{order.number}</span>
        )
      }
      action={{
        label: t(moves ? 'order-page.closure.moveSubmit' : 'order-page.closure.refundSubmit'),
        isPending: act.isPending,
        onPress: send,
      }}
    >
      {closure.offersRefund && (
        <fieldset className="closure-choices">
          <legend className="hidden-text">{t('order-page.closure.choices')}</legend>
          <label>
            <input type="radio" name="choice" checked={moves} onChange={() => choose('move')} />
            <strong>{t('order-page.closure.move')}</strong>
            <small>{t('order-page.closure.moveText')}</small>
          </label>
          <label>
            <input type="radio" name="choice" checked={!moves} onChange={() => choose('refund')} />
            <strong>{t('order-page.closure.refund')}</strong>
            <small>{t('order-page.closure.refundText', { amount: money(amountMinor, currency) })}</small>
          </label>
        </fieldset>
      )}
      {moves && (
        <section className="times" aria-labelledby="closure-times">
          <h2 id="closure-times">
            {t(closure.time === null ? 'order-page.closure.firstDays' : 'order-page.closure.firstTimes', {
              count: heads,
            })}
          </h2>
          <fieldset className="closure-times">
            <legend className="hidden-text">{t('order-page.closure.chooseTime')}</legend>
            <Times
              times={closure.firstTimes}
              chosen={isOtherDate ? null : time}
              withDate
              onChoose={(chosen) => {
                setOtherDate(false);
                take(chosen);
              }}
            />
            <button
              type="button"
              className="timeslot"
              aria-expanded={isOtherDate}
              onClick={() => {
                setOtherDate(true);
                take(null);
                requestAnimationFrame(() => dateField.current?.focus());
              }}
            >
              <span className="figures">{t('order-page.closure.anotherDate')}</span>
              <small>{t('order-page.closure.calendar')}</small>
            </button>
          </fieldset>
          {isOtherDate && (
            <>
              <div className="field">
                <label htmlFor="closure-date">{t('order-page.closure.pickDate')}</label>
                <input
                  ref={dateField}
                  id="closure-date"
                  type="date"
                  min={closure.today}
                  value={date}
                  onChange={(event) => {
                    setDate(event.currentTarget.value);
                    take(null);
                  }}
                />
              </div>
              <div aria-live="polite">
                {other.error && (
                  <Notice kind="refusal" title={t('shop.time.loadFailed')}>
                    <button type="button" className="button" onClick={other.reload}>
                      {t('shop.retry')}
                    </button>
                  </Notice>
                )}
                {other.value?.length === 0 && <p className="muted">{t('order-page.closure.noTimes')}</p>}
                {other.value && other.value.length > 0 && (
                  <fieldset className="closure-times">
                    <legend className="hidden-text">{longDate(date)}</legend>
                    <Times times={other.value} chosen={time} onChoose={take} />
                  </fieldset>
                )}
              </div>
            </>
          )}
        </section>
      )}
    </StepLayout>
  );
}

function moveTo({ visitId }: VisitorClosure, { id, date, time }: Time): Choice {
  return time === null
    ? { choice: 'move-to-day', visitId, date }
    : { choice: 'move', visitId, timeslotId: id };
}

interface TimesProps {
  times: readonly Time[];
  chosen: Time | null;
  withDate?: boolean;
  onChoose: (time: Time) => void;
}

function Times({ times, chosen, withDate = false, onChoose }: TimesProps) {
  const { t, date } = useTexts();
  return times.map((time) => (
    <label key={time.id} className="timeslot">
      <input
        type="radio"
        name="time"
        value={time.id}
        checked={time.id === chosen?.id}
        onChange={() => onChoose(time)}
      />
      <span className="figures">
        {[
          (withDate || time.time === null) &&
            date(time.date, { weekday: 'short', day: 'numeric', month: 'short' }),
          time.time,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <small>
        {time.left === null
          ? t('order-page.closure.room')
          : t('order-page.closure.left', { left: time.left })}
      </small>
    </label>
  ));
}
