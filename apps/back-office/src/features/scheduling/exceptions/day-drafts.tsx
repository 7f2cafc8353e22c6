import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { exceptionsInPreview } from '@foyer/domain/scheduling/exceptions-in-force.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';

interface DayDraftsProps {
  group: TimeslotDayQuery['timeslotDay']['group'];
  date: LocalDate;
}

/** The unpublished exceptions of a date, with a link to each: the timeslots below do not follow them. */
export function DayDrafts({ group, date }: DayDraftsProps) {
  const { t } = useMessages();
  const drafts = exceptionsInPreview(group.exceptions, date).filter(({ published }) => !published);
  return drafts.map(({ id, kind, note }) => (
    <Notice
      key={id}
      tone="info"
      links={
        <Link to={`/timeslotgroup/${group.id}/exceptions/${kind === 'date' ? 'date' : 'period'}?edit=${id}`}>
          {note || t('exceptions.unnamed')}
        </Link>
      }
    >
      {t('exceptions.draftOnDay')}
    </Notice>
  ));
}
