import { describe, expect, test } from 'vitest';
import { decideRebooking } from './decide-rebooking.ts';
import type { RebookingFacts, RebookingTicket } from './rebooking-facts.ts';
import type { RebookingException, RebookingSettings, RuleOverrides } from './rebooking-rules.ts';

/** As the picture of the settings has it. */
const settings: RebookingSettings = {
  buyersRebook: true,
  earlierDays: 0,
  laterDays: 90,
  latestHours: 2,
  mostTimes: 2,
  feeMinor: 250,
  isDifferenceReturned: false,
};

const asForAll: RuleOverrides = {
  isAllowed: null,
  earlierDays: null,
  laterDays: null,
  latestHours: null,
  mostTimes: null,
  feeMinor: null,
  isDifferenceReturned: null,
};

const exceptionFor = (
  name: string,
  target: RebookingException['target'],
  overrides: Partial<RuleOverrides>,
): RebookingException => ({ id: name, name, target, overrides: { ...asForAll, ...overrides } });

const school = { kind: 'ticket-type', id: 'school' } as const;
const christmas = { kind: 'period', from: '2026-12-19', until: '2027-01-03' } as const;

const aTicket = (change: Partial<RebookingTicket> = {}): RebookingTicket => ({
  ticketId: 'one',
  ticketTypeId: 'adult',
  ticketGroupId: 'museum',
  eventId: null,
  state: 'active',
  isScanned: false,
  visit: { date: '2026-11-20', time: '14:30' },
  firstVisit: null,
  timesRebooked: 0,
  paidMinor: 1750,
  newPriceMinor: 1750,
  ...change,
});

const ask = (change: Partial<RebookingFacts> = {}) =>
  decideRebooking({
    settings,
    exceptions: [],
    tickets: [aTicket()],
    wanted: { date: '2026-11-28', time: '14:00' },
    timeZone: 'Europe/Amsterdam',
    now: new Date('2026-11-20T10:00:00Z'),
    by: 'buyer',
    ...change,
  });

const codes = (change: Partial<RebookingFacts>) => ask(change).reasons.map(({ code }) => code);

test('a ticket can be moved to a later visit for its fee, until its own visit starts', () => {
  const decision = ask();
  expect(decision).toMatchObject({
    isAllowed: true,
    reasons: [],
    feeMinor: 250,
    buyerPaysMinor: 250,
    dates: { from: '2026-11-20', until: '2027-02-18' },
  });
  expect(decision.until).toEqual(new Date('2026-11-20T13:30:00Z'));
});

describe('each rule says no in its own words, and names what decided', () => {
  const inSettings = { kind: 'settings' };
  test.each([
    [
      'buyers do not rebook',
      { settings: { ...settings, buyersRebook: false } },
      'rebooking-not-online',
      {},
      inSettings,
    ],
    [
      'a third time',
      { tickets: [aTicket({ timesRebooked: 2 })] },
      'rebooking-too-often',
      { times: 2, mostTimes: 2 },
      inSettings,
    ],
    [
      'earlier on the same day',
      { wanted: { date: '2026-11-20', time: '14:00' } },
      'rebooking-not-earlier',
      { date: '2026-11-20', time: '14:30' },
      inSettings,
    ],
    [
      'more days earlier than the settings allow',
      {
        settings: { ...settings, earlierDays: 1 },
        tickets: [aTicket({ visit: { date: '2026-11-24', time: null } })],
        wanted: { date: '2026-11-22', time: null },
      },
      'rebooking-too-early',
      { earlierDays: 1, date: '2026-11-23' },
      inSettings,
    ],
    [
      'a day after the last one',
      { wanted: { date: '2027-02-19', time: '14:00' } },
      'rebooking-too-late',
      { laterDays: 90, date: '2027-02-18' },
      inSettings,
    ],
    [
      'a visit in less than two hours',
      { now: new Date('2026-11-20T13:00:00Z'), wanted: { date: '2026-11-20', time: '15:30' } },
      'rebooking-too-soon',
      { latestHours: 2 },
      inSettings,
    ],
    [
      'a visit that has begun',
      { now: new Date('2026-11-20T13:30:00Z') },
      'rebooking-visit-begun',
      { date: '2026-11-20', time: '14:30' },
      null,
    ],
    [
      'a day that is over',
      { wanted: { date: '2026-11-19', time: '14:00' } },
      'rebooking-in-past',
      { date: '2026-11-19', time: '14:00' },
      null,
    ],
    [
      'the visit that it is for',
      { wanted: { date: '2026-11-20', time: '14:30' } },
      'rebooking-same-visit',
      { date: '2026-11-20', time: '14:30' },
      null,
    ],
    [
      'an exception that allows none',
      { exceptions: [exceptionFor('Night', { kind: 'ticket-group', id: 'museum' }, { isAllowed: false })] },
      'rebooking-not-allowed',
      {},
      { kind: 'exception', exceptionId: 'Night', name: 'Night' },
    ],
  ] as [string, Partial<RebookingFacts>, string, object, object | null][])(
    '%s is refused',
    (_, change, code, params, decidedBy) => {
      const { isAllowed, reasons } = ask(change);
      expect(isAllowed).toBe(false);
      expect(reasons).toEqual([expect.objectContaining({ code, params, decidedBy })]);
    },
  );
});

test('days count from the first visit, however often the ticket has moved', () => {
  const moved = aTicket({
    visit: { date: '2027-01-10', time: '14:30' },
    firstVisit: { date: '2026-11-20', time: '14:30' },
    timesRebooked: 1,
  });
  expect(codes({ tickets: [moved], wanted: { date: '2027-02-19', time: '10:00' } })).toEqual([
    'rebooking-too-late',
  ]);
  expect(codes({ tickets: [moved], wanted: { date: '2026-12-01', time: '10:00' } })).toEqual([]);
});

describe('exceptions', () => {
  const longer = exceptionFor('School group', school, {
    latestHours: 120,
    mostTimes: 3,
    feeMinor: 0,
    earlierDays: 7,
  });
  const holidays = exceptionFor('Christmas', christmas, {
    latestHours: 48,
    mostTimes: 1,
    feeMinor: 500,
    earlierDays: 0,
  });
  const ofSchool = aTicket({ ticketTypeId: 'school', visit: { date: '2026-12-22', time: '10:00' } });

  test('replace the rules that they name, and no others', () => {
    const [ticket] = ask({ exceptions: [longer], tickets: [ofSchool] }).tickets;
    expect(ticket?.rules).toMatchObject({ latestHours: 120, mostTimes: 3, feeMinor: 0, laterDays: 90 });
    expect(ticket?.rules.sources).toMatchObject({
      latestHours: { kind: 'exception', name: 'School group' },
      laterDays: { kind: 'settings' },
    });
  });

  test('that apply together give the strictest of each rule', () => {
    const [ticket] = ask({ exceptions: [longer, holidays], tickets: [ofSchool] }).tickets;
    expect(ticket?.rules).toMatchObject({ latestHours: 120, mostTimes: 1, feeMinor: 500, earlierDays: 0 });
    expect(ticket?.rules.sources).toMatchObject({
      latestHours: { name: 'School group' },
      mostTimes: { name: 'Christmas' },
    });
  });

  test('apply to their event, and to the dates of their period alone', () => {
    const none = exceptionFor('Night', { kind: 'event', id: 'night' }, { isAllowed: false });
    expect(codes({ exceptions: [none], tickets: [aTicket({ eventId: 'night' })] })).toEqual([
      'rebooking-not-allowed',
    ]);
    expect(codes({ exceptions: [none] })).toEqual([]);
    const onDay = (date: string) => [aTicket({ visit: { date, time: '10:00' } })];
    const wanted = { date: '2027-01-20', time: '10:00' };
    const fee = (date: string) => ask({ exceptions: [holidays], tickets: onDay(date), wanted }).feeMinor;
    expect([fee('2026-12-18'), fee('2026-12-19'), fee('2027-01-03'), fee('2027-01-04')]).toEqual([
      250, 500, 500, 250,
    ]);
  });
});

describe('a ticket that cannot move stays', () => {
  test('a scanned one, while the others of its order move', () => {
    const decision = ask({ tickets: [aTicket({ isScanned: true }), aTicket({ ticketId: 'two' })] });
    expect(decision.isAllowed).toBe(true);
    expect(decision.tickets.map(({ outcome }) => outcome)).toEqual(['stays', 'moves']);
    expect(decision.feeMinor).toBe(250);
  });

  test('an order of scanned tickets only has nothing to move, not even with extra', () => {
    const decision = ask({ tickets: [aTicket({ isScanned: true })], by: 'staff-with-extra' });
    expect(decision).toMatchObject({ isAllowed: false, isAllowedWithExtra: false, dates: null, until: null });
    expect(decision.tickets[0]?.reasons[0]?.code).toBe('rebooking-ticket-scanned');
  });

  test('a ticket without a visit', () => {
    expect(ask({ tickets: [aTicket({ visit: null })] }).tickets[0]?.reasons[0]?.code).toBe(
      'rebooking-no-visit',
    );
  });
});

describe('staff', () => {
  const late = { tickets: [aTicket({ timesRebooked: 2 })], wanted: { date: '2027-03-01', time: '10:00' } };

  test('keep to the rules, though buyers may not rebook themselves', () => {
    const offline = { settings: { ...settings, buyersRebook: false } };
    expect(ask({ ...offline, by: 'staff' }).isAllowed).toBe(true);
    const decision = ask({ ...late, by: 'staff' });
    expect(decision).toMatchObject({ isAllowed: false, isAllowedWithExtra: true, overridden: [] });
  });

  test('with extra go past them, and see which', () => {
    const decision = ask({ ...late, by: 'staff-with-extra' });
    expect(decision.isAllowed).toBe(true);
    expect(decision.overridden.map(({ code }) => code)).toEqual([
      'rebooking-too-often',
      'rebooking-too-late',
    ]);
  });

  test('with extra move nothing to a day that is over', () => {
    const decision = ask({ wanted: { date: '2026-11-01', time: '10:00' }, by: 'staff-with-extra' });
    expect(decision).toMatchObject({ isAllowed: false, isAllowedWithExtra: false });
  });
});

test('two hours before a visit are two hours, in the night in which the clock is moved too', () => {
  const tickets = [aTicket({ visit: { date: '2027-03-29', time: '10:00' } })];
  const wanted = { date: '2027-03-28', time: '04:00' };
  const toSunday = { tickets, settings: { ...settings, earlierDays: 5 }, wanted };
  expect(codes({ ...toSunday, now: new Date('2027-03-28T00:00:00Z') })).toEqual([]);
  expect(codes({ ...toSunday, now: new Date('2027-03-28T00:00:01Z') })).toEqual(['rebooking-too-soon']);
});

test('without a wanted visit it says to which visits the tickets can go, and until when', () => {
  const tickets = [
    aTicket(),
    aTicket({ ticketId: 'two', firstVisit: { date: '2026-11-10', time: '10:00' } }),
  ];
  expect(ask({ tickets, wanted: null })).toMatchObject({
    isAllowed: true,
    dates: { from: '2026-11-20', until: '2027-02-08' },
    feeMinor: 500,
  });
});

test('tickets that have no date in common can be moved, but not together', () => {
  const far = aTicket({ ticketId: 'two', visit: { date: '2027-06-20', time: '10:00' } });
  expect(ask({ tickets: [aTicket(), far], wanted: null })).toMatchObject({ isAllowed: true, dates: null });
});
