import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { TimeslotMarks } from '../../components/timeslot-marks.tsx';
import { useGo } from '../../components/use-go.ts';
import type { TimeslotsOfDayQuery } from '../../generated/operations.ts';
import styles from './visits.module.css';

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
  const go = useGo();
  const left = ({ timeslot: { state, fill } }: DayTimeslot) =>
    state !== 'open' ? '–' : fill.left === null ? '∞' : number(fill.left);
  const filled = ({ timeslot: { soldCount, capacity } }: DayTimeslot) => (
    <div className={styles.filled}>
      <Meter
        value={soldCount}
        max={capacity ?? 0}
        label={t('visits.overview.filledOf', { sold: soldCount, capacity: capacity ?? '∞' })}
      />
    </div>
  );
  const state = ({ timeslot }: DayTimeslot) => {
    const shown = timeslot.state === 'closed' ? 'closed' : timeslot.fill.state;
    const tone = tones[shown] ?? 'neutral';
    return (
      <StatusTag tone={tone} mark={tone === 'neutral' ? 'ring' : 'dot'}>
        {t(
          timeslot.state === 'cancelled'
            ? 'visits.overview.cancelled'
            : `availability.${shown.replace(' ', '-')}`,
        )}
      </StatusTag>
    );
  };
  const note = (one: DayTimeslot) => (
    <span className={styles.note}>
      {one.isHidden && <StatusTag tone="neutral">{t('scheduling.hidden')}</StatusTag>}
      <TimeslotMarks timeslot={one.timeslot} groupId={one.isGroup ? one.groupId : null} />
      {one.timeslot.conflict && (
        <span className={styles.conflict}>
          {t(
            one.timeslot.conflict === 'not-in-rules'
              ? 'visits.overview.notInRules'
              : 'visits.overview.wanted',
            { count: one.timeslot.wantedCapacity ?? 0 },
          )}
        </span>
      )}
    </span>
  );
  const group = ({ groupId, groupName, isGroup, timeslot }: DayTimeslot) =>
    isGroup ? <Link to={`/timeslotgroup/${groupId}/day/${timeslot.date}`}>{groupName}</Link> : groupName;
  const menu = ({ timeslot, groupName, isGroup }: DayTimeslot) =>
    !timeslot.isPast &&
    !timeslot.closure && (
      <RowMenu
        label={`${timeslot.time} ${groupName}`}
        actions={[
          ...(isGroup
            ? [{ label: t('visits.overview.edit'), onClick: () => go(`/timeslot-aanpassen/${timeslot.id}`) }]
            : []),
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
    { key: 'note', header: t('visits.overview.note'), cell: note },
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
          line3End: note(one),
          actions: closing.mayClose && menu(one),
        })}
        refetching={props.refetching}
      />
      {closing.dialog}
    </>
  );
}
