import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { readTypedDate, writeDate } from './typed-date.ts';

const DateCalendar = onDemand(async () => (await import('./date-calendar.tsx')).DateCalendar);

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** '2026-11-20', or null. */
  value?: string | null;
  onChange?: (date: string | null) => void;
  /** Whether it may be emptied. */
  clearable?: boolean;
  /** What is no date stays as it was typed, for the form's rule to refuse; without it the last date comes back. */
  asTyped?: boolean;
  minDate?: string;
  maxDate?: string;
}

/** A date as DD-MM-YYYY, typed or picked. The calendar's code comes with the first focus; typing needs none of it. */
export function DateField(all: DateFieldProps) {
  const { value = null, onChange, clearable, asTyped, minDate, maxDate, ...props } = all;
  const { t } = useMessages();
  const [typed, setTyped] = useState(writeDate(value));
  const [opened, setOpened] = useState(false);
  useEffect(() => setTyped((text) => (readTypedDate(text) === value ? text : writeDate(value))), [value]);
  const open = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setOpened(!currentTarget.readOnly);
  const take = (date: string | null) => {
    if (date !== value) onChange?.(date);
  };
  const type = (text: string) => {
    setTyped(text);
    const date = readTypedDate(text);
    if (date && !(minDate && date < minDate) && !(maxDate && date > maxDate)) take(date);
    if (text.trim() === '' && clearable) take(null);
  };
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' || event.key === 'Enter') setOpened(false);
    if (event.key === 'ArrowDown') open(event);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" withRoles={false} trapFocus={false}>
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder="DD-MM-YYYY"
          maxLength={10}
          {...props}
          // An open calendar takes Escape for itself: the dialog around it stays.
          data-mantine-stop-propagation={opened || undefined}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={open}
          onFocus={(event) => {
            open(event);
            props.onFocus?.(event);
          }}
          onBlur={(event) => {
            setOpened(false);
            if (asTyped && typed.trim() !== '' && readTypedDate(typed) === null) take(typed.trim());
            else setTyped(writeDate(value));
            props.onBlur?.(event);
          }}
          onKeyDown={leaveByKey}
          rightSection={
            clearable && value && !props.disabled && !props.readOnly ? (
              <CloseButton
                size="sm"
                variant="transparent"
                aria-label={t('ui.clearFilter', { label: String(props.label) })}
                onClick={() => take(null)}
              />
            ) : undefined
          }
        />
      </Popover.Target>
      {/* The field keeps the focus while a day is picked with the mouse. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DateCalendar
          value={value && isLocalDate(value) ? value : null}
          minDate={minDate}
          maxDate={maxDate}
          onPick={(date) => {
            take(date);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
