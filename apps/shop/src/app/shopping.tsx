import { checkWish, visitToChoose, type WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PageFailed } from '../components/page-failed.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { choicesWith, givenPreselection } from '../embed/preselection.ts';
import { rememberLanguage } from './browser-language.ts';
import { type KeptChoices, keepChoices, noChoices, readChoices, withDayToCome } from './kept-choices.ts';
import { linesOf } from './lines-of.ts';
import { type InfoPage, pathOfStep, pathWith, type Step, steps } from './shop-address.ts';
import { fetchLaterSteps, ShoppingFrame } from './shopping-frame.tsx';
import type { StepProps } from './step-props.ts';
import { chosenGroups } from './summary-of.ts';
import { upsellTypesOf } from './times-of.ts';
import { openPath } from './use-address.ts';
import { type CartOfPage, useCart } from './use-cart.ts';
import { useCoverInHistory, useIsCurrent } from './use-cover-in-history.ts';
import { useHoldClock } from './use-hold-clock.ts';
import { useLine } from './use-line.ts';

interface ShoppingProps {
  page: SalesPage;
  pagePath: string;
  client: string;
  channel: string;
  step: Step;
  info: InfoPage | null;
  language: string | null;
}

/** The steps over one cart. A step that is not reached yet leads back to the one that is. */
export function Shopping({
  page: wholePage,
  pagePath,
  client,
  channel,
  step,
  info,
  language,
}: ShoppingProps) {
  const [chosen, setChoices] = useState(() =>
    choicesWith(keptFor(wholePage, readChoices(client, channel)), givenPreselection()),
  );
  const choices = useMemo(() => withDayToCome(chosen, wholePage.today), [chosen, wholePage.today]);
  const page = useMemo(
    () => withFirstGroup(wholePage, choices.firstGroupId),
    [wholePage, choices.firstGroupId],
  );
  const [hasExpired, setExpired] = useState(false);
  const [hasOrdered, setOrdered] = useState(false);
  const change = useCallback(
    (changes: Partial<KeptChoices>) => setChoices((old) => ({ ...old, ...changes })),
    [],
  );
  // Within the event that changed them: a reload may come right after a key.
  useLayoutEffect(() => keepChoices(client, channel, choices), [client, channel, choices]);

  const onGone = useCallback(() => setExpired(true), []);
  const onOrdered = useCallback(() => {
    setChoices(noChoices);
    setOrdered(true);
  }, []);
  // The link of the mail about the visitor's turn: the waiting page takes the place that it names.
  const hasLink = location.hash.length === 44;
  const line = useLine((page.isWaiting || hasLink) && choices.cartSecret === null);
  const { wait } = line;
  const cart = useCart(pagePath, {
    choices,
    change,
    isBotChecked: page.botCheck,
    onGone,
    onOrdered,
    wait,
  });
  useCoverInHistory(useIsCurrent(client, channel, choices, cart.show));
  const clock = useHoldClock(cart.timed, cart.endIfOver);

  const lines = linesOf(page, choices);
  const reached = reachedStep(page, lines, choices, cart);
  const asked = askedSteps(page, lines, choices.isPresent).filter(
    (one) => one !== 'tickets' || !cart.isOfPresent,
  );
  const isAhead =
    info === null &&
    !cart.isLoading &&
    (steps.indexOf(step) > steps.indexOf(reached) || !asked.includes(step));
  const pathOf = useCallback(
    (to: Step | InfoPage) => pathOfStep(client, channel, to, language),
    [client, channel, language],
  );
  useEffect(() => {
    if (isAhead) openPath(pathOf(reached), 'replace');
  }, [isAhead, reached, pathOf]);

  const asksDonation = page.channel.asks.donation.isOn;
  useEffect(() => fetchLaterSteps(asksDonation), [asksDonation]);

  if (cart.hasFailed) return <PageFailed reload={cart.reload} />;
  if (cart.isLoading || isAhead) return <PageSkeleton />;

  const props: StepProps = {
    page,
    pagePath,
    choices,
    change,
    lines,
    cart,
    clock,
    hasExpired,
    dismissExpired: () => setExpired(false),
    hasOrdered,
    open: (to) => openPath(pathOf(to)),
  };
  return (
    <ShoppingFrame
      step={step}
      info={info}
      progress={{ steps: asked, reached, pathOf }}
      line={line}
      props={props}
      isMeasured={true}
      onLanguage={(chosen) => {
        rememberLanguage(chosen);
        openPath(pathWith(new URL(location.href), { language: chosen }), 'replace');
      }}
    />
  );
}

/** A step is skipped where it has nothing to ask: the date of tickets without a day, or for one fixed day; a gift. */
export function askedSteps(
  page: SalesPage,
  lines: readonly WantedLine[],
  isPresent = false,
): readonly Step[] {
  const isAsked = lines.length === 0 || needsOf(page, lines, isPresent) !== 'nothing';
  return steps.filter(
    (one) => (one !== 'date' || isAsked) && (one !== 'donation' || page.channel.asks.donation.isOn),
  );
}

/** What is still to be chosen of the visit; of a present who gets it chooses. */
const needsOf = (page: SalesPage, lines: readonly WantedLine[], isPresent: boolean) =>
  isPresent ? 'nothing' : visitToChoose(chosenGroups(page, lines)).needs;

/** A page that sells no presents any more forgets that it was one. */
const keptFor = ({ channel }: SalesPage, kept: KeptChoices): KeptChoices =>
  channel.options.giftTickets ? kept : { ...kept, isPresent: false };

/** The group that a link is about comes first. */
function withFirstGroup(page: SalesPage, firstGroupId: string | null): SalesPage {
  const first = page.ticketGroups.filter(({ id }) => id === firstGroupId);
  if (first.length === 0) return page;
  return { ...page, ticketGroups: [...first, ...page.ticketGroups.filter(({ id }) => id !== firstGroupId)] };
}

/** The last step that the visitor's choices allow. */
function reachedStep(
  page: SalesPage,
  lines: WantedLine[],
  choices: KeptChoices,
  { timed, isOfPresent }: CartOfPage,
): Step {
  const upsellTypeIds = upsellTypesOf(page, choices.isPresent);
  const isFit = checkWish({ ...page.channel, ticketGroups: page.ticketGroups, upsellTypeIds }, lines).ok;
  if (!isFit && !isOfPresent) return 'tickets';
  const needs = needsOf(page, lines, choices.isPresent);
  // Where there is nothing to ask, the places are taken when the visitor continues with the tickets.
  const before = needs === 'nothing' ? 'tickets' : 'date';
  if (timed === null || !isOfVisit(timed.cart, needs, choices)) return before;
  const held = timed.cart.lines.map(({ ownTime, ...line }) => ({ ...line, timeslotId: ownTime?.timeslotId }));
  if (textOf(held) !== textOf(lines)) return before;
  // Corrections that were not sent yet are sent before the payment, whichever way leads there.
  if (timed.cart.details === null || choices.typed !== null) return 'details';
  // New places know nothing of the gift that was chosen for the old ones.
  const isGiven = choices.donationMinor === timed.cart.totals.donationMinor;
  return page.channel.asks.donation.isOn && !isGiven ? 'donation' : 'payment';
}

const textOf = (lines: readonly WantedLine[]): string =>
  lines
    .map(({ ticketTypeId, quantity, timeslotId = '' }) => `${ticketTypeId} ${quantity} ${timeslotId}`)
    .sort()
    .join();

function isOfVisit(
  { timeslot, visit }: Pick<Cart, 'timeslot' | 'visit'>,
  needs: 'time' | 'day' | 'nothing',
  { timeslotId, date }: KeptChoices,
): boolean {
  if (needs === 'nothing') return timeslot === null;
  return needs === 'time' ? timeslot !== null && timeslot.id === timeslotId : visit.date === date;
}
