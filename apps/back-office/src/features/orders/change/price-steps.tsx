import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './change.module.css';
import type { Preview } from './use-order-change.ts';

type Steps = Preview['steps'];

/** Why a change costs or returns money, line by line, with the sum below. */
export function PriceSteps({
  steps,
  sum,
  currency,
}: {
  steps: Steps;
  sum: { label: string; amountMinor: number };
  currency: string;
}) {
  const { t, money } = useMessages();
  const rows = steps.flatMap(({ kind, count, amountMinor }) => {
    const each = money(Math.round(amountMinor / Math.max(count, 1)), currency);
    const label = t(`order-changes.step.${kind}`, { count, each });
    const isWithout = kind.endsWith('-kept');
    if (kind !== 'fee-waived' && kind !== 'price-higher-waived') {
      return [{ key: kind, label, amount: isWithout ? '–' : money(amountMinor, currency) }];
    }
    // What is waived is asked first, and taken off again.
    const asked = kind === 'fee-waived' ? 'fee' : 'price-higher';
    return [
      {
        key: asked,
        label: t(`order-changes.step.${asked}`, { count, each }),
        amount: money(amountMinor, currency),
      },
      { key: kind, label, amount: money(-amountMinor, currency) },
    ];
  });
  return (
    <dl className={styles.sums}>
      {rows.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{sum.label}</dt>
        <dd>{money(sum.amountMinor, currency)}</dd>
      </div>
    </dl>
  );
}
