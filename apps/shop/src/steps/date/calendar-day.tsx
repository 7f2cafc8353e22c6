import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import { useTexts } from '../../app/texts.tsx';
import { isOpenDay, wordOfDay } from './word-of-day.ts';

interface CalendarDayProps {
  date: string;
  /** Unknown while loading, and for days gone by. */
  day: ShownDay | undefined;
  isChosen: boolean;
  /** It is full, and the visitor can wait for it. */
  isWaitable: boolean;
  isTabStop: boolean;
  /** Other days of the month can be chosen. */
  isAmongOpenDays: boolean;
  /** Of the whole party, where it depends on the day. */
  price: string | null;
  note: string | null;
  onChoose: (day: ShownDay) => void;
}

/** One day: its number and, where it matters, a word. Days that cannot be chosen stay reachable to be read. */
export function CalendarDay({
  date,
  day,
  isChosen,
  isWaitable,
  isTabStop,
  isAmongOpenDays,
  price,
  note,
  onChoose,
}: CalendarDayProps) {
  const { t, date: formatDate } = useTexts();
  const isOpen = isOpenDay(day);
  const word = wordOfDay(day, isAmongOpenDays);
  return (
    <td>
      <button
        type="button"
        className="day"
        data-date={date}
        data-state={isOpen ? 'open' : (day?.state ?? 'unknown')}
        data-look={isOpen && day?.look !== day?.state ? day?.look : undefined}
        aria-disabled={!isOpen && !isWaitable}
        aria-pressed={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => day && (isOpen || isWaitable) && onChoose(day)}
      >
        <span className="figures">{Number(date.slice(8))}</span>
        <span className="hidden-text">
          {formatDate(date, { weekday: 'long', month: 'long', year: 'numeric' })}
        </span>
        {price && <small className="figures">{price}</small>}
        {note && <small className="few">{note}</small>}
        {word && !note && (
          <small className={word === 'fewLeft' ? 'few' : undefined}>{t(`shop.day.${word}`)}</small>
        )}
      </button>
    </td>
  );
}
