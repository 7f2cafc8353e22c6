import { lazy, Suspense, useState } from 'react';
import { InfoLinks } from '../components/info-links.tsx';
import { PageBoundary, SidePart } from '../components/page-boundary.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import type { Progress } from '../components/step-progress.tsx';
import { TicketsStep } from '../steps/tickets/tickets-step.tsx';
import { OwnTexts } from './own-texts.ts';
import type { InfoPage, Step } from './shop-address.ts';
import type { StepProps } from './step-props.ts';
import type { CartOfPage } from './use-cart.ts';
import { InsteadOfFirstContent } from './use-first-content.ts';
import type { Line } from './use-line.ts';

const loadDateStep = () => import('../steps/date/date-step.tsx');
const DateStep = lazy(loadDateStep);
const loadDetailsStep = () => import('../steps/details/details-step.tsx');
const DetailsStep = lazy(loadDetailsStep);
const SmsCheck = lazy(() => import('../steps/details/sms-check.tsx'));
const loadDonationStep = () => import('../steps/donation/donation-step.tsx');
const DonationStep = lazy(loadDonationStep);
const loadPaymentStep = () => import('../steps/payment/payment-step.tsx');
const PaymentStep = lazy(loadPaymentStep);
const WebshopStep = lazy(() => import('../steps/tickets/webshop/webshop-step.tsx'));
const CodeGate = lazy(() => import('../buyer-code/code-gate.tsx'));
const WaitingPage = lazy(() => import('../waiting/waiting-page.tsx'));
const TurnNotice = lazy(() => import('../waiting/turn-notice.tsx'));
const InfoPageView = lazy(() => import('../steps/info/info-page.tsx'));

/** The later steps come once the first one is shown, so that the next step never waits for them. */
export function fetchLaterSteps(asksDonation: boolean): void {
  const asked = asksDonation ? [loadDonationStep] : [];
  for (const load of [loadDateStep, loadDetailsStep, ...asked, loadPaymentStep]) load().catch(() => {});
}

interface ShoppingFrameProps {
  step: Step;
  /** Shown instead of the step. */
  info: InfoPage | null;
  progress: Omit<Progress, 'current'> & { pathOf: (to: Step | InfoPage) => string };
  line: Line;
  props: StepProps;
  /** It is the page itself, not a preview of it. */
  isMeasured?: boolean;
  onLanguage: (language: string) => void;
}

/** What a verified code belongs to. */
const numberOf = ({ timed }: CartOfPage): string => `${timed?.cart.secret} ${timed?.cart.details?.phone}`;

/** One step or page of a channel with what is around it. */
export function ShoppingFrame({
  step,
  info,
  progress,
  line,
  props,
  isMeasured = false,
  onLanguage,
}: ShoppingFrameProps) {
  const { channel, client } = props.page;
  const { pathOf } = progress;
  const [verified, setVerified] = useState<string | null>(null);
  const number = numberOf(props.cart);
  const isWaiting = line.isWaiting && info === null;
  // A present is ordered without a code.
  const isCodeAsked = channel.asksCode && props.choices.codePass === null && !props.cart.isOfPresent;
  // The check is part of the details; a number that was changed is checked again.
  const isNumberAsked = props.page.smsCheck && step === 'payment' && info === null && verified !== number;
  return (
    <PageFrame
      client={client}
      look={channel}
      bannerUrl={(step === 'tickets' && !isWaiting) || info !== null ? channel.bannerUrl : null}
      languages={channel.languages}
      homePath={pathOf('tickets')}
      isMeasured={isMeasured}
      isHolding={props.cart.timed !== null}
      progress={
        info === null && !isWaiting && !isCodeAsked
          ? { ...progress, current: isNumberAsked ? 'details' : step }
          : undefined
      }
      onLanguage={onLanguage}
    >
      <OwnTexts value={props.page}>
        {!isWaiting && info === null && line.beginUntil !== null && props.cart.timed === null && (
          <SidePart>
            <TurnNotice page={props.page} beginUntil={line.beginUntil} />
          </SidePart>
        )}
        <PageBoundary place={`${info ?? step} ${isWaiting} ${isCodeAsked}`}>
          <Suspense fallback={<PageSkeleton />}>
            {isWaiting && <WaitingPage {...props} onTurn={line.onTurn} onLeave={line.onLeave} />}
            {info !== null ? (
              <InfoPageView key={info} page={props.page} info={info} path={pathOf('tickets')} />
            ) : isCodeAsked ? (
              <CodeGate {...props} />
            ) : (
              // What is chosen stays as it is behind the waiting page.
              <div hidden={isWaiting}>
                {step === 'tickets' &&
                  (channel.kind === 'webshop' ? <WebshopStep {...props} /> : <TicketsStep {...props} />)}
                {step === 'date' && <DateStep {...props} />}
                {step === 'details' && <DetailsStep {...props} />}
                {step === 'donation' && <DonationStep {...props} />}
                {isNumberAsked && <SmsCheck {...props} onVerified={() => setVerified(number)} />}
                {step === 'payment' && !isNumberAsked && <PaymentStep {...props} />}
              </div>
            )}
            <InsteadOfFirstContent />
          </Suspense>
        </PageBoundary>
      </OwnTexts>
      <InfoLinks page={props.page} current={info} pathOf={pathOf} />
    </PageFrame>
  );
}
