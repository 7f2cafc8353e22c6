import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { signOf } from '../currency-sign.ts';
import type { FieldKind, FormValue } from '../setting-forms.ts';
import styles from './rebooking.module.css';

interface RuleControlProps {
  label: string;
  kind: FieldKind | undefined;
  value: FormValue;
  /** The error itself is below the row. */
  isWrong: boolean;
  onChange: (value: FormValue) => void;
}

/** A number or an amount within a sentence. */
export function RuleControl({ label, kind, value, isWrong, onChange }: RuleControlProps) {
  const { intlLocale } = useMessages();
  const currency = useClientFacts()?.currency;
  const shared = { 'aria-label': label, error: isWrong, className: styles.narrow };
  if (kind?.kind === 'amount') {
    return (
      <TextInput
        {...shared}
        inputMode="decimal"
        leftSection={currency && <span>{signOf(currency, intlLocale)}</span>}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <CountField
      {...shared}
      value={typeof value === 'number' ? value : null}
      max={999}
      onChange={(count) => onChange(count ?? '')}
    />
  );
}
