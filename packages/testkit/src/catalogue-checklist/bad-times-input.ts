import type { BadInputs } from './bad-input.ts';

const text = (length: number) => 'x'.repeat(length);
const someId = '0198c000-0000-7000-8000-000000000001';

const year = { from: '2026-01-01', until: '2026-12-31', priority: 1, weekdayTimes: [] };
const period = (change: object) => ({ periods: [{ ...year, ...change }] });
const time = (change: object) =>
  period({ weekdayTimes: [{ weekday: 2, time: '10:00', limit: 60, ...change }] });
const atTime = (field: string) => `periods.0.weekdayTimes.0.${field}`;

export const timeslotGroupBadInputs: BadInputs = {
  good: { name: 'Exhibition hall', periods: [year] },
  bad: {
    name: [{ name: ' ' }, 'name'],
    'period from': [period({ from: '1-1-2026' }), 'periods.0.from'],
    'period to': [period({ until: '2025-12-31' }), 'periods.0.until'],
    priority: [period({ priority: -1 }), 'periods.0.priority'],
    note: [period({ note: text(101) }), 'periods.0.note'],
    time: [time({ time: '10:60' }), atTime('time')],
    limit: [time({ limit: -1 }), atTime('limit')],
    status: [time({ status: 'perhaps' }), atTime('status')],
    title: [time({ title: text(101) }), atTime('title')],
    classes: [time({ classes: text(256) }), atTime('classes')],
    exceptions: [{ exceptions: [{ kind: 'date' }] }, 'exceptions.0.from'],
  },
  kept: {},
  byUseCase: {
    'linked ticket groups': [
      'apps/server/src/modules/timeslot-changes/group-settings.db.test.ts',
      'ticketGroupIds: [groupId]',
    ],
  },
};

export const exceptionBadInputs: BadInputs = {
  good: { kind: 'date', from: '2026-12-24', until: '2026-12-26', ticketGroupIds: [someId] },
  bad: {
    'date range from': [{ from: '24-12-2026' }, 'from'],
    'date range until': [{ until: '2026-12-23' }, 'until'],
    activities: [{ ticketGroupIds: [] }, 'ticketGroupIds'],
    limit: [{ limit: 0 }, 'limit'],
    note: [{ note: text(501) }, 'note'],
    colours: [{ colour: 'purple' }, 'colour'],
    times: [{ times: [{ time: '10:00' }, { time: '10:00' }] }, 'times.1.time'],
  },
  kept: {
    'publish flag': { published: true },
    'all day': { allDay: false, fromTime: '14:00', untilTime: '17:00' },
    closed: { closed: true },
  },
  byUseCase: {},
};

export const scheduleBadInputs: BadInputs = {
  good: {
    name: 'Winter',
    from: '2026-12-01',
    until: '2027-02-28',
    repeatUnit: 'week',
    repeatEvery: 1,
    weekdays: [6, 7],
    firstTime: '10:00',
    lastTime: '16:00',
    slotInterval: 30,
    slotIntervalUnit: 'minute',
    capacity: 40,
  },
  bad: {
    name: [{ name: ' ' }, 'name'],
    'start date': [{ from: '1-12-2026' }, 'from'],
    'end date': [{ until: '2026-11-30' }, 'until'],
    'repeat unit': [{ repeatUnit: 'month' }, 'repeatUnit'],
    'interval count': [{ repeatEvery: 0 }, 'repeatEvery'],
    weekdays: [{ weekdays: [] }, 'weekdays'],
    'first slot start': [{ firstTime: '24:15' }, 'firstTime'],
    'last slot start': [{ lastTime: '24:00' }, 'lastTime'],
    'slot interval': [{ slotInterval: 0 }, 'slotInterval'],
    'unit hour or minute': [{ slotIntervalUnit: 'day' }, 'slotIntervalUnit'],
    'capacity per slot': [{ capacity: 0 }, 'capacity'],
  },
  kept: {},
  byUseCase: {},
};
