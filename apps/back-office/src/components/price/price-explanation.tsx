import { type PriceStepKind, priceStepKinds } from '@foyer/domain/pricing/price-step.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type ShownPriceChange, usePriceChange } from './price-change.ts';
import styles from './price-explanation.module.css';

export interface ExplainedStep {
  kind: PriceStepKind;
  unitPriceMinor: number;
  title?: string | null;
  change?: ShownPriceChange | null;
  pieces?: number | null;
}

interface PriceExplanationProps {
  currency: string;
  /** As they were kept with the line. */
  steps: readonly ExplainedStep[];
  /** What the ticket type's price belongs to: 'Adult'. */
  name: string;
  /** The day of the visit, whose rules were looked at. */
  visitDate: string | null;
}

/** Step by step how the price of one piece came about: bar = the price after the step, hatched = taken off. */
export function PriceExplanation({ currency, steps, name, visitDate }: PriceExplanationProps) {
  const { t, money, date } = useMessages();
  const changeText = usePriceChange(currency);
  const highest = Math.max(1, ...steps.map(({ unitPriceMinor }) => unitPriceMinor));
  let before = steps[0]?.unitPriceMinor ?? 0;
  // All steps: those without effect stay, because what was checked matters (design, "Why?").
  const isGift = steps.some(({ kind }) => kind === 'gift-ticket');
  const kinds = priceStepKinds.filter((kind) => kind !== 'gift-ticket' || isGift);
  const rows = kinds.map((kind) => {
    const step = steps.find((candidate) => candidate.kind === kind);
    const row = { kind, step, before, after: step?.unitPriceMinor ?? before };
    before = row.after;
    return row;
  });
  const reason = ({ kind, step }: (typeof rows)[number]) => {
    if (kind === 'ticket-type-price') return name;
    if (!step?.change) {
      return kind === 'pricing-rule' && visitDate
        ? t('prices.step.pricing-rule.none', { date: date(visitDate) })
        : t(`prices.step.${kind}.not`);
    }
    const change = [step.title, changeText(step.change)].filter(Boolean).join(': ');
    return step.pieces ? t('prices.step.pieces', { change, count: step.pieces }) : change;
  };
  const effect = ({ kind, step, before: from, after }: (typeof rows)[number]) => {
    if (kind === 'ticket-type-price') return money(after, currency);
    return step?.change ? changeText({ amountMinor: after - from }) : t('prices.step.none');
  };
  return (
    <ol className={styles.steps}>
      {rows.map((row, index) => {
        const { kind, step, before: from, after } = row;
        const applied = kind === 'ticket-type-price' || Boolean(step?.change);
        return (
          <li key={kind} data-applied={applied || undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.what}>
              <strong>{t(`prices.step.${kind}`)}</strong>
              <small>{reason(row)}</small>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(Math.min(from, after) / highest) * 100}%` }} />
              {after < from && (
                <span className={styles.off} style={{ inlineSize: `${((from - after) / highest) * 100}%` }} />
              )}
              {after > from && (
                <span className={styles.on} style={{ inlineSize: `${((after - from) / highest) * 100}%` }} />
              )}
            </span>
            <span className={styles.effect} data-less={after < from || undefined}>
              {effect(row)}
            </span>
            <strong className={styles.after}>{money(after, currency)}</strong>
          </li>
        );
      })}
    </ol>
  );
}
