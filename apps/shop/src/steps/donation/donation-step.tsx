import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { checkDonation } from '@foyer/domain/storefront/donation.ts';
import { useState } from 'react';
import { checkoutStep } from '../../app/checkout-step.tsx';
import type { StepProps } from '../../app/step-props.ts';
import { chosenGroups, pictureOf } from '../../app/summary-of.ts';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { ProblemNotice } from '../../components/notice.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { DonationChips } from './donation-chips.tsx';

const formId = 'donation-form';
const ownId = 'own-amount';

/** A gift on top of the order: an amount of the channel's or one of the visitor's own; none is chosen before. */
export default checkoutStep(DonationStep);

function DonationStep({ page, cart, clock, choices, change, open }: StepProps) {
  const { t, money } = useTexts();
  const act = useAct();
  const { donation } = page.channel.asks;
  const kept = choices.donationMinor ?? 0;
  const isChip = donation.choice !== 'free' && donation.amountsMinor.includes(kept);
  const [chip, setChip] = useState<number | null>(isChip ? kept : null);
  const [own, setOwn] = useState(kept > 0 && !isChip ? writePrice(kept) : '');
  const [errorCode, setError] = useState<string | null>(null);
  const held = cart.timed?.cart;
  if (!held) return null;

  const read = own.trim() === '' ? null : readPrice(own);
  const amountMinor = read ? (read.ok ? read.value : 0) : (chip ?? 0);
  const check = (): string | null =>
    read && !read.ok ? 'donation-amount-unreadable' : checkDonation(donation, amountMinor);
  const give = (givenMinor: number) =>
    act.run(async () => {
      await cart.saveDonation(givenMinor);
      change({ donationMinor: givenMinor });
      open('payment');
    });
  const send = () => {
    const code = check();
    setError(code);
    if (code === null) void give(amountMinor);
    else document.getElementById(ownId)?.focus();
  };

  const { totals, currency } = held;
  const ticketsMinor = totals.totalMinor - totals.donationMinor;
  const title = t('checkout.donation.title');
  const picture = pictureOf(chosenGroups(page, held.lines));
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal.errors[0] : undefined;
  const shownError = errorCode ?? (refused?.field === 'amountMinor' ? refused.code : null);
  return (
    <StepLayout
      texts="donation"
      title={title}
      documentTitle={`${title} · ${page.client.name}`}
      lead={t('checkout.donation.lead')}
      above={
        <>
          <HoldNotice page={page} cart={cart} clock={clock} />
          {act.problem && shownError === null && <ProblemNotice problem={act.problem} />}
          {picture && (
            <ResponsiveImage className="picture" source={picture} alt="" width={640} height={220} />
          )}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={
        <>
          <strong className="figures">{money(ticketsMinor + amountMinor, currency)}</strong>
          <span>{t('checkout.donation.total')}</span>
        </>
      }
      action={{ label: t('checkout.next'), isPending: act.isPending, form: formId }}
    >
      <form
        id={formId}
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {donation.choice !== 'free' && (
          <DonationChips
            amountsMinor={donation.amountsMinor}
            chosen={read ? null : chip}
            currency={currency}
            onChoose={(amount) => {
              act.dropAgain();
              setChip(amount);
              setOwn('');
              setError(null);
            }}
          />
        )}
        {donation.choice !== 'options' && (
          <OwnAmount
            label={t(donation.choice === 'free' ? 'checkout.donation.ownOnly' : 'checkout.donation.own')}
            currency={currency}
            value={own}
            errorCode={shownError}
            onChange={(value) => {
              act.dropAgain();
              setOwn(value);
              setChip(null);
              setError(null);
            }}
            onLeave={() => setError(check())}
          />
        )}
        {donation.choice === 'options' && shownError && <FieldError code={shownError} />}
        <div className="card donation-sums">
          <dl className="price-lines" aria-live="polite">
            <div>
              <dt>{t('checkout.donation.tickets')}</dt>
              <dd>{money(ticketsMinor, currency)}</dd>
            </div>
            {amountMinor > 0 && (
              <div>
                <dt>{t('checkout.donation.line')}</dt>
                <dd>{money(amountMinor, currency)}</dd>
              </div>
            )}
          </dl>
        </div>
        <p className="muted small">{t('checkout.donation.note')}</p>
        <button type="button" className="link donation-without" onClick={() => void give(0)}>
          {t('checkout.donation.without')}
        </button>
      </form>
    </StepLayout>
  );
}

interface OwnAmountProps {
  label: string;
  currency: string;
  value: string;
  errorCode: string | null;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function OwnAmount({ label, currency, value, errorCode, onChange, onLeave }: OwnAmountProps) {
  const { money } = useTexts();
  const sign = money(0, currency).replaceAll(/[\d\s.,\u00a0\u202f]/g, '');
  return (
    <div className="field">
      <label htmlFor={ownId}>{label}</label>
      <div className="own-amount">
        <span aria-hidden="true">{sign}</span>
        <input
          id={ownId}
          inputMode="decimal"
          autoComplete="off"
          placeholder={money(0, currency).replaceAll(/[^\d.,]/g, '')}
          value={value}
          aria-invalid={errorCode !== null}
          aria-describedby={errorCode ? `${ownId}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      {errorCode && <FieldError code={errorCode} />}
    </div>
  );
}

function FieldError({ code }: { code: string }) {
  const { refusal } = useTexts();
  return (
    <p id={`${ownId}-error`} className="field-error">
      {refusal(code)}
    </p>
  );
}
