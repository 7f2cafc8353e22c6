import { readLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTyping } from '../edit-page/use-typing.ts';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** '14:00', '' while nothing is chosen; what is no time is as it was typed. */
  value?: string;
  onChange?: (time: string) => void;
  /** Below the field, so that the fields of a row stay in line. */
  below?: ReactNode;
}

/** A time of day as people type it: '930' becomes 09:30 on leaving the field. Always 24 hours. */
export function TimeField({ value = '', onChange, onBlur, onKeyDown, below, ...props }: TimeFieldProps) {
  const take = (time: string) => {
    if (time !== value) onChange?.(time);
  };
  const { text, type, finish, finishByKey } = useTyping(value, (typed) =>
    take(readLocalTime(typed) ?? typed),
  );
  return (
    <TextInput
      {...props}
      {...(below && {
        description: below,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => {
        type(currentTarget.value);
        if (/^\d\d:\d\d$/.test(currentTarget.value)) take(currentTarget.value);
      }}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        finishByKey(event);
        onKeyDown?.(event);
      }}
    />
  );
}
