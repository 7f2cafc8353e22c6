import {
  type PreviewMessage,
  type PreviewStep,
  previewReady,
} from '@foyer/domain/storefront/preview-message.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type KeptChoices, noChoices } from '../app/kept-choices.ts';
import { linesOf } from '../app/lines-of.ts';
import { infoPages, type Step, steps } from '../app/shop-address.ts';
import { answerWith } from '../app/shop-request.ts';
import { askedSteps } from '../app/shopping.tsx';
import { ShoppingFrame } from '../app/shopping-frame.tsx';
import type { StepProps } from '../app/step-props.ts';
import { orderParts, TextsProvider } from '../app/texts.tsx';
import type { CartOfPage } from '../app/use-cart.ts';
import { noLine } from '../app/use-line.ts';
import { PageFrame } from '../components/page-frame.tsx';
import { CompletedOrder } from '../order/completed-order.tsx';
import { sampleAnswer, sampleDate, sampleTimeslotId } from './sample-answers.ts';
import { sampleCart } from './sample-cart.ts';
import { sampleOrder } from './sample-order.ts';

// Nothing is asked of the server and nothing can be bought here (decision 0187).
answerWith(sampleAnswer);

/** The sales page beside its editor: it shows what the page around it sends, with tickets and a time chosen. */
export default function PreviewPage() {
  const [shown, setShown] = useState<PreviewMessage | null>(null);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
      if (origin !== location.origin || source !== parent || data?.kind !== 'foyer-preview') return;
      setShown(data);
    };
    window.addEventListener('message', take);
    parent.postMessage(previewReady, location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  if (!shown) return null;
  const { page, step } = shown;
  return (
    <TextsProvider language={page.channel.language} parts={orderParts} otherForms={page.channel.otherForms}>
      <PreviewedPage page={page} asked={step} />
    </TextsProvider>
  );
}

/** Links and buttons of the page lead on inside the frame; another choice of the editor leads there. */
function PreviewedPage({ page, asked }: { page: SalesPage; asked: PreviewStep }) {
  const [open, setOpen] = useState(asked);
  const [chosen, setChosen] = useState<Partial<KeptChoices>>({});
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setOpen(asked);
  }
  useFollowLinks(setOpen);
  const choices: KeptChoices = {
    ...noChoices,
    quantities: sampleQuantities(page),
    date: sampleDate(page.today),
    timeslotId: sampleTimeslotId,
    codePass: 'preview',
    ...chosen,
  };
  const lines = linesOf(page, choices);
  const cart = sampleCart(page, lines);
  if (open === 'thank-you') {
    const order = sampleOrder(page, cart);
    return (
      <PageFrame
        client={page.client}
        look={page.channel}
        languages={page.channel.languages}
        homePath={pathOf('tickets')}
        onLanguage={() => {}}
      >
        <CompletedOrder secret="" order={order} closure={null} changes={noChanges} />
      </PageFrame>
    );
  }
  const info = infoPages.find((one) => one === open) ?? null;
  const step = steps.find((one) => one === open) ?? 'tickets';
  const never = () => new Promise<never>(() => {});
  const cartOfPage: CartOfPage = {
    timed: { cart, serverAheadMs: 0 },
    isLoading: false,
    hasFailed: false,
    reload: () => {},
    isOfPresent: false,
    hold: async () => {},
    extend: async () => {},
    saveDetails: async () => {},
    saveDonation: async () => {},
    applyCode: async () => {},
    keepCodes: async () => {},
    checkOut: () => {
      setOpen('thank-you');
      return never();
    },
    show: () => {},
    endIfOver: async () => {},
  };
  const props: StepProps = {
    page,
    pagePath: 'ui/preview',
    choices,
    change: (changes) => setChosen((old) => ({ ...old, ...changes })),
    lines,
    cart: cartOfPage,
    clock: { seconds: page.holdMinutes * 60 - 30, announced: null },
    hasExpired: false,
    dismissExpired: () => {},
    hasOrdered: false,
    open: (to: Step) => setOpen(to),
  };
  return (
    <ShoppingFrame
      step={step}
      info={info}
      progress={{ steps: askedSteps(page, lines), reached: 'payment', pathOf }}
      line={noLine}
      props={props}
      onLanguage={() => {}}
    />
  );
}

const pathOf = (step: PreviewStep) => `#${step}`;

const noChanges = { value: null, error: null, isLoading: true, reload: () => {} };

/** Its links would leave the frame's page: they open the step or page that they name, others nothing. */
function useFollowLinks(open: (step: PreviewStep) => void): void {
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const [, named = ''] = (link.getAttribute('href') ?? '').split('#');
      if (named) open(named as PreviewStep);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [open]);
}

/** Two of the first ticket type that is sold, or what an order needs at least. */
function sampleQuantities(page: SalesPage): Record<string, number> {
  const type = page.ticketGroups
    .flatMap(({ ticketTypes }) => ticketTypes)
    .find((one) => one.statusLabel === null);
  if (!type) return {};
  const wanted = Math.max(2, page.channel.minTickets, type.minPerOrder);
  return { [type.id]: Math.min(wanted, type.maxPerOrder ?? wanted, page.channel.maxTickets ?? wanted) };
}
