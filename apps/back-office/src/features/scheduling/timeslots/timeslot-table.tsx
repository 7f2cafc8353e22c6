import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { WhyButton } from '../../../components/why/why-button.tsx';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';
import type { CountedTimeslot, DayTimeslot } from './day-timeslot.ts';
import { findDaySoFar } from './earlier-timeslots.ts';
import { FillBar } from './fill-bar.tsx';
import { type DayEdits, timeslotLimitField, withEdit } from './hand-edits.ts';
import { TimeslotLimit } from './timeslot-limit.tsx';
import { TimeslotMenu } from './timeslot-menu.tsx';
import { TimeslotNote } from './timeslot-note.tsx';
import { TimeslotStateTag } from './timeslot-state-tag.tsx';
import styles from './timeslot-table.module.css';

interface TimeslotTableProps {
  day: TimeslotDayQuery['timeslotDay'];
  canEdit: boolean;
  form: DayEdits;
  /** By name of the field: `timeslotLimitField`. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (form: DayEdits) => void;
  refetching: boolean;
}

/** Every timeslot of the day by start: how it is filled, what is left, its limit. On a phone the earlier ones fold. */
export function TimeslotTable({ day, canEdit, form, errors, onChange, refetching }: TimeslotTableProps) {
  const { t, number } = useMessages();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const { timeslots, group, date } = day;
  const editOf = ({ id }: DayTimeslot) => form.edits[id];
  const isInRules = ({ time }: DayTimeslot) => day.yieldedTimes.includes(time);
  const { current, earlier } = findDaySoFar(timeslots, date, group.localNow);
  const isEditable = (timeslot: DayTimeslot) => canEdit && !timeslot.isPast && timeslot.state !== 'cancelled';
  const left = ({ state, fill }: DayTimeslot) =>
    state !== 'open' ? '–' : fill.left === null ? '∞' : number(fill.left);
  const limit = (timeslot: DayTimeslot) =>
    isEditable(timeslot) && !editOf(timeslot)?.followsRules ? (
      <TimeslotLimit
        timeslot={timeslot}
        edit={editOf(timeslot)}
        error={errors[timeslotLimitField(timeslot)]}
        onEdit={(edit) => onChange(withEdit(form, timeslot, edit))}
      />
    ) : (
      (timeslot.capacity ?? '∞')
    );
  const menu = (timeslot: DayTimeslot) => (
    <span className={styles.acts}>
      <WhyButton why={timeslot.id} label={timeslot.time} />
      {isEditable(timeslot) && (
        <TimeslotMenu
          timeslot={timeslot}
          isInRules={isInRules(timeslot)}
          edit={editOf(timeslot)}
          onEdit={(edit) => onChange(withEdit(form, timeslot, edit))}
        />
      )}
    </span>
  );
  const note = (timeslot: DayTimeslot) => (
    <TimeslotNote
      timeslot={timeslot}
      groupId={group.id}
      isNow={timeslot.id === current?.id}
      isInRules={isInRules(timeslot)}
      edit={editOf(timeslot)}
    />
  );
  const columns: Column<CountedTimeslot>[] = [
    { key: 'time', header: t('scheduling.day.time'), cell: ({ time }) => <strong>{time}</strong> },
    {
      key: 'status',
      header: t('scheduling.day.status'),
      cell: (timeslot) => <TimeslotStateTag timeslot={timeslot} />,
    },
    {
      key: 'filled',
      header: t('scheduling.day.filled'),
      cell: (timeslot) => <FillBar timeslot={timeslot} />,
      wideOnly: true,
    },
    {
      key: 'sold',
      header: t('scheduling.day.reserved'),
      align: 'end',
      cell: ({ soldCount, time }) =>
        soldCount > 0 ? (
          <Link to={`/timeslotgroup/${group.id}/visitors?date=${date}&time=${time}`}>
            {number(soldCount)}
          </Link>
        ) : (
          number(soldCount)
        ),
    },
    {
      key: 'scanned',
      header: t('scheduling.day.scanned'),
      align: 'end',
      cell: ({ scannedCount, isPast }) => (isPast || scannedCount > 0 ? number(scannedCount) : '–'),
    },
    {
      key: 'left',
      header: t('scheduling.day.left'),
      align: 'end',
      cell: (timeslot) => (
        <strong className={left(timeslot) === '0' ? styles.none : undefined}>{left(timeslot)}</strong>
      ),
    },
    { key: 'limit', header: t('scheduling.times.limit'), align: 'end', cell: limit },
    { key: 'note', header: t('scheduling.day.note'), cell: note },
    { key: 'menu', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: menu },
  ];
  if (timeslots.length === 0) {
    return (
      <Card flush>
        <EmptyState kind="noMatch" title={t('scheduling.day.none')}>
          {t('scheduling.day.noneText')}
        </EmptyState>
      </Card>
    );
  }
  const folded = phone ? earlier : [];
  const table = (rows: readonly CountedTimeslot[]) => (
    <DataTable
      label={t('scheduling.day.timeslots')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isCurrent={({ id }) => id === current?.id}
      card={(timeslot) => ({
        title: timeslot.time,
        figure: <TimeslotStateTag timeslot={timeslot} />,
        line2: <FillBar timeslot={timeslot} />,
        line2End: t('scheduling.day.leftOf', { left: left(timeslot) }),
        line3: (
          <>
            {t('scheduling.day.taken', {
              sold: timeslot.soldCount,
              capacity: timeslot.capacity ?? '∞',
              scanned: timeslot.scannedCount,
            })}{' '}
            {note(timeslot)}
          </>
        ),
        actions: (
          <>
            {isEditable(timeslot) && limit(timeslot)}
            {menu(timeslot)}
          </>
        ),
      })}
      refetching={refetching}
    />
  );
  return (
    <Card flush>
      {folded.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            {t('scheduling.day.earlier', {
              count: folded.length,
              scanned: number(folded.reduce((sum, { scannedCount }) => sum + scannedCount, 0)),
            })}
          </summary>
          {table(folded)}
        </details>
      )}
      {table(timeslots.slice(folded.length))}
    </Card>
  );
}
