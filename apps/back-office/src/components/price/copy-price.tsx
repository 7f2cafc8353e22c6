import { copyText } from '@foyer/ui/fields/copy-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useNotify } from '../use-notify.ts';
import type { ExplainedStep } from './price-explanation.tsx';

interface CopyPriceProps {
  currency: string;
  steps: readonly ExplainedStep[];
  /** What the price is of: the lines above its steps. */
  head: readonly string[];
  /** What follows from it. */
  foot?: readonly string[];
}

/** How a price came about as text, for a mail to the visitor. */
export function CopyPrice({ currency, steps, head, foot = [] }: CopyPriceProps) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const stepTexts = () =>
    steps.map(
      ({ kind, title, unitPriceMinor }) =>
        `${t(`prices.step.${kind}`)}${title ? ` (${title})` : ''}: ${money(unitPriceMinor, currency)}`,
    );
  const copy = async () => {
    try {
      await copyText([...head, ...stepTexts(), ...foot].join('\n'));
      notify.done(t('prices.copied'));
    } catch {
      notify.failed(t('ui.copyFailed'));
    }
  };
  return <Button onClick={() => void copy()}>{t('prices.copy')}</Button>;
}
