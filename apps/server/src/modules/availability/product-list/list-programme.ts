import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import type { AvailabilityThresholds } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideFill } from '@foyer/domain/scheduling/timeslot-changes/decide-fill.ts';
import type { SalesEvent } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findThresholds } from '../../scheduling/index.ts';
import { listProgrammeEvents, type ProgrammeEvent } from './programme.repository.ts';

/**
 * The events and exhibitions on a sales page: those that are published in the ticket frame (specification 001,
 * section 3) and that some of its ticket types are for. The places left are included for those that show
 * availability.
 */
export async function listProgramme(
  scope: ClientScope,
  question: {
    /** null = any. */
    ticketTypeIds: readonly string[] | null;
    language: string;
    fallbackLanguage: string;
    at: Date;
    today: LocalDate;
  },
): Promise<SalesEvent[]> {
  const { ticketTypeIds, language, fallbackLanguage, at, today } = question;
  const events = await listProgrammeEvents(scope, ticketTypeIds, today);
  if (events.length === 0) return [];
  const thresholds = await findThresholds(scope, at);
  return events.map((event) => {
    const { id, kind, titles, from, until, time } = event;
    const title = chooseText(titles, language, fallbackLanguage);
    return { id, kind, title, from, until, time, availability: availabilityOf(event, today, thresholds) };
  });
}

/** Of an exhibition, whose limit is for a day, today's while it is on. */
function availabilityOf(
  event: ProgrammeEvent,
  today: LocalDate,
  thresholds: AvailabilityThresholds,
): SalesEvent['availability'] {
  const { kind, from, limit, heldCount, soldCount, closedDates, showAvailability } = event;
  if (!showAvailability) return null;
  const date = kind === 'event' ? from : today;
  if (date < from) return null;
  if (closedDates.includes(date)) return { state: 'closed', left: 0 };
  const { state, left } = decideFill({ capacity: limit, heldCount, soldCount }, thresholds);
  return { state, left };
}
