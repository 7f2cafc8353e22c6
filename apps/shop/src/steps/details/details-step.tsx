import { namedLines } from '@foyer/domain/storefront/details/rules-of-channel.ts';
import { lazy, Suspense, useCallback } from 'react';
import { checkoutStep } from '../../app/checkout-step.tsx';
import type { TypedDetails } from '../../app/kept-choices.ts';
import { RequestRefused } from '../../app/shop-request.ts';
import type { StepProps } from '../../app/step-props.ts';
import { ticketCountOf } from '../../app/summary-of.ts';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { DetailControl } from './detail-control.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { NamesPanel } from './names-panel.tsx';
import { useDetailsForm } from './use-details-form.ts';

/** Few orders have a present. */
const PresentPanel = lazy(() => import('../../presents/present-panel.tsx'));

const formId = 'details-form';

/** Step 3: what the channel asks of the buyer. No account is needed. */
export default checkoutStep(DetailsStep);

function DetailsStep({ page, choices, change, cart, clock, open }: StepProps) {
  const { t, money, refusal } = useTexts();
  const act = useAct();
  const held = cart.timed?.cart;
  const { details, donation } = page.channel.asks;
  const types = page.ticketGroups.flatMap(({ id: ticketGroupId, ticketTypes }) =>
    ticketTypes.map(({ id, itemKind }) => ({ id, itemKind, ticketGroupId })),
  );
  const named = namedLines(details, held?.lines ?? [], (typeId) => types.find(({ id }) => id === typeId));
  const form = useDetailsForm({
    form: details,
    today: page.today,
    named,
    known: held?.details ?? null,
    typed: choices.typed,
    onType: useCallback((typed: TypedDetails) => change({ typed }), [change]),
  });
  if (!held) return null;

  // As the page said it: before a gift. The visitor's own code is no news, nor are the costs that it takes away.
  const priceMinor = held.totals.totalMinor - held.totals.donationMinor;
  const isOtherPrice =
    held.discount === null && choices.shownMinor !== null && choices.shownMinor !== priceMinor;
  const send = () => {
    const typed = form.check();
    if (typed === null) return;
    void act.run(async () => {
      try {
        await cart.saveDetails(typed);
        change({ typed: null });
        open(donation.isOn ? 'donation' : 'payment');
      } catch (error) {
        if (error instanceof RequestRefused && error.status === 422) form.refuse(error.errors);
        throw error;
      }
    });
  };
  const control = (field: (typeof form.fields)[number]) => (
    <DetailControl key={field.name} field={field} form={form} asked={details} />
  );
  const ofInvoice = form.fields.filter(({ isOfInvoice }) => isOfInvoice);
  return (
    <StepLayout
      texts="details"
      title={t('shop.details.title')}
      documentTitle={`${t('shop.details.title')} · ${page.client.name}`}
      lead={t(held.hasTickets ? 'shop.details.lead' : 'checkout.presents.details')}
      above={
        <>
          <HoldNotice page={page} cart={cart} clock={clock} />
          {isOtherPrice && (
            <Notice
              kind="news"
              title={refusal('price-changed')}
              text={t(held.visit.date === null ? 'checkout.priceChanged' : 'checkout.payment.priceChanged', {
                before: money(choices.shownMinor ?? 0, held.currency),
                after: money(priceMinor, held.currency),
              })}
            />
          )}
          {act.problem && <ProblemNotice problem={act.problem} again={send} />}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={
        <>
          <strong className="figures">{money(held.totals.totalMinor, held.currency)}</strong>
          <span>{ticketCountOf(page, held.lines, t)}</span>
        </>
      }
      action={{
        label: donation.isOn ? t('checkout.next') : t('shop.details.next'),
        isPending: act.isPending,
        form: formId,
      }}
    >
      <form
        id={formId}
        className="card form fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {form.fields
          .filter(({ isOfInvoice }) => !isOfInvoice)
          .map((field) =>
            field.form === 'invoice' ? (
              <InvoicePanel key={field.name} field={field} form={form}>
                {ofInvoice.map(control)}
              </InvoicePanel>
            ) : (
              control(field)
            ),
          )}
        {named.length > 0 && (
          <NamesPanel lines={named} form={form} areRequired={details.ticketNames === 'required'} />
        )}
        {held.presents.length > 0 && (
          <Suspense fallback={<div className="bone" style={{ blockSize: 480 }} />}>
            <PresentPanel presents={held.presents} form={form} today={page.today} />
          </Suspense>
        )}
      </form>
    </StepLayout>
  );
}
