import type { TimeslotStyle } from '@foyer/domain/channels/sales-flow.ts';
import type { ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import {
  type DayPart,
  dayPartOf,
  isChoosable,
  offerTimeslot,
} from '@foyer/domain/storefront/timeslot-choice.ts';
import { useTexts } from '../../app/texts.tsx';
import type { Resource } from '../../app/use-resource.ts';

const dayParts: readonly DayPart[] = ['morning', 'afternoon', 'evening'];

/** Places that this visitor holds already. */
interface OwnPlaces {
  timeslotId: string;
  count: number;
}

/** What a timeslot is to its party, which may hold places in it. */
export function offerTo(timeslot: ShownTimeslot, own: OwnPlaces | null) {
  return offerTimeslot(timeslot, timeslot.party, own?.timeslotId === timeslot.id ? own.count : 0);
}

interface DayTimesProps {
  /** By parts of the day, or all together as buttons or as a list. */
  look?: TimeslotStyle;
  /** Where a page has several: what the choice is called, and which heading names it. */
  name?: string;
  headingId?: string;
  times: Resource<ShownTimeslot[]>;
  ownPlaces: OwnPlaces | null;
  chosen: string | null;
  onChoose: (timeslotId: string) => void;
}

/** The times of a day: one group of radio buttons, so that arrow keys go through them all. */
export function DayTimes({
  look = 'day-parts',
  name = 'timeslot',
  headingId = 'times-heading',
  times,
  ownPlaces,
  chosen,
  onChoose,
}: DayTimesProps) {
  const { t } = useTexts();
  if (times.value === null)
    return times.error === null ? <TimesAwaited /> : <TimesFailed onRetry={times.reload} />;
  if (times.value.length === 0) return <p className="muted">{t('shop.time.none')}</p>;
  const choices = (timeslots: readonly ShownTimeslot[]) => (
    <div className="timeslots" data-style={look}>
      {timeslots.map((timeslot) => (
        <TimeslotChoice
          key={timeslot.id}
          name={name}
          timeslot={timeslot}
          withEnd={look === 'list'}
          offer={offerTo(timeslot, ownPlaces)}
          isChosen={timeslot.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
  if (look !== 'day-parts') {
    return (
      <fieldset className="day-part" aria-labelledby={headingId}>
        {choices(times.value)}
      </fieldset>
    );
  }
  return dayParts.map((part) => {
    const timeslots = (times.value ?? []).filter((timeslot) => dayPartOf(timeslot.time) === part);
    if (timeslots.length === 0) return null;
    return (
      <fieldset key={part} className="day-part">
        <legend>
          <span>{t(`shop.time.${part}`)}</span>
          <span className="muted">
            {t('shop.time.range', { from: timeslots[0]?.time ?? '', until: endOf(timeslots) })}
          </span>
        </legend>
        {choices(timeslots)}
      </fieldset>
    );
  });
}

interface TimeslotChoiceProps {
  name: string;
  timeslot: ShownTimeslot;
  withEnd: boolean;
  offer: ReturnType<typeof offerTo>;
  isChosen: boolean;
  onChoose: (timeslotId: string) => void;
}

function TimeslotChoice({ name, timeslot, withEnd, offer, isChosen, onChoose }: TimeslotChoiceProps) {
  const { t } = useTexts();
  const word = isChosen ? 'selected' : offer;
  return (
    <label
      className="timeslot"
      data-offer={offer}
      data-look={isChoosable(offer) && timeslot.look !== timeslot.state ? timeslot.look : undefined}
    >
      <input
        type="radio"
        name={name}
        value={timeslot.id}
        checked={isChosen}
        disabled={!isChoosable(offer)}
        onChange={() => onChoose(timeslot.id)}
      />
      <span className="figures">
        {withEnd && timeslot.endTime
          ? t('shop.time.range', { from: timeslot.time, until: timeslot.endTime })
          : timeslot.time}
      </span>
      <small>{t(`shop.offer.${word.replace(' ', '-')}`, { left: timeslot.left ?? 0 })}</small>
    </label>
  );
}

function TimesAwaited() {
  const { t } = useTexts();
  return (
    <div className="skeleton" aria-busy="true">
      <p className="hidden-text" role="status">
        {t('shop.loading')}
      </p>
      <div className="bone" style={{ blockSize: 140 }} />
    </div>
  );
}

function TimesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <p className="section-error" role="alert">
      {t('shop.time.loadFailed')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('shop.retry')}
      </button>
    </p>
  );
}

function endOf(timeslots: readonly ShownTimeslot[]): string {
  const last = timeslots.at(-1);
  return last?.endTime ?? last?.time ?? '';
}
