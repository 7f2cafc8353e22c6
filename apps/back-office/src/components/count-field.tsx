import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

interface CountFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** null = left open: no limit, or for a number that is needed: not typed yet. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  /**
   * Whatever is typed stays, for the form's rule to refuse in its own words: '-1' is -1, 'ten' is NaN. Without it
   * only digits can be typed, and a number beyond the bounds becomes the bound.
   */
  asTyped?: boolean;
}

/** A whole number that may be left open; the arrow keys go up and down by one. */
export function CountField(props: CountFieldProps) {
  const { value = null, onChange, min = 0, max = 9_999_999, asTyped = false, ...input } = props;
  const [typed, setTyped] = useState('');
  const within = (count: number) => Math.min(Math.max(count, min), max);
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.currentTarget.readOnly) return;
    event.preventDefault();
    onChange?.(value === null || Number.isNaN(value) ? min : within(value + by));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={asTyped ? undefined : String(max).length}
      {...input}
      // What was typed is shown while it is still what the form has.
      value={asTyped && Object.is(readCount(typed), value) ? typed : (value ?? '')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(readCount(asTyped ? text : text.replace(/\D/g, '')));
      }}
      onBlur={(event) => {
        if (!asTyped && value !== null && value !== within(value)) onChange?.(within(value));
        input.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        step(event);
        input.onKeyDown?.(event);
      }}
    />
  );
}

function readCount(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
