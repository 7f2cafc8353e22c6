import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '../fields/date-field.tsx';
import { useErrorText } from '../use-error-text.ts';

/** The date that a page shows, changed at once. What is no date stays as typed and is refused here; the page stays. */
export function DayChoice({ value = null, onChange, ...props }: Omit<DateFieldProps, 'past'>) {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<{ typed: string; instead: string | null } | null>(null);
  const isRefused = refused !== null && refused.instead === value;
  const take = (typed: string | null) => {
    const isDay = typed === null ? props.clearable : isLocalDate(typed);
    setRefused(isDay ? null : { typed: typed ?? '', instead: value });
    if (isDay && typed !== value) onChange?.(typed);
  };
  return (
    <DateField
      {...props}
      past="allowed"
      value={isRefused ? refused.typed : value}
      error={isRefused && errorText({ code: 'date-invalid' })}
      onChange={take}
    />
  );
}
