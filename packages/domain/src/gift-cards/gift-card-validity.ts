import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from '../calendar/local-date.ts';

/** The last day of a card that is sold today: the same day so many years on, or the last of its month. */
export const lastDayOfCard = (today: LocalDate, years: number): LocalDate =>
  Temporal.PlainDate.from(today).add({ years }).toString();
