import { eventInput } from '@foyer/domain/events/event-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { expect, test } from 'vitest';
import { eventInputOf, inWordsOfKind, newEvent } from './event-form.ts';

test('an event without its date asks for a date, an exhibition for a period', () => {
  const refusalOf = (kind: 'event' | 'exhibition') => {
    const form = newEvent(kind);
    const checked = inWordsOfKind(form, parseInput(eventInput, eventInputOf(form)));
    return checked.ok ? undefined : checked.refusals.find(({ field }) => field === 'fromDate')?.code;
  };
  expect(refusalOf('event')).toBe('event-date-required');
  expect(refusalOf('exhibition')).toBe('event-period-required');
});
