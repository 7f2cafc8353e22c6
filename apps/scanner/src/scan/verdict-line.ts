import { WRONG_NUMBER_MINUTES } from '@foyer/domain/scanning/decide-scan.ts';
import { LIST_OLD_AFTER_HOURS } from '@foyer/domain/scanning/gate-list.ts';
import type { GateMessages } from '../app/messages.ts';
import { localDate, localTime, sameLocalDay, writtenDate } from './local-time.ts';
import type { ShownVerdict } from './shown-verdict.ts';

export interface GatePlace {
  clientName: string;
  timeZone: string;
  now: Date;
  /** When the list on this device was made. */
  listTime?: string | null;
}

/** The one line under the verdict: why, with the earlier scan's time and gate where there is one. */
export function verdictLine(shown: ShownVerdict, place: GatePlace, { t, intlLocale }: GateMessages): string {
  const { reason, ticket, earlier } = shown;
  switch (reason) {
    case 'valid':
    case 'left':
      return ticket?.typeName
        ? t('scanner.verdict.ticketLine', { type: ticket.typeName, product: ticket.productName })
        : '';
    case 'already-used':
    case 'daily-limit-reached':
      return earlier ? earlierLine(earlier, place, { t, intlLocale }) : '';
    case 'how-many':
      return ticket?.buyer ?? '';
    case 'too-many-people':
      return t('scanner.line.too-many-people');
    case 'wrong-group':
      return t('scanner.line.wrong-group', { product: ticket?.productName ?? '' });
    case 'list-old':
      return t('scanner.line.list-old', { hours: LIST_OLD_AFTER_HOURS });
    case 'not-on-list':
      return t('scanner.line.not-on-list', { time: listMade(place) });
    case 'undone':
      return t('scanner.line.undone');
    case 'wrong-location':
      return ticket?.locationName
        ? t('scanner.line.wrong-location', { location: ticket.locationName })
        : t('scanner.line.wrong-location-unnamed');
    case 'not-yet-valid':
    case 'expired':
      return whenLine(reason, shown, place, { t, intlLocale });
    case 'unknown':
      return t('scanner.line.unknown', { client: place.clientName });
    case 'too-many-wrong-numbers':
      return t('scanner.line.too-many-wrong-numbers', { minutes: WRONG_NUMBER_MINUTES });
    case 'gift-without-day':
      return t('scanner.line.gift-without-day');
    case 'not-checked':
      return t(shown.isKept ? 'scanner.line.not-checked' : 'scanner.line.not-accepted');
    case 'client-disabled':
      return t('scanner.line.client-disabled', { client: place.clientName });
    case 'test-ticket':
      return t('scanner.line.test-ticket');
    case 'cancelled':
      return t('scanner.line.cancelled');
    case 'not-active':
      return t('scanner.line.not-active');
    case 'unpaid':
      return t('scanner.line.unpaid');
    case 'not-inside':
      return t('scanner.line.not-inside');
  }
}

const listMade = ({ listTime, timeZone }: GatePlace) =>
  listTime ? localTime(new Date(listTime), timeZone) : '–';

type Words = Pick<GateMessages, 't' | 'intlLocale'>;

function earlierLine(earlier: { at: string; deviceName: string }, place: GatePlace, words: Words): string {
  const at = new Date(earlier.at);
  const time = localTime(at, place.timeZone);
  const gate = earlier.deviceName;
  if (sameLocalDay(at, place.now, place.timeZone))
    return words.t('scanner.verdict.earlierToday', { time, gate });
  return words.t('scanner.verdict.earlierDay', {
    date: localDate(at, place.timeZone, words.intlLocale),
    time,
    gate,
  });
}

/** A visit's own date and time say more than the moments around it, so they go first. */
function whenLine(
  reason: 'not-yet-valid' | 'expired',
  shown: ShownVerdict,
  place: GatePlace,
  words: Words,
): string {
  const { ticket } = shown;
  if (!ticket) return '';
  if (ticket.date) {
    const date = writtenDate(ticket.date, words.intlLocale);
    return ticket.time
      ? words.t('scanner.line.visit', { date, time: ticket.time })
      : words.t('scanner.line.visitDay', { date });
  }
  const instant = reason === 'expired' ? ticket.validUntilAt : ticket.validFromAt;
  if (!instant) return '';
  const at = new Date(instant);
  const params = {
    date: localDate(at, place.timeZone, words.intlLocale),
    time: localTime(at, place.timeZone),
  };
  return reason === 'expired'
    ? words.t('scanner.line.expired', params)
    : words.t('scanner.line.not-yet-valid', params);
}
