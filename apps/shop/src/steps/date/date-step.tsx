import { visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import { countPlaces } from '@foyer/domain/sales/count-places.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ShownDay, ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import { isChoosable, isFullOffer } from '@foyer/domain/storefront/timeslot-choice.ts';
import { lazy, useEffect, useRef, useState } from 'react';
import { RequestRefused } from '../../app/shop-request.ts';
import type { StepProps } from '../../app/step-props.ts';
import { chosenGroups, pictureOf, summaryLinesOf, ticketCountOf } from '../../app/summary-of.ts';
import { useTexts } from '../../app/texts.tsx';
import { linesIn, timesOf } from '../../app/times-of.ts';
import { totalOf } from '../../app/total-of.ts';
import { useAct } from '../../app/use-act.ts';
import { isToWait } from '../../app/use-cart.ts';
import { partyPriceOn } from '../../app/visit-price.ts';
import { Notice } from '../../components/notice.tsx';
import { OrderSummary } from '../../components/order-summary.tsx';
import { SidePart } from '../../components/page-boundary.tsx';
import { SalesProblem } from '../../components/sales-problem.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { DayTimes, offerTo } from './day-times.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { addDays, addMonths } from './month-grid.ts';
import { NextFreeDate } from './next-free-date.tsx';
import { OwnTimes } from './own-times.tsx';
import { useDays } from './use-days.ts';
import { useTimes } from './use-times.ts';
import { isFullDay } from './word-of-day.ts';

const JoinPanel = lazy(() => import('../../waiting-list/join-panel.tsx'));
const DayOfPresent = lazy(() => import('../../gift-ticket/day-of-present.tsx'));
const FullDaysHint = lazy(() => import('../../waiting-list/full-days-hint.tsx'));

/** Step 2: first the date, then the time. The places are taken when the visitor continues with a time. */
export default function DateStep(props: StepProps) {
  const { page, choices, change, lines, cart, hasExpired, dismissExpired, open } = props;
  const { t, list, money, longDateWithoutYear, date: formatDay, language } = useTexts();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const [month, setMonth] = useState((choices.date ?? page.today).slice(0, 7));
  const groups = chosenGroups(page, lines);
  const { together, apart } = timesOf(page, lines, choices.isPresent);
  const visitLines = linesIn(together, lines);
  const [wasRefused, setRefused] = useState(false);
  /** A full day of tickets without times. */
  const [waitDay, setWaitDay] = useState<string | null>(null);
  const lastDay = cart.timed?.cart.lastDay ?? undefined;
  // Of a present: said below the calendar, in words that other visitors do not load.
  const ofPresent = lastDay !== undefined && act.problem?.kind === 'refused' ? act.problem : null;
  const question = {
    pagePath: props.pagePath,
    ticketGroupIds: together.map((group) => group.id),
    lines: visitLines,
    isFresh: wasRefused || cart.timed !== null,
    lastDay,
  };
  const days = useDays(question, month, page.today);
  const times = useTimes(question, visitToChoose(groups).needs === 'time' ? choices.date : null);
  const timeslot = times.value?.find((candidate) => candidate.id === choices.timeslotId) ?? null;
  const needsTime = visitToChoose(groups).needs === 'time';
  const isOwnUnchosen = linesIn(apart, lines).some((line) => line.timeslotId === undefined);
  const isUnchosen = isOwnUnchosen || (needsTime ? timeslot === null : choices.date === null);
  const timesHeading = useRef<HTMLHeadingElement>(null);
  const chosenByHand = useRef(false);
  const shownDay = waitDay ?? choices.date;

  useEffect(() => {
    if (!chosenByHand.current || shownDay === null) return;
    chosenByHand.current = false;
    timesHeading.current?.focus({ preventScroll: true });
    timesHeading.current?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
  }, [shownDay]);

  const chooseDay = (day: ShownDay) => {
    const { date } = day;
    chosenByHand.current = true;
    act.clearProblem();
    setAsked(false);
    const isWaitedFor = !needsTime && isFullDay(day);
    setWaitDay(isWaitedFor ? date : null);
    if (isWaitedFor) return change({ date: null, timeslotId: null, ownTimes: {} });
    if (!needsTime) dismissExpired();
    change({ date, timeslotId: null, ownTimes: {} });
  };
  const goToDay = (day: ShownDay) => {
    setMonth(day.date.slice(0, 7));
    chooseDay(day);
  };
  const chooseTime = (timeslotId: string) => {
    act.clearProblem();
    dismissExpired();
    setAsked(false);
    change({ timeslotId });
  };
  const chooseOwnTime = (group: SalesTicketGroup) => (timeslotId: string) => {
    act.clearProblem();
    setAsked(false);
    const own = linesIn([group], lines).map(({ ticketTypeId }) => [ticketTypeId, timeslotId]);
    change({ ownTimes: { ...choices.ownTimes, ...Object.fromEntries(own) } });
  };
  const remove = (group: SalesTicketGroup) => () => {
    act.clearProblem();
    const none = group.ticketTypes.map(({ id }) => [id, 0]);
    change({ quantities: { ...choices.quantities, ...Object.fromEntries(none) } });
  };
  const loseTime = () => {
    // Another visitor was first: what is shown is outdated, the tickets stay.
    change({ ...(needsTime ? { timeslotId: null } : { date: null }), ownTimes: {} });
    setRefused(true);
    times.reload();
    days.reload();
  };
  const proceed = () => {
    setAsked(true);
    if (isUnchosen) return;
    void act.run(async () => {
      try {
        change({ shownMinor });
        await cart.hold({ timeslotId: timeslot?.id ?? null, date: choices.date }, lines, language);
        dismissExpired();
        open('details');
      } catch (error) {
        if (error instanceof RequestRefused && !isToWait(error)) loseTime();
        throw error;
      }
    });
  };

  const summary = summaryLinesOf(page, lines, choices.date);
  const sums = totalOf(page, summary);
  const amount = money(sums.totalMinor, page.currency);
  const isFrom = summary.some((line) => line.isFrom);
  const total = isFrom ? t('shop.price.from', { amount }) : amount;
  // A present costs what its page says.
  const shownMinor = isFrom || cart.isOfPresent ? null : sums.totalMinor;
  const held = cart.timed?.cart;
  const ownPlaces =
    held?.state === 'held' && held.timeslot
      ? { timeslotId: held.timeslot.id, count: countPlaces(together, held.lines) }
      : null;
  const offerOf = (one: ShownTimeslot) => offerTo(one, ownPlaces);
  const isFull = times.value?.every((one) => !isChoosable(offerOf(one))) ?? false;
  // Who waits for a visit waits for all that was chosen: for times apart there is no list, nor for a present, which is paid.
  const waitingList = page.channel.waitingList && apart.length === 0 && !cart.isOfPresent;
  const fullTimes = waitingList ? (times.value ?? []).filter((one) => isFullOffer(offerOf(one))) : [];
  const joinPanel = (date: string, isDayFull: boolean) => (
    <SidePart>
      <JoinPanel
        pagePath={props.pagePath}
        isBotChecked={page.botCheck}
        codePass={choices.codePass}
        language={language}
        lines={lines}
        date={date}
        fullTimes={needsTime ? fullTimes : []}
        isDayFull={isDayFull}
        email={`${choices.typed?.email ?? ''}`}
      />
    </SidePart>
  );
  return (
    <StepLayout
      texts="date"
      title={t('shop.date.title')}
      documentTitle={`${t('shop.date.title')} · ${page.client.name}`}
      lead={t('shop.date.party', {
        party: list(summary.map(({ quantity, name }) => t('shop.line', { quantity, name }))),
      })}
      above={
        <>
          {hasExpired && <Notice kind="news" title={t('shop.expired.title')} text={t('shop.expired.text')} />}
          {act.problem && !ofPresent && (
            <SalesProblem
              problem={act.problem}
              text={
                act.problem.kind === 'refused'
                  ? t(needsTime ? 'shop.date.ticketsKept' : 'shop.date.dayKept')
                  : undefined
              }
            />
          )}
          {isAsked && isUnchosen && !act.problem && (
            <Notice kind="refusal" title={t(needsTime ? 'shop.date.chooseTime' : 'errors.day-required')} />
          )}
        </>
      }
      summary={
        <OrderSummary
          imageUrl={pictureOf(groups)}
          title={groups.map((group) => group.title).join(' + ')}
          when={
            choices.date === null
              ? t('shop.date.none')
              : [longDateWithoutYear(choices.date), timeslot?.time].filter(Boolean).join(', ')
          }
          lines={summary}
          feesMinor={sums.feesMinor}
          totalMinor={sums.totalMinor}
          totalLabel={t('shop.total')}
          currency={page.currency}
        />
      }
      brief={
        <>
          <strong className="figures">{timeslot?.time ?? total}</strong>
          <span>
            {choices.date === null
              ? ticketCountOf(page, visitLines, t)
              : formatDay(choices.date, { weekday: 'short', day: 'numeric', month: 'short' })}
          </span>
        </>
      }
      action={{ label: t('shop.steps.details'), isPending: act.isPending, onPress: proceed }}
    >
      <MonthCalendar
        month={month}
        today={page.today}
        days={days}
        chosen={waitDay ?? choices.date}
        hasWaitingList={waitingList}
        priceOn={(date) => {
          const price = partyPriceOn(page, lines, date);
          return price === null ? null : money(price, page.currency);
        }}
        lastMonth={lastDay?.slice(0, 7)}
        onMonth={setMonth}
        onChoose={chooseDay}
      >
        <NextFreeDate question={question} from={`${addMonths(month, 1)}-01`} onChoose={goToDay} />
      </MonthCalendar>
      {lastDay !== undefined && (
        <SidePart>
          <DayOfPresent lastDay={lastDay} language={language} problem={ofPresent} />
        </SidePart>
      )}
      {waitingList && [...days.byDate.values()].some(isFullDay) && (
        <SidePart>
          <FullDaysHint language={language} />
        </SidePart>
      )}
      {needsTime && choices.date !== null && (
        <section aria-labelledby="times-heading" className="times">
          <h2 id="times-heading" ref={timesHeading} tabIndex={-1}>
            {longDateWithoutYear(choices.date)}
          </h2>
          <DayTimes
            look={page.channel.style.timeslots}
            times={times}
            ownPlaces={ownPlaces}
            chosen={choices.timeslotId}
            onChoose={chooseTime}
          />
          {isFull && <NextFreeDate question={question} from={addDays(choices.date, 1)} onChoose={goToDay} />}
          {fullTimes.length > 0 && joinPanel(choices.date, isFull)}
        </section>
      )}
      {choices.date !== null &&
        apart.map((group) => (
          <OwnTimes
            key={`${group.id} ${choices.date}`}
            group={group}
            question={question}
            lines={lines}
            date={choices.date ?? ''}
            look={page.channel.style.timeslots}
            held={held}
            onChoose={chooseOwnTime(group)}
            onRemove={remove(group)}
          />
        ))}
      {waitDay !== null && (
        <section aria-labelledby="waiting-heading" className="times">
          <h2 id="waiting-heading" ref={timesHeading} tabIndex={-1}>
            {longDateWithoutYear(waitDay)}
          </h2>
          {joinPanel(waitDay, true)}
        </section>
      )}
    </StepLayout>
  );
}

function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
