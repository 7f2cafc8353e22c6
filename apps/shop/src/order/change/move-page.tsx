import type { VisitorVisit, VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { useResource } from '../../app/use-resource.ts';
import { Notice } from '../../components/notice.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { DayTimes } from '../../steps/date/day-times.tsx';
import { MonthCalendar } from '../../steps/date/month-calendar.tsx';
import { monthWeeks } from '../../steps/date/month-grid.ts';
import { PaymentMethods } from '../../steps/payment/payment-methods.tsx';
import type { ChangePageProps } from './change-page-props.ts';
import { ChangePrice, useShortVisit } from './change-price.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { ChooseTickets } from './choose-tickets.tsx';
import { OrderLink } from './order-link.tsx';
import { useChoice } from './use-choice.ts';
import { usePreview } from './use-preview.ts';
import { useSendChange } from './use-send-change.ts';
import { daysToChoose, timesToChoose } from './visits-to-choose.ts';

/** Another day or time for tickets of one visit: the visitor sees from, to and the price before the button. */
export function MovePage({ path, order, changes, reload, made }: ChangePageProps) {
  const { t, money, longDateWithoutYear, refusal } = useTexts();
  const short = useShortVisit();
  const [tickets, chooseTickets] = useChoice('tickets');
  const [date, chooseDate] = useChoice('date');
  const [timeslotId, chooseTimeslot] = useChoice('timeslot');
  const [method, setMethod] = useState('');
  const [isAsked, setAsked] = useState(false);
  const timesHeading = useRef<HTMLHeadingElement>(null);
  const asked = tickets?.split(',') ?? null;
  const move =
    changes.moves.find(({ ticketIds }) => asked?.some((id) => ticketIds.includes(id))) ?? changes.moves[0];
  if (!move) throw new Error('no ticket of the order can be moved');
  const chosen = asked ? move.ticketIds.filter((id) => asked.includes(id)) : move.ticketIds;
  const { today } = changes;
  const [month, setMonth] = useState(laterOf(date ?? move.visit.date, today).slice(0, 7));
  const dates = monthWeeks(month, today).flat();
  const range = `from=${dates[0] ?? today}&until=${dates.at(-1) ?? today}`;
  const listed = move.ticketIds.join();
  const wanted = chosen.length > 0 ? chosen.join() : listed;
  const visits = useResource<VisitorVisit[]>(`${path}/visits?${range}&ticketIds=${wanted}`);
  const isTimed = visits.value?.some((one) => one.timeslotId !== null) ?? move.visit.time !== null;
  const times = {
    ...visits,
    value: visits.value && date ? timesToChoose(visits.value, date, chosen.length) : null,
  };
  const time = times.value?.find(({ id }) => id === timeslotId) ?? null;
  const isShown = date !== null && dates.includes(date);
  const to = date && (isTimed ? time && { date, time: time.time } : { date, time: null });
  const wish: VisitorWish | null =
    chosen.length > 0 && to
      ? { move: { ticketIds: chosen, ...(time ? { timeslotId: time.id } : { date }) } }
      : null;
  const preview = usePreview(path, wish);
  const dueMinor = preview.value?.dueMinor ?? 0;
  const methods = preview.value?.methods ?? [];
  const paying = methods.find((one) => one === method) ?? methods[0] ?? null;
  const { act, send } = useSendChange(path, {
    made,
    refused: () => {
      visits.reload();
      preview.reload();
      reload();
    },
  });

  const chosenByHand = useRef(false);
  useEffect(() => {
    if (!chosenByHand.current || date === null) return;
    chosenByHand.current = false;
    timesHeading.current?.focus({ preventScroll: true });
    timesHeading.current?.scrollIntoView({ block: 'nearest' });
  }, [date]);

  const forget = () => {
    act.clearProblem();
    setAsked(false);
  };
  const proceed = () => {
    setAsked(true);
    if (!wish || !preview.value || (dueMinor > 0 && paying === null)) return;
    void send(wish, preview.value.fingerprint, dueMinor > 0 ? paying : null);
  };
  const missing =
    chosen.length === 0
      ? refusal('no-tickets-chosen')
      : wish === null && t(isTimed ? 'shop.date.chooseTime' : 'errors.day-required');
  const title = t('order-change.move.title');
  return (
    <StepLayout
      title={title}
      documentTitle={`${title} · ${order.client.name}`}
      above={
        <>
          <OrderLink order={order} />
          <ChangeProblem act={act} />
          {isAsked && missing && !act.problem && <Notice kind="refusal" title={missing} />}
        </>
      }
      lead={
        <>
          {t('order-change.move.now', {
            date: longDateWithoutYear(move.visit.date),
            time: move.visit.time ?? 'none',
            count: chosen.length,
          })}{' '}
          {move.feeMinor === 0
            ? t('order-change.move.free')
            : t('order-change.move.fee', { amount: money(move.feeMinor, changes.currency) })}{' '}
          {t('order-change.move.after', { count: move.timesLeft - 1 })}{' '}
          {!move.isDifferenceReturned && t('order-change.move.keeps')}
        </>
      }
      summary={
        <>
          <h2>{order.number}</h2>
          <p className="muted closure-when">{to ? short(to) : t('shop.date.none')}</p>
        </>
      }
      brief={
        to ? (
          <>
            {to.time && <strong className="figures">{to.time}</strong>}
            <span>{short({ ...to, time: null })}</span>
          </>
        ) : (
          <span>{order.number}</span>
        )
      }
      action={{
        label:
          dueMinor > 0
            ? t('order-change.move.pay', { amount: money(dueMinor, changes.currency) })
            : t('order-change.move.submit'),
        isPending: act.isPending || (wish !== null && preview.isLoading),
        onPress: proceed,
      }}
    >
      {changes.moves.length > 1 && (
        <fieldset className="closure-choices">
          <legend className="hidden-text">{t('order-change.move.which')}</legend>
          {changes.moves.map((one) => (
            <label key={one.ticketIds[0]}>
              <input
                type="radio"
                name="visit"
                checked={one === move}
                onChange={() => {
                  forget();
                  chooseTimeslot(null);
                  chooseDate(null);
                  chooseTickets(one.ticketIds.join());
                }}
              />
              <strong>{short(one.visit)}</strong>
              <small>{t('shop.ticketCount', { count: one.ticketIds.length })}</small>
            </label>
          ))}
        </fieldset>
      )}
      {move.ticketIds.length > 1 && (
        <details className="change-some" open={chosen.length < move.ticketIds.length}>
          <summary>{t('order-change.move.some')}</summary>
          <ChooseTickets
            tickets={changes.tickets.filter(({ id }) => move.ticketIds.includes(id))}
            chosen={chosen}
            onChoose={(ids) => {
              forget();
              // Left out, all are chosen.
              chooseTickets(ids.join());
            }}
          />
        </details>
      )}
      <MonthCalendar
        month={month}
        today={today}
        lastMonth={move.until.slice(0, 7)}
        days={{
          byDate: daysToChoose(visits.value ?? [], visits.value ? dates : [], move),
          isLoading: visits.value === null && visits.isLoading,
          error: visits.error,
          reload: visits.reload,
        }}
        chosen={date}
        priceOn={() => null}
        noteOn={(day) => (day === move.visit.date ? t('order-change.now') : null)}
        onMonth={setMonth}
        onChoose={(day) => {
          forget();
          chosenByHand.current = true;
          chooseTimeslot(null);
          chooseDate(day.date);
        }}
      >
        {null}
      </MonthCalendar>
      {isTimed && date !== null && isShown && (
        <section aria-labelledby="times-heading" className="times">
          <h2 id="times-heading" ref={timesHeading} tabIndex={-1}>
            {longDateWithoutYear(date)}
          </h2>
          <DayTimes
            times={times}
            ownPlaces={null}
            chosen={timeslotId}
            onChoose={(id) => {
              forget();
              chooseTimeslot(id);
            }}
          />
        </section>
      )}
      {to && (
        <ChangePrice
          preview={preview}
          currency={changes.currency}
          totalMinor={order.totals.totalMinor}
          visits={{ from: move.visit, to }}
          paidBy={changes.paidBy}
        />
      )}
      {dueMinor > 0 && methods.length > 0 && (
        <PaymentMethods
          methods={methods.map((id) => ({ id, label: t(`shop.method.${id}`) }))}
          chosen={paying ?? ''}
          onChoose={(one) => {
            act.dropAgain();
            setMethod(one);
          }}
        />
      )}
      {dueMinor > 0 && methods.length === 0 && <Notice kind="refusal" title={t('order-change.noMethod')} />}
    </StepLayout>
  );
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
