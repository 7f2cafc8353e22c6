import { writePrice } from '@foyer/domain/catalog/read-price.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { decimalSignOf } from '../fields/decimal-sign.ts';
import styles from './tills.module.css';
import { typedAmount } from './typed-amount.ts';

interface AmountInputProps {
  label: string;
  value: number;
  onChange: (minor: number) => void;
  error?: ReactNode;
  /** Large figures, for touch. */
  large?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
  /** In a table, whose column has the same name. */
  hidesLabel?: boolean;
}

/** An amount that is typed, or set beside it by keys and buttons; what is no amount is not taken over. */
export function AmountInput({
  label,
  value,
  onChange,
  large,
  autoFocus,
  hidesLabel,
  ...field
}: AmountInputProps) {
  const { intlLocale } = useMessages();
  const [text, setText] = useState('');
  const shown = typedAmount(text) === value && text !== '' ? text : written(value, decimalSignOf(intlLocale));
  return (
    <TextInput
      {...field}
      {...(hidesLabel ? { 'aria-label': label } : { label })}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={autoFocus}
      className={large ? styles.amount : undefined}
      value={shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value: typed } }) => {
        const minor = typedAmount(typed);
        if (minor === null) return;
        setText(typed);
        onChange(minor);
      }}
    />
  );
}

const written = (minor: number, sign: '.' | ',') => (minor === 0 ? '' : writePrice(minor, sign));
