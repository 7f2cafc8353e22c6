import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Meter } from '@foyer/ui/meter.tsx';
import { StatusTag, type Tone } from '@foyer/ui/status-tag.tsx';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import type { TimeslotsOfDayQuery } from '../../generated/operations.ts';

type DayTimeslot = TimeslotsOfDayQuery['timeslotsOfDay'][number];

const tones: Record<string, Tone> = {
  available: 'success',
  busy: 'warning',
  'almost full': 'warning',
  full: 'danger',
  'sold out': 'danger',
};

/** One row a timeslot; its group leads to the day of that group, its visitors to their list. */
export function TimeslotsOfDayTable(props: { timeslots: readonly DayTimeslot[]; refetching: boolean }) {
  const { t, number } = useMessages();
  const closing = useClosing();
  const left = ({ timeslot: { state, fill } }: DayTimeslot) =>
    state !== 'open' ? '–' : fill.left === null ? '∞' : number(fill.left);
  const filled = ({ timeslot: { soldCount, capacity } }: DayTimeslot) => (
    <Meter
      value={soldCount}
      max={capacity ?? 0}
      label={t('visits.overview.filledOf', { sold: soldCount, capacity: capacity ?? '∞' })}
    />
  );
  const state = ({ timeslot, closureId }: DayTimeslot) => {
    const shown = timeslot.state === 'closed' ? 'closed' : timeslot.fill.state;
    const tone = tones[shown] ?? 'neutral';
    const tag = (
      <StatusTag tone={tone} mark={tone === 'neutral' ? 'ring' : 'dot'}>
        {t(`availability.${shown.replace(' ', '-')}`)}
      </StatusTag>
    );
    return closureId ? <Link to={`/timeslotgroup/closure/${closureId}`}>{tag}</Link> : tag;
  };
  const group = ({ groupId, groupName, isGroup, timeslot }: DayTimeslot) =>
    isGroup ? <Link to={`/timeslotgroup/${groupId}/day/${timeslot.date}`}>{groupName}</Link> : groupName;
  const menu = ({ timeslot, groupName, closureId }: DayTimeslot) =>
    !timeslot.isPast &&
    closureId === null && (
      <RowMenu
        label={`${timeslot.time} ${groupName}`}
        actions={[
          {
            label: t('closures.cancelTimeslots', { count: 1 }),
            destructive: true,
            onClick: () => closing.closeTimeslots([timeslot]),
          },
        ]}
      />
    );
  const columns: Column<DayTimeslot>[] = [
    {
      key: 'time',
      header: t('visits.overview.time'),
      cell: ({ timeslot }) => <strong>{timeslot.time}</strong>,
    },
    { key: 'group', header: t('visits.column.group'), cell: group },
    {
      key: 'location',
      header: t('visits.overview.location'),
      muted: true,
      cell: ({ locationName }) => locationName,
    },
    { key: 'state', header: t('visits.column.state'), cell: state },
    { key: 'filled', header: t('visits.overview.filled'), cell: filled },
    {
      key: 'sold',
      header: t('visits.overview.reserved'),
      align: 'end',
      cell: ({ timeslot }) => number(timeslot.soldCount),
    },
    {
      key: 'scanned',
      header: t('visits.column.scanned'),
      align: 'end',
      cell: ({ scannedCount }) => number(scannedCount),
    },
    { key: 'left', header: t('visits.overview.left'), align: 'end', cell: left },
    {
      key: 'limit',
      header: t('visits.overview.limit'),
      align: 'end',
      cell: ({ timeslot }) => (timeslot.capacity === null ? '∞' : number(timeslot.capacity)),
    },
    ...(closing.mayClose
      ? [{ key: 'acts', header: t('ui.more'), hiddenHeader: true, align: 'end' as const, cell: menu }]
      : []),
  ];
  return (
    <>
      <DataTable
        label={t('visits.overview.label')}
        columns={columns}
        rows={props.timeslots}
        rowKey={({ id }) => id}
        card={(one) => ({
          title: `${one.timeslot.time} ${one.groupName}`,
          figure: state(one),
          line2: filled(one),
          line2End: t('visits.overview.leftOf', { left: left(one) }),
          line3: one.locationName,
        })}
        refetching={props.refetching}
      />
      {closing.dialog}
    </>
  );
}
