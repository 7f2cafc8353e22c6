import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { bookableStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { formatLongDate, formatTime } from '@foyer/i18n/format-date.ts';
import { formatWeek } from '@foyer/i18n/format-week.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { ClientScope } from '../../../../platform/database/database.ts';
import { listDaysOnSale, listTimeslotsOnSale, type SaleQuestion } from '../../../availability/index.ts';
import type { OfferedGroup } from '../../../sales/index.ts';
import type { OpenSalesPage } from '../open-sales-page.ts';
import { element, listOf, textOf } from './elements.ts';

type Words = Pick<Translator, 't' | 'intlLocale'>;

/** Days read at once: most searches end in the first read. */
const WINDOW = 62;
const MOST_CLOSED_DAYS = 10;

/** The date that a group's tickets are for, or the first one with places, with its times; '' where they need none. */
export async function describeVisit(
  { scope, channel, today, point }: OpenSalesPage,
  group: OfferedGroup,
  { t, intlLocale }: Words,
  at: Date,
): Promise<string> {
  if (group.fixedDate !== null) return formatLongDate(group.fixedDate, intlLocale);
  if (!group.needsTimeslot && !group.needsDate) return '';
  const question = {
    ticketGroupIds: [group.id],
    people: 1,
    channel: { ...channel, isPublished: true, salesPoint: point },
    at,
  };
  const date = await findFirstDay(scope, question, today);
  if (date === undefined) return '';
  const slots = group.needsTimeslot
    ? await listTimeslotsOnSale(scope, { ...question, from: date, until: date })
    : [];
  const times = slots.filter(({ hasRoom }) => hasRoom).map(({ time }) => formatTime(time));
  const when = [formatLongDate(date, intlLocale), times.join(', ')].filter(Boolean).join(': ');
  return t('no-script.firstDay', { when });
}

async function findFirstDay(
  scope: ClientScope,
  question: Omit<SaleQuestion, 'from' | 'until'>,
  today: string,
): Promise<string | undefined> {
  const last = horizonFrom(today).until;
  for (let from = today; from <= last; from = addDays(from, WINDOW)) {
    const days = await listDaysOnSale(scope, { ...question, from, until: addDays(from, WINDOW - 1) });
    const first = days.find(
      ({ availability, hasRoom }) => hasRoom && bookableStates.includes(availability.state),
    );
    if (first) return first.date;
  }
  return undefined;
}

/** Where a location is, its week, and the days on which it is closed all the same. */
export function describeOpening(
  { name, address, postalCode, town, weekHours }: Location,
  closedDays: readonly string[],
  { t, intlLocale }: Words,
): string {
  const week = formatWeek(weekHours, intlLocale, t('no-script.closed')).map(textOf);
  const closed = closedDays
    .slice(0, MOST_CLOSED_DAYS)
    .map((date) => textOf(`${formatLongDate(date, intlLocale)}: ${t('no-script.closed')}`));
  const place = [name, address, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ');
  return element('p', place) + listOf([...week, ...closed]);
}
