import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { VisitorGift } from '@foyer/domain/storefront/visitor-gift.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { keepChoices, noChoices, readChoices } from '../app/kept-choices.ts';
import { keepPlace, readPlace } from '../app/kept-place.ts';
import { pathOfStep, pathWith } from '../app/shop-address.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { isToWait } from '../app/use-cart.ts';
import { useLine } from '../app/use-line.ts';
import './gift-ticket.css';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { StepLayout } from '../components/step-layout.tsx';
import { DayTimes } from '../steps/date/day-times.tsx';
import { MonthCalendar } from '../steps/date/month-calendar.tsx';
import { addDays, addMonths } from '../steps/date/month-grid.ts';
import { NextFreeDate } from '../steps/date/next-free-date.tsx';
import { useDays } from '../steps/date/use-days.ts';
import { useTimes } from '../steps/date/use-times.ts';
import { isOfDay } from './is-of-day.ts';

const WaitingPage = lazy(() => import('../waiting/waiting-page.tsx'));

interface ChooseVisitProps {
  /** Of the present, below the API's path. */
  path: string;
  gift: VisitorGift;
  channelUrl: string;
  reload: () => void;
}

/** The day and time of a present: its places are taken with them, and the sales page asks the rest. */
export function ChooseVisit({ path, gift, channelUrl, reload }: ChooseVisitProps) {
  const { t, longDateWithoutYear, date: formatDay, language } = useTexts();
  const { client, lines, needs, today, validUntil, recipientName, fromName, message } = gift;
  const act = useAct();
  const line = useLine(false);
  const { wait } = line;
  const [isAsked, setAsked] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [date, setDate] = useState<string | null>(null);
  const [timeslotId, setTimeslot] = useState<string | null>(null);
  const [month, setMonth] = useState(today.slice(0, 7));
  const party = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const pagePath = `${encodeURIComponent(client.subdomain)}/${encodeURIComponent(channelUrl)}`;
  const question = {
    pagePath,
    ticketGroupIds: [...new Set(lines.map(({ ticketGroupId }) => ticketGroupId))],
    lines,
    isFresh: wasRefused,
    lastDay: validUntil,
  };
  const days = useDays(question, month, today);
  const times = useTimes(question, needs === 'time' ? date : null);
  const time = times.value?.find(({ id }) => id === timeslotId) ?? null;
  const isUnchosen = needs === 'time' ? time === null : needs === 'day' && date === null;
  // Its places were held before, and their time ran out.
  const isOver = new URL(location.href).searchParams.has('over');
  const timesHeading = useRef<HTMLHeadingElement>(null);
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
  const chooseDay = (day: string) => {
    forget();
    chosenByHand.current = true;
    setMonth(day.slice(0, 7));
    setTimeslot(null);
    setDate(day);
  };
  const proceed = () => {
    setAsked(true);
    if (isUnchosen) return;
    void act.run(async () => {
      try {
        const body = { language, timeslotId: time?.id ?? null, date: needs === 'day' ? date : null };
        const cart = await takeInTurn(body);
        keepChoices(client.subdomain, channelUrl, {
          ...noChoices,
          // What was typed before the places ran out.
          typed: readChoices(client.subdomain, channelUrl).typed,
          presentAt: pathWith(new URL(location.href), { over: '1' }),
          cartSecret: cart.secret,
          quantities: Object.fromEntries(cart.lines.map((line) => [line.ticketTypeId, line.quantity])),
          date: cart.visit.date,
          timeslotId: cart.timeslot?.id ?? null,
        });
        location.assign(pathOfStep(client.subdomain, channelUrl, 'details', language));
      } catch (error) {
        // Without an answer nothing is known: the time stays chosen.
        if (!(error instanceof RequestRefused) || isToWait(error)) throw error;
        // Another visitor was first, or the present is over by now: what is shown is outdated.
        setTimeslot(null);
        setRefused(true);
        days.reload();
        times.reload();
        reload();
        throw error;
      }
    });
  };

  const takeInTurn = async (body: object): Promise<Cart> => {
    for (;;) {
      try {
        const cart = await requestShop<Cart>(`${path}/cart`, {
          method: 'POST',
          body,
          place: readPlace(pagePath),
        });
        keepPlace(pagePath, null);
        return cart;
      } catch (error) {
        if (!isToWait(error)) throw error;
        await wait(error);
      }
    }
  };

  const title = t('gift-ticket.title', { name: recipientName || 'none' });
  const validity = t('gift-ticket.validUntil', { date: formatDay(validUntil, { dateStyle: 'long' }) });
  const when = date === null ? t('shop.date.none') : [longDateWithoutYear(date), time?.time];
  const shownWhen = [when].flat().filter(Boolean).join(', ');
  const step = (
    <StepLayout
      title={title}
      documentTitle={`${title} · ${client.name}`}
      lead={`${t(needs === 'nothing' ? 'gift-ticket.noDay' : 'gift-ticket.choose')} · ${validity}`}
      above={
        <>
          {isOver && date === null && (
            <Notice
              kind="news"
              title={t(needs === 'nothing' ? 'shop.expired.choice' : 'shop.expired.title')}
              text={t(needs === 'nothing' ? 'shop.expired.choiceText' : 'shop.expired.text')}
            />
          )}
          {act.problem && !isOfDay(act.problem) && <ProblemNotice problem={act.problem} />}
          {isAsked && isUnchosen && !act.problem && (
            <Notice
              kind="refusal"
              title={t(needs === 'time' ? 'shop.date.chooseTime' : 'errors.day-required')}
            />
          )}
        </>
      }
      summary={
        <>
          <h2>{[...new Set(lines.map(({ ticketGroupTitle }) => ticketGroupTitle))].join(' + ')}</h2>
          {needs !== 'nothing' && <p className="muted">{shownWhen}</p>}
          <ul className="plain-list">
            {lines.map(({ ticketTypeId, quantity, name }) => (
              <li key={ticketTypeId}>{t('shop.line', { quantity, name })}</li>
            ))}
          </ul>
          {needs !== 'nothing' && (
            <p className="muted">{t(gift.paysDearerDay ? 'gift-ticket.dearer' : 'gift-ticket.covered')}</p>
          )}
        </>
      }
      brief={
        <>
          {time && <strong className="figures">{time.time}</strong>}
          <span>
            {date === null
              ? t('shop.ticketCount', { count: party })
              : formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' })}
          </span>
        </>
      }
      action={{ label: t('gift-ticket.continue'), isPending: act.isPending, onPress: proceed }}
    >
      {(message || fromName) && (
        <blockquote className="card present-words">
          {message && <p>{message}</p>}
          {fromName && <footer className="muted">{t('gift-ticket.from', { name: fromName })}</footer>}
        </blockquote>
      )}
      {needs !== 'nothing' && (
        <MonthCalendar
          month={month}
          today={today}
          lastMonth={validUntil.slice(0, 7)}
          days={days}
          chosen={date}
          priceOn={() => null}
          onMonth={setMonth}
          onChoose={(day) => chooseDay(day.date)}
        >
          <NextFreeDate
            question={question}
            from={`${addMonths(month, 1)}-01`}
            onChoose={(day) => chooseDay(day.date)}
          />
        </MonthCalendar>
      )}
      {act.problem && isOfDay(act.problem) && <ProblemNotice problem={act.problem} />}
      {needs === 'time' && date !== null && (
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
              setTimeslot(id);
            }}
          />
          {times.value?.length === 0 && (
            <NextFreeDate
              question={question}
              from={addDays(date, 1)}
              onChoose={(day) => chooseDay(day.date)}
            />
          )}
        </section>
      )}
    </StepLayout>
  );
  if (!line.isWaiting) return step;
  const { channelTitle, timeZone } = gift;
  const page = { channel: { language, title: channelTitle }, client, ticketGroups: [], timeZone };
  return (
    <Suspense fallback={<PageSkeleton />}>
      <WaitingPage
        page={page}
        pagePath={pagePath}
        onTurn={line.onTurn}
        onLeave={line.onLeave}
        offersMail={false}
      />
    </Suspense>
  );
}
