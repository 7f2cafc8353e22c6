import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface CountFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** null = left open: no limit, or for a number that is needed: not typed yet. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  min?: number;
  max?: number;
}

/** A whole number that may be left open. Only digits can be typed; the arrow keys go up and down by one. */
export function CountField({ value = null, onChange, min = 0, max = 9_999_999, ...props }: CountFieldProps) {
  const within = (count: number) => Math.min(Math.max(count, min), max);
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.currentTarget.readOnly) return;
    event.preventDefault();
    onChange?.(value === null ? min : within(value + by));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(max).length}
      {...props}
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '');
        onChange?.(digits === '' ? null : Number(digits));
      }}
      onBlur={(event) => {
        if (value !== null && value !== within(value)) onChange?.(within(value));
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        step(event);
        props.onKeyDown?.(event);
      }}
    />
  );
}
