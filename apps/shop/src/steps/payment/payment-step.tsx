import { visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { checkoutStep } from '../../app/checkout-step.tsx';
import { pathOfOrder } from '../../app/shop-address.ts';
import { RequestRefused, requestShop } from '../../app/shop-request.ts';
import type { StepProps } from '../../app/step-props.ts';
import { chosenGroups, pictureOf, ticketCountOf } from '../../app/summary-of.ts';
import { useTexts } from '../../app/texts.tsx';
import { type Problem, useAct } from '../../app/use-act.ts';
import { dueOf } from '../../app/use-cart.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { LaterSaleTerms } from '../../components/terms/later-sale-terms.tsx';
import { openPayment } from '../../embed/leave-frame.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PriceOverview } from './price-overview.tsx';
import { TermsConsent, termsId } from './terms-consent.tsx';

// Few channels have it.
const DiscountCodeForm = lazy(() => import('./discount-code-form.tsx'));

/** Step 4: everything once more, and pay. */
export default checkoutStep(PaymentStep);

function PaymentStep({ page, pagePath, choices, cart, clock, open }: StepProps) {
  const { t, money, longDate } = useTexts();
  const act = useAct();
  const [chosen, setMethod] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  /** The terms are read again where they changed meanwhile; another language has its own. */
  const [readAgain, setReadAgain] = useState<SalesPage['channel'] | null>(null);
  const channel = readAgain?.language === page.channel.language ? readAgain : page.channel;
  const { termsHash } = channel.asks;
  /** The version that was agreed to: another one has to be read first. */
  const [agreed, setAgreed] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isAgreed = agreed === termsHash;
  useStayUsableOnReturn(() => setLeaving(false));
  const held = cart.timed?.cart;
  if (!held?.details) return null;

  const { needs } = visitToChoose(chosenGroups(page, held.lines));
  const visitStep = choices.isPresent || needs === 'nothing' ? 'tickets' : 'date';
  const { totals, currency, timeslot, visit, details } = held;
  const dueMinor = dueOf(held);
  const total = money(dueMinor, currency);
  const picture = pictureOf(chosenGroups(page, held.lines));
  const { discountCodes, giftCards, vouchers } = page.channel.options;
  const takesPayingCodes = giftCards || vouchers;
  const takesCodes = page.channel.steps.voucher && (discountCodes || takesPayingCodes);
  const isOverview = page.channel.steps.overview;
  const isFree = dueMinor === 0;
  const methods = page.channel.paymentMethods.filter(
    ({ minimumMinor, maximumMinor }) =>
      dueMinor >= minimumMinor && (maximumMinor === null || dueMinor <= maximumMinor),
  );
  const method = methods.find(({ id }) => id === chosen)?.id ?? methods[0]?.id ?? '';

  const priceChangeOf = (problem: Problem) => {
    const params = problem.kind === 'refused' ? problem.refusal.errors[0]?.params : undefined;
    if (params?.beforeMinor === undefined) return undefined;
    const before = money(Number(params.beforeMinor), currency);
    const text = visit.date === null ? 'checkout.priceChanged' : 'checkout.payment.priceChanged';
    return t(text, { before, after: money(Number(params.totalMinor), currency) });
  };
  const pay = () => {
    setRefused(!isAgreed);
    if (!isAgreed) return document.getElementById(termsId)?.focus();
    void act.run(async () => {
      try {
        const redirectUrl = await cart.checkOut(isFree ? 'free' : method, agreed);
        setLeaving(true);
        openPayment(redirectUrl);
      } catch (error) {
        // Tickets came to the order since, or the terms are others by now.
        if (error instanceof RequestRefused && error.code === 'ticket-names-missing') open('details');
        if (error instanceof RequestRefused && error.code === 'terms-changed') {
          const language = encodeURIComponent(page.channel.language);
          const now = await requestShop<SalesPage>(`${pagePath}?language=${language}`);
          setReadAgain(now.channel);
        }
        throw error;
      }
    });
  };

  return (
    <StepLayout
      texts={isOverview ? 'overview' : 'payment'}
      title={t('shop.payment.title')}
      documentTitle={`${t('shop.payment.title')} · ${page.client.name}`}
      lead={t(held.hasTickets ? 'shop.payment.lead' : 'checkout.presents.payment')}
      above={
        <>
          <HoldNotice page={page} cart={cart} clock={clock} />
          {held.state === 'paying' && (
            <Notice
              kind="news"
              title={t('checkout.payment.started')}
              text={t('checkout.payment.startedText')}
            >
              {held.orderSecret && (
                <a className="button" href={pathOfOrder(page.client.subdomain, held.orderSecret, null)}>
                  {t('checkout.payment.toOrder')}
                </a>
              )}
            </Notice>
          )}
          {act.problem && (
            <ProblemNotice problem={act.problem} text={priceChangeOf(act.problem)} again={pay} />
          )}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={
        <>
          <strong className="figures">{total}</strong>
          <span>{ticketCountOf(page, held.lines, t)}</span>
        </>
      }
      action={{
        label:
          isFree && held.codes.length === 0
            ? t('shop.payment.order')
            : t('shop.payment.payAmount', { amount: total }),
        isPending: act.isPending || isLeaving,
        onPress: pay,
      }}
    >
      {isOverview && (
        <>
          <section className="card">
            <div className="card-heading">
              {picture && <ResponsiveImage source={picture} alt="" width={72} height={54} />}
              <div>
                <h2>{visit.ticketGroupTitle}</h2>
                <p className="muted">
                  {visit.date === null
                    ? t('shop.visit.anyDay')
                    : [longDate(visit.date), timeslot?.time].filter(Boolean).join(', ')}
                </p>
              </div>
              <button type="button" className="link" onClick={() => open(visitStep)}>
                {t('shop.payment.change')} <span className="hidden-text">{t(`shop.steps.${visitStep}`)}</span>
              </button>
            </div>
            <PriceOverview lines={held.lines} totals={totals} currency={currency} />
          </section>
          <section className="card">
            <div className="card-heading">
              <div>
                <h2>{[details.firstName, details.lastName].filter(Boolean).join(' ') || details.email}</h2>
                <p className="muted">{details.email}</p>
              </div>
              <button type="button" className="link" onClick={() => open('details')}>
                {t('shop.payment.change')} <span className="hidden-text">{t('shop.steps.details')}</span>
              </button>
            </div>
          </section>
        </>
      )}
      {(takesCodes || held.codes.length > 0) && (
        <Suspense>
          <DiscountCodeForm
            heading={channel.texts.voucherHeading}
            intro={channel.texts.voucherIntro}
            held={held}
            cart={cart}
            takesCodes={takesCodes}
            takesPayingCodes={takesPayingCodes}
          />
        </Suspense>
      )}
      {termsHash !== null && (
        <TermsConsent
          text={channel.texts.termsText ?? ''}
          isAgreed={isAgreed}
          errorCode={isRefused && !isAgreed ? 'terms-not-agreed' : null}
          onAgree={(isOn) => setAgreed(isOn ? termsHash : null)}
        />
      )}
      {!isFree && (
        <PaymentMethods isUnderOverview={isOverview} methods={methods} chosen={method} onChoose={setMethod} />
      )}
      <LaterSaleTerms
        pagePath={pagePath}
        types={held.lines.map(({ ticketTypeId: id, name }) => ({ id, name }))}
        timeslotId={timeslot?.id ?? null}
        date={visit.date}
        hasFees={totals.feesMinor > 0}
      />
    </StepLayout>
  );
}

/** A page that the browser keeps and shows again by its back button must not stay 'busy'. */
function useStayUsableOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
