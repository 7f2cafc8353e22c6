import type { RepeatUnit, SlotIntervalUnit } from '@foyer/domain/product-schedules/product-schedule.ts';
import { slotIntervalOf } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ProductCalendarsQuery } from '../../../generated/operations.ts';
import type { BlockedStretch } from './blocked-stretch.ts';

export type ListedCalendar = ProductCalendarsQuery['productCalendars'][number];
export type ListedSchedule = ListedCalendar['schedules'][number];
export type ListedBlocker = ListedCalendar['blockers'][number];

/** The fields of a schedule as they are typed. A type, so that a form can index it. */
export type ScheduleForm = {
  productId: string;
  locationId: string;
  name: string;
  from: string | null;
  until: string | null;
  repeatUnit: RepeatUnit;
  repeatEvery: number | null;
  /** As checkboxes hold them. */
  weekdays: string[];
  firstTime: string;
  lastTime: string;
  slotInterval: number | null;
  slotIntervalUnit: SlotIntervalUnit;
  capacity: number | null;
};

export type BlockerForm = {
  productId: string;
  locationId: string;
  from: string | null;
  until: string | null;
  weekdays: string[];
  allDay: boolean;
  fromTime: string;
  untilTime: string;
  reason: string;
};

interface Target {
  productId: string;
  locationId: string;
}

const everyDay = ['1', '2', '3', '4', '5', '6', '7'];

export function scheduleFormOf(schedule: ListedSchedule | null, target: Target, today: string): ScheduleForm {
  if (!schedule) {
    return {
      ...target,
      name: '',
      from: today,
      until: null,
      repeatUnit: 'week',
      repeatEvery: 1,
      weekdays: everyDay,
      ...{
        firstTime: '10:00',
        lastTime: '17:00',
        slotInterval: 30,
        slotIntervalUnit: 'minute',
        capacity: null,
      },
    };
  }
  const { id: _id, version: _version, intervalMinutes, weekdays, repeatUnit, capacity, ...same } = schedule;
  const { count, unit } = slotIntervalOf(intervalMinutes);
  return {
    ...target,
    ...same,
    repeatUnit: repeatUnit === 'day' ? 'day' : 'week',
    weekdays: repeatUnit === 'day' ? everyDay : weekdays.map(String),
    slotInterval: count,
    slotIntervalUnit: unit,
    capacity: capacity ?? null,
  };
}

/** What the rule and the server take. */
export function scheduleInputOf({ productId: _product, locationId: _location, ...form }: ScheduleForm) {
  return {
    ...form,
    from: form.from ?? '',
    until: form.until ?? '',
    repeatEvery: form.repeatEvery ?? 0,
    slotInterval: form.slotInterval ?? 0,
    weekdays: form.weekdays.map(Number).sort(),
  };
}

/** A new one is about a day, or about the timeslots that were chosen. */
export function blockerFormOf(
  blocker: ListedBlocker | null,
  target: Target,
  when: string | BlockedStretch,
): BlockerForm {
  if (!blocker) {
    if (typeof when !== 'string') return { ...target, ...when, allDay: false, reason: '' };
    return {
      ...target,
      ...{
        from: when,
        until: when,
        weekdays: everyDay,
        allDay: true,
        fromTime: '',
        untilTime: '',
        reason: '',
      },
    };
  }
  const { id: _id, version: _version, fromTime, untilTime, weekdays, ...same } = blocker;
  return {
    ...target,
    ...same,
    weekdays: weekdays.map(String),
    allDay: !fromTime,
    fromTime: fromTime ?? '',
    untilTime: untilTime ?? '',
  };
}

export function blockerInputOf({ from, until, weekdays, allDay, fromTime, untilTime, reason }: BlockerForm) {
  return {
    from: from ?? '',
    until: until ?? '',
    weekdays: weekdays.map(Number).sort(),
    fromTime: allDay ? null : fromTime,
    untilTime: allDay ? null : untilTime,
    reason,
  };
}
