import { NumberInput, type NumberInputProps } from '@mantine/core';

interface CountFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** null = left open, which means no limit. */
  value?: number | null;
  onChange?: (value: number | null) => void;
}

/** A whole number that may be left open. */
export function CountField({ value, onChange, ...props }: CountFieldProps) {
  return (
    <NumberInput
      min={0}
      allowDecimal={false}
      allowNegative={false}
      {...props}
      value={value ?? ''}
      onChange={(typed) => onChange?.(typed === '' ? null : Number(typed))}
    />
  );
}
