import { Link } from '@foyer/ui/link.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconBan, IconPlus } from '@tabler/icons-react';
import { useWeekdaysInWords } from '../../../components/fields/weekdays-in-words.ts';
import { RowMenu } from '../../../components/row-menu.tsx';
import { CalendarState } from '../calendar/calendar-state.tsx';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import type { ListedBlocker, ListedCalendar, ListedSchedule } from './schedule-form-values.ts';
import styles from './schedules.module.css';

interface ScheduleListProps {
  calendars: readonly ListedCalendar[];
  address: SchedulerAddress;
  canEdit: boolean;
}

/** All schedules and blockers, by product and location. */
export function ScheduleList({ calendars, address, canEdit }: ScheduleListProps) {
  const { t, date } = useMessages();
  const words = useScheduleWords();
  const shown = calendars.filter(
    ({ schedules, blockers, lastChange, conflicts }) =>
      schedules.length + blockers.length > 0 || lastChange || conflicts,
  );
  const open = (panel: string) => address.change({ panel, item: undefined });
  const menu = (kind: 'schedule' | 'block', id: string, label: string) =>
    canEdit && (
      <RowMenu
        label={label}
        actions={[
          {
            label: t('scheduler.list.edit'),
            onClick: () => address.change({ panel: kind, item: id }),
          },
          {
            label: t('scheduler.list.delete'),
            onClick: () => address.change({ panel: `delete-${kind}`, item: id }),
          },
        ]}
      />
    );
  return (
    <div className={styles.list}>
      {canEdit && (
        <div className={styles.buttons}>
          <Button
            leftSection={<IconBan size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => open('block')}
          >
            {t('scheduler.block')}
          </Button>
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => open('schedule')}
          >
            {t('scheduler.form.create')}
          </Button>
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState kind="first" title={t('scheduler.list.none')}>
          {t('scheduler.list.noneText')}
        </EmptyState>
      )}
      {shown.map((calendar) => {
        const { id, product, location, schedules, blockers, overtaken } = calendar;
        return (
          <section key={id}>
            <h3>
              {product.name} <span>{location.name}</span>
            </h3>
            <CalendarState calendar={calendar} address={address} canEdit={canEdit} />
            {overtaken.map((one) => (
              <Notice key={`${one.name} ${one.byName}`} tone="neutral">
                {t('scheduler.overtaken', { ...one, date: date(one.firstDate) })}
              </Notice>
            ))}
            <ul className={styles.items}>
              {schedules.map((schedule) => (
                <li key={schedule.id}>
                  <div>
                    {canEdit ? (
                      <Link to={address.pathOf({ panel: 'schedule', item: schedule.id })}>
                        <strong>{schedule.name}</strong>
                      </Link>
                    ) : (
                      <strong>{schedule.name}</strong>
                    )}
                    <span>{words.days(schedule)}</span>
                    <span>{words.times(schedule)}</span>
                  </div>
                  {menu('schedule', schedule.id, schedule.name)}
                </li>
              ))}
              {blockers.map((blocker) => (
                <li key={blocker.id}>
                  <IconBan size={15} stroke={1.6} aria-hidden="true" />
                  <div>
                    <strong>{blocker.reason || t('scheduler.blocked')}</strong>
                    <span>{words.blocked(blocker)}</span>
                  </div>
                  {menu('block', blocker.id, blocker.reason || t('scheduler.blocked'))}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function useScheduleWords() {
  const { t, date } = useMessages();
  const weekdaysInWords = useWeekdaysInWords();
  const daysIn = (weekdays: readonly number[]) =>
    weekdays.length === 7 ? t('scheduler.list.everyDay') : weekdaysInWords(weekdays);
  const period = (from: string, until: string) =>
    from === until ? date(from) : t('scheduler.list.period', { from: date(from), until: date(until) });
  return {
    days: ({ repeatUnit, repeatEvery, weekdays, from, until }: ListedSchedule) => {
      const every = t(`scheduler.list.every.${repeatUnit === 'day' ? 'day' : 'week'}`, {
        count: repeatEvery,
      });
      const on = repeatUnit === 'day' ? '' : `, ${daysIn(weekdays)}`;
      return `${every}${on} · ${period(from, until)}`;
    },
    times: ({ firstTime, lastTime, intervalMinutes, capacity }: ListedSchedule) =>
      [
        t('scheduler.list.times', { first: firstTime, last: lastTime, minutes: intervalMinutes }),
        capacity ? t('scheduler.aSlot', { count: capacity }) : t('scheduler.noLimit'),
      ].join(' · '),
    blocked: ({ from, until, weekdays, fromTime, untilTime }: ListedBlocker) =>
      [
        period(from, until),
        ...(from === until ? [] : [daysIn(weekdays)]),
        fromTime && untilTime ? `${fromTime}–${untilTime}` : t('scheduler.blocker.allDay'),
      ].join(' · '),
  };
}
