import { readLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** '14:00', or '' while nothing is chosen. */
  value?: string;
  onChange?: (time: string) => void;
}

/** A time of day as people type it: '930' becomes 09:30 on leaving the field. Always 24 hours. */
export function TimeField({ value = '', onChange, onBlur, onKeyDown, ...props }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const take = () => {
    const time = readLocalTime(typed) ?? typed.trim();
    setTyped(time);
    if (time !== value) onChange?.(time);
  };
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (/^\d\d:\d\d$/.test(text)) onChange?.(text);
      }}
      onBlur={(event) => {
        take();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        onKeyDown?.(event);
      }}
    />
  );
}
