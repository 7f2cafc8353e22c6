import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { Fragment } from 'react';
import { nameOfLine } from '../../app/name-of-line.ts';
import { useTexts } from '../../app/texts.tsx';

/** Every step of the price before it is paid: of each line how it came about, then what is charged beside, and the VAT. */
export function PriceOverview({ lines, totals, currency }: Pick<Cart, 'lines' | 'totals' | 'currency'>) {
  const { t, money, price, percent } = useTexts();
  const beside = [
    { label: t('checkout.overview.service'), amountMinor: totals.serviceMinor },
    { label: t('checkout.overview.transaction'), amountMinor: totals.transactionMinor },
    { label: t('shop.donation'), amountMinor: totals.donationMinor },
  ].filter(({ amountMinor }) => amountMinor > 0);
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <Fragment key={line.ticketTypeId}>
          <div>
            <dt>{t('shop.line', { quantity: line.quantity, name: nameOfLine(line) })}</dt>
            <dd>{price(line.totalMinor, currency)}</dd>
          </div>
          <LineSteps line={line} currency={currency} />
        </Fragment>
      ))}
      {beside.map(({ label, amountMinor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amountMinor, currency)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('shop.payment.totalWithVat')}</dt>
        <dd>{money(totals.totalMinor, currency)}</dd>
      </div>
      {totals.vatByRate.map(({ vatBasisPoints, vatMinor }) => (
        <div key={vatBasisPoints} className="muted small">
          <dt>{t('checkout.overview.vat', { rate: percent(vatBasisPoints) })}</dt>
          <dd>{money(vatMinor, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of several tickets what one costs; of a price that is another one than the normal, what it was and why it changed. */
function LineSteps({ line, currency }: { line: Cart['lines'][number]; currency: string }) {
  const { t, money } = useTexts();
  const [normal, ...further] = line.steps;
  const changes = further.filter(
    ({ unitPriceMinor }, index) => unitPriceMinor !== line.steps[index]?.unitPriceMinor,
  );
  const each = (amountMinor: number) => t('checkout.overview.each', { amount: money(amountMinor, currency) });
  if (!normal || changes.length === 0) {
    if (line.quantity === 1 || line.totalMinor === 0) return null;
    return (
      <div className="price-step">
        <dt>{t('checkout.overview.normal')}</dt>
        <dd>{each(line.unitPriceMinor)}</dd>
      </div>
    );
  }
  const labelOf = (step: typeof normal) => {
    if (step.kind === 'discount-code') return step.title;
    if (step.kind === 'gift-ticket') return t('checkout.overview.gift');
    return t(step.kind === 'pricing-rule' ? 'checkout.overview.rule' : 'checkout.overview.level');
  };
  return (
    <>
      <div className="price-step">
        <dt>{t('checkout.overview.normal')}</dt>
        <dd>
          <s>{each(normal.unitPriceMinor)}</s>
        </dd>
      </div>
      {changes.map((step) => (
        <div key={step.kind} className="price-step">
          <dt>{labelOf(step)}</dt>
          <dd>{each(step.unitPriceMinor)}</dd>
        </div>
      ))}
    </>
  );
}
