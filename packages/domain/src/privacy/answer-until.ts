import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from '../calendar/local-date.ts';

/** A request must be answered within one month (GDPR, article 12, paragraph 3). */
export function answerUntil(askedOn: LocalDate): LocalDate {
  return Temporal.PlainDate.from(askedOn).add({ months: 1 }).toString();
}
