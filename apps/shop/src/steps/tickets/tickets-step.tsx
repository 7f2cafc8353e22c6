import { choosingSteps } from '@foyer/domain/channels/step-of-ticket.ts';
import {
  checkWish,
  isOneVisit,
  roomInOrder,
  visitToChoose,
  type WantedLine,
} from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage, SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ShownLabels } from '@foyer/domain/storefront/shown-labels.ts';
import { lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { StepProps } from '../../app/step-props.ts';
import { chosenGroups, pictureOf, summaryLinesOf, ticketCountOf } from '../../app/summary-of.ts';
import { type Texts, useTexts } from '../../app/texts.tsx';
import { upsellTypesOf } from '../../app/times-of.ts';
import { totalOf } from '../../app/total-of.ts';
import { useAct } from '../../app/use-act.ts';
import { useResource } from '../../app/use-resource.ts';
import { Notice } from '../../components/notice.tsx';
import { OrderSummary } from '../../components/order-summary.tsx';
import { SidePart } from '../../components/page-boundary.tsx';
import { Programme } from '../../components/programme.tsx';
import { SalesProblem } from '../../components/sales-problem.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { LaterSaleTerms } from '../../components/terms/later-sale-terms.tsx';
import { ChoosingSection, groupsOfStep } from './choosing-section.tsx';
import { headingIdOf, TicketGroupCard } from './ticket-group-card.tsx';

// Few channels have it.
const PresentSwitch = lazy(() => import('../../presents/present-switch.tsx'));

interface TicketsStepProps extends StepProps {
  /** The page of one product of a webshop: its tickets alone, below what it is. */
  only?: { title: string; groups: readonly SalesTicketGroup[]; content: ReactNode };
}

/** Step 1: how many tickets of which type. */
export function TicketsStep({
  page,
  pagePath,
  choices,
  change,
  lines,
  cart,
  hasExpired,
  dismissExpired,
  hasOrdered,
  open,
  only,
}: TicketsStepProps) {
  const shown = only?.groups ?? page.ticketGroups;
  const { t, refusal, money, longDateWithoutYear, language } = useTexts();
  const act = useAct();
  const [isChecked, setChecked] = useState(false);
  const upsellTypeIds = upsellTypesOf(page, choices.isPresent);
  const rules = { ...page.channel, ticketGroups: page.ticketGroups, upsellTypeIds };
  const result = checkWish(rules, lines);
  const refusals = isChecked && !result.ok ? result.refusals : [];
  const groups = chosenGroups(page, lines);
  const { date } = choices;
  const labels = useLabels(page, pagePath, date);
  // A present costs what its tickets cost today: its day is chosen later.
  const { isPresent } = choices;
  const summary = summaryLinesOf(page, lines, isPresent ? page.today : date);
  const free = isPresent ? summary.filter(({ totalMinor }) => totalMinor === 0) : [];
  const sums = totalOf(page, summary);
  const tickets = ticketCountOf(page, lines, t);
  const amount = money(sums.totalMinor, page.currency);
  const total = summary.some(({ isFrom }) => isFrom) ? t('shop.price.from', { amount }) : amount;

  const keepInPlace = useKeepInPlace();
  const setQuantity = (headingId: string) => (ticketTypeId: string, quantity: number) => {
    keepInPlace(headingId);
    setChecked(false);
    act.clearProblem();
    change({ quantities: { ...choices.quantities, [ticketTypeId]: quantity } });
  };
  const { needs, fixedDate } = isPresent
    ? ({ needs: 'nothing', fixedDate: null } as const)
    : lines.length === 0
      ? ({ needs: 'time', fixedDate: null } as const)
      : visitToChoose(groups);
  const proceed = () => {
    setChecked(true);
    if (!result.ok || free.length > 0) return;
    if (needs !== 'nothing') return open('date');
    // Nothing to ask about the visit: the places are taken now.
    void act.run(async () => {
      change({ shownMinor: summary.some(({ isFrom }) => isFrom) ? null : sums.totalMinor });
      await cart.hold({ timeslotId: null, date: null }, lines, language);
      dismissExpired();
      open('details');
    });
  };

  return (
    <StepLayout
      {...(only ? {} : { texts: 'tickets' as const })}
      title={only?.title ?? t('shop.tickets.title')}
      documentTitle={`${only?.title ?? t('shop.tickets.title')} · ${page.client.name}`}
      above={
        <>
          {hasOrdered && lines.length === 0 && (
            <Notice kind="news" title={t('shop.ordered.title')} text={t('shop.ordered.text')} />
          )}
          {hasExpired && (
            <Notice
              kind="news"
              title={t(needs === 'nothing' ? 'shop.expired.choice' : 'shop.expired.title')}
              text={t(needs === 'nothing' ? 'shop.expired.choiceText' : 'shop.expired.tickets')}
            />
          )}
          {act.problem && <SalesProblem problem={act.problem} />}
          {refusals.map((entry) => (
            <Notice
              key={`${entry.code} ${entry.field}`}
              kind="refusal"
              title={refusal(entry.code, entry.params)}
            />
          ))}
        </>
      }
      summary={
        <OrderSummary
          imageUrl={pictureOf(groups)}
          title={groups.map((group) => group.title).join(' + ') || page.channel.title}
          when={
            lines.length === 0
              ? t('shop.tickets.none')
              : needs === 'nothing'
                ? fixedDate === null
                  ? t('shop.visit.anyDay')
                  : longDateWithoutYear(fixedDate)
                : date === null
                  ? t('shop.tickets.dateNext')
                  : longDateWithoutYear(date)
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
          <strong className="figures">{total}</strong>
          <span>{tickets}</span>
        </>
      }
      action={{
        ...actionWords(t, needs),
        isPending: act.isPending,
        isEarly: lines.length === 0,
        onPress: proceed,
      }}
    >
      {only ? only.content : page.channel.steps.program && <Programme events={page.events} />}
      {shown.length === 0 && <p className="card empty">{t('shop.tickets.empty')}</p>}
      {choosingSteps.map((step) => {
        const offered = groupsOfStep(shown, step);
        if (offered.length === 0) return null;
        return (
          <ChoosingSection key={step} step={step}>
            {offered.map((group) => (
              <TicketGroupCard
                key={group.id}
                group={group}
                step={step}
                currency={page.currency}
                costs={page.costs}
                quantities={choices.quantities}
                today={page.today}
                date={date}
                labels={labels}
                isOnly={shown.length === 1}
                isOtherVisit={!canJoin(page, group, lines, upsellTypeIds)}
                roomFor={(type) => roomInOrder(rules, lines, type)}
                onChange={setQuantity(headingIdOf(group.id, step))}
              />
            ))}
          </ChoosingSection>
        );
      })}
      {page.channel.options.giftTickets && lines.length > 0 && (
        <SidePart>
          <PresentSwitch
            groups={groups}
            lines={lines}
            isOn={isPresent}
            free={free.map(({ name }) => name)}
            onSwitch={(on) => {
              act.clearProblem();
              change({ isPresent: on });
            }}
          />
        </SidePart>
      )}
      {lines.length > 0 && (
        <LaterSaleTerms
          pagePath={pagePath}
          types={summary}
          timeslotId={null}
          date={date}
          hasFees={sums.feesMinor > 0}
        />
      )}
      <p className="hidden-text" role="status">
        {lines.length > 0 && `${tickets} ${t('shop.total')} ${total}`}
      </p>
    </StepLayout>
  );
}

/** Whether tickets of a card can be added to those that are chosen. */
function canJoin(
  page: SalesPage,
  { ticketTypes }: SalesTicketGroup,
  lines: readonly WantedLine[],
  upsellTypeIds: readonly string[],
): boolean {
  const ids = [
    ...lines.map(({ ticketTypeId }) => ticketTypeId),
    ...ticketTypes.slice(0, 1).map(({ id }) => id),
  ];
  const groups = chosenGroups(
    page,
    ids.map((ticketTypeId) => ({ ticketTypeId })),
  );
  return isOneVisit(groups, ids, upsellTypeIds);
}

/** Other cards may fold or unfold by a choice: what was pressed stays under the finger, also in a browser that does not see to it. */
function useKeepInPlace(): (elementId: string) => void {
  const kept = useRef<{ element: HTMLElement; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return (elementId) => {
    const element = document.getElementById(elementId);
    kept.current = element && { element, top: element.getBoundingClientRect().top };
  };
}

/** What ticket types are called that cannot be bought on the day that was chosen before. */
function useLabels(page: SalesPage, pagePath: string, date: string | null): ReadonlyMap<string, string> {
  const dated = page.ticketGroups.filter(({ needsTimeslot, needsDate }) => needsTimeslot || needsDate);
  const query = new URLSearchParams({ ticketGroupIds: dated.map(({ id }) => id).join() });
  const isAsked = date !== null && dated.length > 0;
  const { value } = useResource<ShownLabels>(isAsked ? `${pagePath}/ticket-types/${date}?${query}` : null);
  return new Map(value?.ticketTypes.map(({ id, label }) => [id, label]));
}

/** The button says what comes next: a time, a day, or the details. */
function actionWords(t: Texts['t'], needs: 'time' | 'day' | 'nothing') {
  const short = needs === 'nothing' ? t('shop.steps.details') : t('shop.tickets.nextShort');
  return { label: needs === 'time' ? t('shop.tickets.next') : short, shortLabel: short };
}
