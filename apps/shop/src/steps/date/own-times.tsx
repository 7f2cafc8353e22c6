import type { TimeslotStyle } from '@foyer/domain/channels/sales-flow.ts';
import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import { countPlaces } from '@foyer/domain/sales/count-places.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { isChoosable } from '@foyer/domain/storefront/timeslot-choice.ts';
import { useTexts } from '../../app/texts.tsx';
import { linesIn } from '../../app/times-of.ts';
import { DayTimes, offerTo } from './day-times.tsx';
import type { AvailabilityQuestion } from './use-days.ts';
import { useTimes } from './use-times.ts';

interface OwnTimesProps {
  /** Its tickets have a time of their own on the day of the visit. */
  group: SalesTicketGroup;
  question: AvailabilityQuestion;
  lines: readonly WantedLine[];
  date: string;
  look: TimeslotStyle;
  held: Cart | undefined;
  onChoose: (timeslotId: string) => void;
  /** The visitor does without them. */
  onRemove: () => void;
}

/** The times of an upsell on the chosen day; on a day without any it can be taken out of the order. */
export function OwnTimes({ group, question, lines, date, look, held, onChoose, onRemove }: OwnTimesProps) {
  const { t } = useTexts();
  const own = linesIn([group], lines);
  const times = useTimes({ ...question, ticketGroupIds: [group.id], lines: own }, date);
  const heldLines = held?.state === 'held' ? linesIn([group], held.lines) : [];
  const timeslotId = heldLines[0]?.ownTime?.timeslotId;
  const ownPlaces = timeslotId === undefined ? null : { timeslotId, count: countPlaces([group], heldLines) };
  const isNone = times.value?.every((one) => !isChoosable(offerTo(one, ownPlaces))) ?? false;
  const headingId = `times-${group.id}`;
  return (
    <section aria-labelledby={headingId} className="times">
      <h2 id={headingId}>{group.title}</h2>
      <DayTimes
        look={look === 'day-parts' ? 'buttons' : look}
        name={headingId}
        headingId={headingId}
        times={times}
        ownPlaces={ownPlaces}
        chosen={own[0]?.timeslotId ?? null}
        onChoose={onChoose}
      />
      {isNone && (
        <button type="button" className="button" onClick={onRemove}>
          {t('shop.time.without', { title: group.title })}
        </button>
      )}
    </section>
  );
}
