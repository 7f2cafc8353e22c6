import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useTyping } from '../edit-page/use-typing.ts';
import styles from './date-field.module.css';
import { readTypedDate, writeDate } from './typed-date.ts';

const DateCalendar = onDemand(async () => (await import('../days/date-calendar.tsx')).DateCalendar);

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** '2026-11-20', or null; what is no date is as it was typed, for the form's rule to refuse. */
  value?: string | null;
  onChange?: (date: string | null) => void;
  /** A date before today is allowed where it makes sense (a start, a day to look at); else the field says so. */
  past: 'allowed' | 'warned';
  /** Whether it has a button that empties it. */
  clearable?: boolean;
  /** The days that the calendar offers; what is typed is for the form's rule to judge. */
  minDate?: string;
  maxDate?: string;
}

/** A date as DD-MM-YYYY, typed or picked. The calendar's code comes with the first focus; typing needs none of it. */
export function DateField(all: DateFieldProps) {
  const { value = null, past, onChange, clearable, minDate, maxDate, ...props } = all;
  const { t, today } = useMessages();
  const day = dayOf(value);
  const hasPassed = past === 'warned' && day !== undefined && day < today();
  const [opened, setOpened] = useState(false);
  const open = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setOpened(!currentTarget.readOnly);
  const take = (date: string | null) => {
    if (date !== value) onChange?.(date);
  };
  const typing = useTyping(writeDate(value), (text) => take(readTypedDate(text) ?? (text || null)));
  const type = (text: string) => {
    typing.type(text);
    const date = readTypedDate(text);
    if (date || text === '') take(date);
  };
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.finishByKey(event);
    if (event.key === 'Escape' || event.key === 'Enter') setOpened(false);
    if (event.key === 'ArrowDown') open(event);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" withRoles={false} trapFocus={false}>
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder="DD-MM-YYYY"
          {...props}
          {...(hasPassed && {
            description: <span className={styles.passed}>{t('ui.datePassed')}</span>,
            inputWrapperOrder: ['label', 'input', 'description', 'error'],
          })}
          // An open calendar takes Escape for itself: the dialog around it stays.
          data-mantine-stop-propagation={opened || undefined}
          value={typing.text}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={open}
          onFocus={(event) => {
            // What is wrong is read first: the calendar would cover it.
            if (!props.error) open(event);
            props.onFocus?.(event);
          }}
          onBlur={(event) => {
            setOpened(false);
            typing.finish();
            props.onBlur?.(event);
          }}
          onKeyDown={leaveByKey}
          rightSection={
            clearable && value && !props.disabled && !props.readOnly ? (
              <CloseButton
                size="sm"
                variant="transparent"
                aria-label={t('ui.clearFilter', { label: String(props.label ?? props['aria-label'] ?? '') })}
                onClick={() => take(null)}
              />
            ) : undefined
          }
        />
      </Popover.Target>
      {/* The field keeps the focus while a day is picked with the mouse. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DateCalendar
          value={day ?? null}
          minDate={dayOf(minDate)}
          maxDate={dayOf(maxDate)}
          onPick={(date) => {
            typing.type(null);
            take(date);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** For the calendar, which has no end of months before a day that is none. */
function dayOf(typed: string | null | undefined): string | undefined {
  return typed && isLocalDate(typed) ? typed : undefined;
}
