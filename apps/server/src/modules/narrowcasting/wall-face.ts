import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { type ContentLanguage, chooseText } from '@foyer/domain/catalog/content-text.ts';
import type { WallEvent, WallFace } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { bookableStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { SalesEvent } from '@foyer/domain/storefront/sales-page.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { WallTime } from './wall-facts.ts';
import type { WallSettings } from './wall-settings.ts';

interface SaidIn {
  language: ContentLanguage;
  fallbackLanguage: string;
  events: readonly SalesEvent[];
  today: LocalDate;
  /** Its sales page can be opened now. */
  hasPage: boolean;
}

/** A screen in one of its languages, every word written out: its page needs no catalogue. */
export function wallFace(
  screen: WallSettings,
  times: readonly WallTime[],
  { language, fallbackLanguage, events, today, hasPage }: SaidIn,
): WallFace {
  const { t, intlLocale } = readTranslator(language, ['wall', 'shop']);
  const { waitingMinutes, showsWaiting, showsTimeslots, footerNl, footerEn, channelId } = screen;
  const isWaiting = showsWaiting && waitingMinutes !== null;
  return {
    language,
    heading: { time: t('wall.time'), activity: t('wall.activity'), places: t('wall.places') },
    asOf: t('wall.asOf', { time: '{time}' }),
    rows: times.map(({ id, time, place, product, imageUrl, offer, left, look }) => ({
      id,
      time,
      title:
        product.channels.find((one) => one.channelId === channelId)?.nameOnChannel ||
        chooseText(
          Object.fromEntries(product.texts.map((text) => [text.language, text.title])),
          language,
          fallbackLanguage,
        ) ||
        product.name,
      place,
      imageUrl,
      word: t(`shop.offer.${offer.replace(' ', '-')}`, { left: left ?? 0 }),
      look,
    })),
    noRows: showsTimeslots ? t('wall.noTimes') : null,
    events: events.map((event) => showEvent(event, today, { t, intlLocale })),
    waiting: isWaiting
      ? { label: t('wall.waiting'), value: t('wall.minutes', { minutes: waitingMinutes }) }
      : null,
    book: hasPage ? t('wall.book') : null,
    footer: chooseText({ nl: footerNl, en: footerEn }, language, 'en'),
  };
}

type Words = Pick<Translator, 't' | 'intlLocale'>;

function showEvent(event: SalesEvent, today: LocalDate, words: Words): WallEvent {
  const { id, title, availability } = event;
  return { id, title, when: whenOf(event, today, words), word: availability && wordOf(availability, words) };
}

/** 'Tomorrow, 19:00'; an exhibition that is on says until when. */
function whenOf({ from, until, time }: SalesEvent, today: LocalDate, { t, intlLocale }: Words): string {
  if (from < until && from <= today) {
    return t('wall.until', { date: formatLongDate(until, intlLocale, true) });
  }
  const named = from === today ? t('wall.today') : from === addDays(today, 1) ? t('wall.tomorrow') : null;
  const day = named ?? formatLongDate(from, intlLocale, true);
  return time === null ? day : t('wall.at', { day, time });
}

function wordOf({ state, left }: NonNullable<SalesEvent['availability']>, { t }: Words): string {
  if (bookableStates.includes(state)) {
    return left === null ? t('shop.programme.available') : t('shop.programme.left', { left });
  }
  return t(`shop.offer.${state === 'none' ? 'closed' : state.replace(' ', '-')}`);
}
