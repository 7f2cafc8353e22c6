import { useTexts } from '../app/texts.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

interface OrderSummaryProps {
  imageUrl: string | null;
  title: string;
  when: string;
  lines: readonly SummaryLine[];
  feesMinor: number;
  donationMinor?: number;
  totalMinor: number;
  totalLabel: string;
  /** Within the total; left out where it is not known yet. */
  vatMinor?: number;
  currency: string;
}

export interface SummaryLine {
  id: string;
  name: string;
  quantity: number;
  totalMinor: number;
  /** It depends on the day, which is not chosen yet. */
  isFrom?: boolean;
}

/** What is bought, for when, and what it costs. The total is read aloud when it changes. */
export function OrderSummary({ imageUrl, title, when, ...sums }: OrderSummaryProps) {
  return (
    <>
      {imageUrl && <ResponsiveImage className="picture" source={imageUrl} alt="" width={640} height={220} />}
      <h2>{title}</h2>
      <p className="muted small">{when}</p>
      <PriceLines {...sums} />
    </>
  );
}

/** The lines of an order with their total. */
export function PriceLines({
  lines,
  feesMinor,
  donationMinor = 0,
  totalMinor,
  totalLabel,
  vatMinor = 0,
  currency,
}: Omit<OrderSummaryProps, 'imageUrl' | 'title' | 'when'>) {
  const { t, price, money } = useTexts();
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={line.id}>
          <dt>{t('shop.line', { quantity: line.quantity, name: line.name })}</dt>
          <dd>
            {line.isFrom
              ? t('shop.price.from', { amount: money(line.totalMinor, currency) })
              : price(line.totalMinor, currency)}
          </dd>
        </div>
      ))}
      {feesMinor > 0 && (
        <div>
          <dt>{t('shop.fees')}</dt>
          <dd>{money(feesMinor, currency)}</dd>
        </div>
      )}
      {donationMinor > 0 && (
        <div>
          <dt>{t('shop.donation')}</dt>
          <dd>{money(donationMinor, currency)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{totalLabel}</dt>
        <dd>
          {lines.some(({ isFrom }) => isFrom)
            ? t('shop.price.from', { amount: money(totalMinor, currency) })
            : money(totalMinor, currency)}
        </dd>
      </div>
      {vatMinor > 0 && (
        <div className="muted small">
          <dt>{t('shop.payment.vat')}</dt>
          <dd>{money(vatMinor, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
