import { addDays, type LocalDate, laterDate } from '../calendar/local-date.ts';
import type { ValidityKind } from '../catalog/ticket-validity.ts';

export interface ValidityRules {
  /** null = as the ticket group has it: on the date of the visit, else in the period of the group, else always. */
  validityKind: ValidityKind | null;
  validityDays: number | null;
  validityUntil: LocalDate | null;
  /** The period of a ticket group of kind period. */
  groupFrom: LocalDate | null;
  groupUntil: LocalDate | null;
}

/** The first and last day on which a ticket is valid; null = open on that side. */
export interface ValidDates {
  from: LocalDate | null;
  until: LocalDate | null;
}

/**
 * On which days a ticket is valid, by the calendar of its location. `after ticket date` counts from the date of the
 * visit and, for a ticket without one, from its purchase; both days are included.
 */
export function ticketValidity(
  rules: ValidityRules,
  { visitDate, purchaseDate }: { visitDate: LocalDate | null; purchaseDate: LocalDate },
): ValidDates {
  const days = rules.validityDays ?? 0;
  switch (rules.validityKind) {
    case 'after ticket date': {
      const from = visitDate ?? purchaseDate;
      return { from, until: addDays(from, days) };
    }
    case 'after purchase date':
      return { from: purchaseDate, until: addDays(purchaseDate, days) };
    case 'until selected date':
      return { from: visitDate ?? purchaseDate, until: untilSelected(rules, visitDate ?? purchaseDate) };
    default:
      return visitDate === null
        ? { from: rules.groupFrom, until: rules.groupUntil }
        : { from: visitDate, until: visitDate };
  }
}

/** A ticket for a visit after the selected date is valid on its own date at least. */
function untilSelected({ validityUntil }: ValidityRules, from: LocalDate): LocalDate | null {
  return validityUntil === null ? null : laterDate(validityUntil, from);
}
