import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { exceptionsInPreview } from '@foyer/domain/scheduling/exceptions-in-force.ts';
import { comparePeriods, isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';

interface DayDraftsProps {
  group: TimeslotDayQuery['timeslotDay']['group'];
  date: LocalDate;
}

/** The unpublished exceptions and periods of a date, with a link to each: the timeslots below do not follow them. */
export function DayDrafts({ group, date }: DayDraftsProps) {
  const { t } = useMessages();
  const base = `/timeslotgroup/${group.id}`;
  const exceptions = exceptionsInPreview(group.exceptions, date)
    .filter(({ published }) => !published)
    .map(({ id, kind, note }) => ({
      id,
      to: `${base}/exceptions/${kind === 'date' ? 'date' : 'period'}?edit=${id}`,
      name: note || t('exceptions.unnamed'),
      text: t('exceptions.draftOnDay'),
    }));
  const periods = group.periods
    .filter((period) => isDraftPeriod(period) && period.from <= date && date <= period.until)
    .toSorted(comparePeriods)
    .map(({ id, note }) => ({
      id,
      to: `${base}?period=${id}`,
      name: note || t('scheduling.periods.unnamed'),
      text: t('scheduling.periods.draftOnDay'),
    }));
  return [...exceptions, ...periods].map(({ id, to, name, text }) => (
    <Notice key={id} tone="info" links={<Link to={to}>{name}</Link>}>
      {text}
    </Notice>
  ));
}
