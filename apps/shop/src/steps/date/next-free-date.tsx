import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import { useTexts } from '../../app/texts.tsx';
import { useResource } from '../../app/use-resource.ts';
import { type AvailabilityQuestion, availabilityQuery } from './use-days.ts';

interface NextFreeDateProps {
  question: AvailabilityQuestion;
  /** The first date that counts. */
  from: string;
  onChoose: (day: ShownDay) => void;
}

/** Where a month or a day is full: the first date after it that has room for the whole party. */
export function NextFreeDate({ question, from, onChoose }: NextFreeDateProps) {
  const { t, longDate } = useTexts();
  const query = availabilityQuery(question);
  query.set('from', from);
  if (question.lastDay !== undefined) query.set('until', question.lastDay);
  const { value } = useResource<{ day: ShownDay | null }>(
    `${question.pagePath}/availability/next?${query}`,
    question.isFresh,
  );
  if (value === null) return null;
  const { day } = value;
  return (
    <p className="next-free" role="status">
      {day === null ? (
        t('shop.date.noneFree')
      ) : (
        <button type="button" className="button" onClick={() => onChoose(day)}>
          {t('shop.date.nextFree', { date: longDate(day.date) })}
        </button>
      )}
    </p>
  );
}
