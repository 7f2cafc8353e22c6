import { visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import { countTickets } from '@foyer/domain/sales/count-tickets.ts';
import { useEffect, useState } from 'react';
import { pathOfOrder } from '../../app/shop-address.ts';
import type { StepProps } from '../../app/step-props.ts';
import { chosenGroups, pictureOf } from '../../app/summary-of.ts';
import { useTexts } from '../../app/texts.tsx';
import { type Problem, useAct } from '../../app/use-act.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { PriceLines } from '../../components/order-summary.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { LaterSaleTerms } from '../../components/terms/later-sale-terms.tsx';
import { PaymentMethods } from './payment-methods.tsx';

/** Step 4: everything once more, and pay. */
export default function PaymentStep({ page, pagePath, cart, clock, open }: StepProps) {
  const { t, money, longDate } = useTexts();
  const act = useAct();
  const [chosen, setMethod] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  useStayUsableOnReturn(() => setLeaving(false));
  const held = cart.timed?.cart;
  if (!held?.details) return null;

  const visitStep = visitToChoose(chosenGroups(page, held.lines)).needs === 'nothing' ? 'tickets' : 'date';
  const { totals, currency, timeslot, visit, details } = held;
  const total = money(totals.totalMinor, currency);
  const picture = pictureOf(chosenGroups(page, held.lines));
  const isOverview = page.channel.steps.overview;
  const isFree = totals.totalMinor === 0;
  const methods = page.channel.paymentMethods.filter(
    ({ minimumMinor, maximumMinor }) =>
      totals.totalMinor >= minimumMinor && (maximumMinor === null || totals.totalMinor <= maximumMinor),
  );
  const method = methods.find(({ id }) => id === chosen)?.id ?? methods[0]?.id ?? '';

  const priceChangeOf = (problem: Problem) => {
    const params = problem.kind === 'refused' ? problem.refusal.errors[0]?.params : undefined;
    if (params?.beforeMinor === undefined) return undefined;
    const before = money(Number(params.beforeMinor), currency);
    return t('shop.payment.priceChanged', { before, after: money(Number(params.totalMinor), currency) });
  };
  const pay = () =>
    act.run(async () => {
      const redirectUrl = await cart.checkOut(isFree ? 'free' : method);
      setLeaving(true);
      location.assign(redirectUrl);
    });

  return (
    <StepLayout
      texts={isOverview ? 'overview' : 'payment'}
      title={t('shop.payment.title')}
      documentTitle={`${t('shop.payment.title')} · ${page.client.name}`}
      lead={t('shop.payment.lead')}
      above={
        <>
          <HoldNotice cart={cart} clock={clock} />
          {held.state === 'paying' && (
            <Notice kind="news" title={t('shop.payment.started')} text={t('shop.payment.startedText')}>
              {held.orderSecret && (
                <a className="button" href={pathOfOrder(page.client.subdomain, held.orderSecret, null)}>
                  {t('shop.payment.toOrder')}
                </a>
              )}
            </Notice>
          )}
          {act.problem && <ProblemNotice problem={act.problem} text={priceChangeOf(act.problem)} />}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={
        <>
          <strong className="figures">{total}</strong>
          <span>{t('shop.ticketCount', { count: countTickets(held.lines) })}</span>
        </>
      }
      action={{
        label: isFree ? t('shop.payment.order') : t('shop.payment.payAmount', { amount: total }),
        isPending: act.isPending || isLeaving,
        onPress: () => void pay(),
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
            <PriceLines
              lines={held.lines.map((line) => ({ ...line, id: line.ticketTypeId }))}
              feesMinor={totals.feesMinor}
              totalMinor={totals.totalMinor}
              totalLabel={t('shop.payment.totalWithVat')}
              vatMinor={totals.vatMinor}
              currency={currency}
            />
          </section>
          <section className="card">
            <div className="card-heading">
              <div>
                <h2>
                  {details.firstName} {details.lastName}
                </h2>
                <p className="muted">{details.email}</p>
              </div>
              <button type="button" className="link" onClick={() => open('details')}>
                {t('shop.payment.change')} <span className="hidden-text">{t('shop.steps.details')}</span>
              </button>
            </div>
          </section>
        </>
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
