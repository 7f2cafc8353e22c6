import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { readTypedCount, writeCount } from './typed-count.ts';

interface CountFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /**
   * null = left open: no limit, or for a number that is needed: not typed yet. Whatever is typed stays, for the form's
   * rule to refuse in its own words: '-1' is -1, 'ten' is NaN.
   */
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** Where the arrow keys stop. */
  min?: number;
  max?: number;
}

/** A whole number that may be left open; the arrow keys go up and down by one. */
export function CountField(props: CountFieldProps) {
  const { value = null, onChange, min = 0, max = 9_999_999, ...input } = props;
  const [typed, setTyped] = useState('');
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.currentTarget.readOnly) return;
    event.preventDefault();
    const isNumber = value !== null && !Number.isNaN(value);
    onChange?.(isNumber ? Math.min(Math.max(value + by, min), max) : min);
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      // What was typed is shown while it is still what the form has.
      value={writeCount(value, typed)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(readTypedCount(currentTarget.value));
      }}
      onKeyDown={(event) => {
        step(event);
        input.onKeyDown?.(event);
      }}
    />
  );
}
