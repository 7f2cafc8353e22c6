import { describe, expect, it } from 'vitest';
import { localDay } from '../calendar/local-day.ts';
import type { ValidityKind } from '../catalog/ticket-validity.ts';
import { ticketValidity } from '../tickets/ticket-validity.ts';
import { decideGroupScan } from './decide-group-scan.ts';
import {
  type AcceptedScan,
  decideScan,
  type Gate,
  type ScanMoment,
  type ScannedTicket,
} from './decide-scan.ts';
import type { ScanDirection } from './scan-verdict.ts';
import { scanReasons } from './scan-verdict.ts';

const moment: ScanMoment = {
  at: new Date('2026-11-20T12:42:00Z'),
  dayStartedAt: new Date('2026-11-19T23:00:00Z'),
};
const gateA: Gate = { locationId: 'museum', ticketGroupIds: null, acceptsTestTickets: false };

function aTicket(changes: Partial<ScannedTicket> = {}): ScannedTicket {
  return {
    state: 'active',
    isPaid: true,
    isTest: false,
    validFromAt: new Date('2026-11-20T12:00:00Z'),
    validUntilAt: new Date('2026-11-20T17:00:00Z'),
    locationIds: ['museum'],
    isAdmission: true,
    ticketGroupId: 'tickets',
    totalScanLimit: null,
    dailyScanLimit: null,
    acceptedScans: [],
    isUsedElsewhere: false,
    isForGates: true,
    ...changes,
  };
}

function aScan(at: string, direction: 'in' | 'out' = 'in'): AcceptedScan {
  return { at: new Date(at), direction, deviceName: 'Gate B' };
}

function enter(ticket: ScannedTicket | null, gate: Gate = gateA, when: ScanMoment = moment) {
  return decideScan(ticket, gate, 'in', when);
}

describe('a visitor enters', () => {
  it('a paid ticket for this place and time is let in', () => {
    expect(enter(aTicket())).toEqual({ verdict: 'valid', reason: 'valid', earlier: null });
  });

  it('a code of no ticket is refused as unknown', () => {
    expect(enter(null)).toEqual({ verdict: 'refused', reason: 'unknown', earlier: null });
  });

  it('a used ticket is refused and says when and at which gate', () => {
    const earlier = aScan('2026-11-20T12:31:00Z');
    expect(enter(aTicket({ acceptedScans: [earlier] }))).toEqual({
      verdict: 'refused',
      reason: 'already-used',
      earlier,
    });
  });

  it('having left does not make a ticket for one entry good again', () => {
    const scans = [aScan('2026-11-20T12:31:00Z'), aScan('2026-11-20T12:40:00Z', 'out')];
    expect(enter(aTicket({ acceptedScans: scans }))).toMatchObject({
      reason: 'already-used',
      earlier: scans[0],
    });
  });

  it('a ticket for three entries is let in a third time and not a fourth', () => {
    const scans = ['09:00', '10:00'].map((time) => aScan(`2026-11-20T${time}:00Z`));
    expect(enter(aTicket({ totalScanLimit: 3, acceptedScans: scans })).reason).toBe('valid');
    const third = aScan('2026-11-20T11:00:00Z');
    expect(enter(aTicket({ totalScanLimit: 3, acceptedScans: [...scans, third] }))).toMatchObject({
      reason: 'already-used',
      earlier: third,
    });
  });

  it('a pass for one entry a day starts again at midnight of the location', () => {
    const pass = (scan: AcceptedScan) => aTicket({ dailyScanLimit: 1, acceptedScans: [scan] });
    expect(enter(pass(aScan('2026-11-19T22:59:59Z'))).reason).toBe('valid');
    expect(enter(pass(aScan('2026-11-19T23:00:00Z')))).toMatchObject({
      verdict: 'refused',
      reason: 'daily-limit-reached',
    });
  });

  it('a ticket is valid from its first moment on', () => {
    expect(enter(aTicket({ validFromAt: moment.at })).verdict).toBe('valid');
  });

  it('a ticket without dates or place is good at every gate', () => {
    const anywhere = aTicket({ validFromAt: null, validUntilAt: null, locationIds: [] });
    expect(enter(anywhere).verdict).toBe('valid');
    expect(enter(aTicket(), { ...gateA, locationId: null }).verdict).toBe('valid');
  });

  it('a used ticket at the wrong place is refused, not waved through', () => {
    const used = aTicket({ locationIds: ['harbour'], acceptedScans: [aScan('2026-11-20T10:00:00Z')] });
    expect(enter(used)).toMatchObject({ verdict: 'refused', reason: 'already-used' });
  });
});

describe('every answer', () => {
  /** One row for each: what is scanned, where, and what comes of it. */
  const tomorrow = new Date('2026-11-21T12:00:00Z');
  const earlier = aScan('2026-11-20T09:00:00Z');
  const yesterday = aScan('2026-11-19T09:00:00Z');
  const ofSeries = { locationIds: [], validFromAt: null, validUntilAt: null };
  const aVoucher = { ...ofSeries, ticketGroupId: null, totalScanLimit: 1 };
  const gateOfGroup = { ...gateA, ticketGroupIds: ['boats'] };
  const testGate = { ...gateA, acceptsTestTickets: true };
  const twice = [earlier, aScan('2026-11-20T10:00:00Z', 'out')];
  type Row = [
    what: string,
    reason: string,
    ticket: Partial<ScannedTicket> | null,
    gate?: Gate,
    direction?: ScanDirection,
  ];
  const valid: Row[] = [
    ['a ticket for now', 'valid', {}],
    ['a code of a barcode series, or of another system', 'valid', ofSeries],
    ['three entries in all, one used', 'valid', { totalScanLimit: 3, acceptedScans: [earlier] }],
    ['one a day, used yesterday', 'valid', { dailyScanLimit: 1, acceptedScans: [yesterday] }],
    ['a voucher at a gate of ticket groups', 'valid', aVoucher, gateOfGroup],
    [
      'a poster where posters are handed out',
      'valid',
      { isAdmission: false, ticketGroupId: 'shop' },
      { ...gateA, ticketGroupIds: ['shop'] },
    ],
    ['a test ticket at a gate of tests', 'valid', { isTest: true }, testGate],
    ['leaving', 'left', { acceptedScans: [earlier] }, gateA, 'out'],
    [
      'leaving after the last day',
      'left',
      { validUntilAt: moment.at, acceptedScans: [earlier] },
      gateA,
      'out',
    ],
  ];
  const attention: Row[] = [
    ['another location', 'wrong-location', { locationIds: ['harbour'] }],
    ['another ticket group', 'wrong-group', {}, gateOfGroup],
    ['a poster or an audio guide at a gate of all groups', 'wrong-group', { isAdmission: false }],
    ['a later day', 'not-yet-valid', { validFromAt: tomorrow }],
    ['an earlier day', 'expired', { validUntilAt: moment.at }],
    [
      'an expired voucher of the sales page only',
      'expired',
      { ...aVoucher, isForGates: false, validUntilAt: moment.at },
    ],
  ];
  const refused: Row[] = [
    ['a code of no ticket', 'unknown', null],
    ['one entry, used', 'already-used', { acceptedScans: [earlier] }],
    ['one a day, used today', 'daily-limit-reached', { dailyScanLimit: 1, acceptedScans: [earlier] }],
    [
      'one a day and two in all, used twice',
      'already-used',
      { dailyScanLimit: 1, totalScanLimit: 2, acceptedScans: [yesterday, earlier] },
    ],
    [
      'one a day and one in all, used on another day',
      'already-used',
      { dailyScanLimit: 1, totalScanLimit: 1, acceptedScans: [yesterday] },
    ],
    ['a used one of another day', 'already-used', { validUntilAt: moment.at, acceptedScans: [yesterday] }],
    ['a voucher that paid for an order', 'already-used', { ...aVoucher, isUsedElsewhere: true }],
    ['a voucher of the sales page only', 'not-active', { ...aVoucher, isForGates: false }],
    ['cancelled', 'cancelled', { state: 'cancelled' }],
    ['cancelled and not paid', 'cancelled', { state: 'cancelled', isPaid: false }],
    ['not paid', 'unpaid', { isPaid: false }],
    ['inactive', 'not-active', { state: 'inactive' }],
    ['a test ticket', 'test-ticket', { isTest: true }],
    ['leaving without having entered', 'not-inside', {}, gateA, 'out'],
    ['leaving twice', 'not-inside', { acceptedScans: twice }, gateA, 'out'],
  ];
  const table = Object.entries({ valid, attention, refused }).flatMap(([verdict, rows]) =>
    rows.map(([what, reason, ticket, gate = gateA, direction = 'in' as const]) => {
      return { what, reason, ticket, gate, direction, verdict };
    }),
  );
  it.each(table)('$what: $reason, $verdict', ({ reason, verdict, ticket, gate, direction }) => {
    const decision = decideScan(ticket && aTicket(ticket), gate, direction, moment);
    expect(decision).toMatchObject({ reason, verdict });
  });

  it('every reason but those of a number of people and of a device without a connection is in the table', () => {
    const others = [
      'how-many',
      'too-many-people',
      'list-old',
      'not-on-list',
      'too-many-wrong-numbers',
      'gift-without-day',
      'undone',
    ];
    const reasons = new Set([...table.map(({ reason }) => reason), ...others]);
    expect(scanReasons.filter((reason) => !reasons.has(reason))).toEqual([]);
  });

  type Day = [date: string, reason: string];
  const onTheDay: Day[] = [
    ['2026-11-19', 'not-yet-valid'],
    ['2026-11-20', 'valid'],
    ['2026-11-21', 'expired'],
  ];
  const kinds: [kind: ValidityKind | null, days: number | null, ofDays: Day[]][] = [
    [null, null, onTheDay],
    ['on ticket date', null, onTheDay],
    [
      'after ticket date',
      7,
      [
        ['2026-11-19', 'not-yet-valid'],
        ['2026-11-27', 'valid'],
        ['2026-11-28', 'expired'],
      ],
    ],
    [
      'after purchase date',
      30,
      [
        ['2026-11-09', 'not-yet-valid'],
        ['2026-12-10', 'valid'],
        ['2026-12-11', 'expired'],
      ],
    ],
    [
      'until selected date',
      null,
      [
        ['2026-11-19', 'not-yet-valid'],
        ['2026-12-31', 'valid'],
        ['2027-01-01', 'expired'],
      ],
    ],
  ];
  /** Visit on the 20th, bought on the 10th; the day of the scan against what it then is. */
  it.each(kinds)('validity %s', (validityKind, validityDays, days) => {
    const rules = {
      validityKind,
      validityDays,
      validityUntil: '2026-12-31',
      groupFrom: null,
      groupUntil: null,
    };
    const { from, until } = ticketValidity(rules, { visitDate: '2026-11-20', purchaseDate: '2026-11-10' });
    const zone = 'Europe/Amsterdam';
    const ticket = aTicket({
      validFromAt: from === null ? null : localDay(from, zone).startsAt,
      validUntilAt: until === null ? null : localDay(until, zone).endsAt,
    });
    for (const [date, reason] of days) {
      const { startsAt: dayStartedAt, endsAt } = localDay(date, zone);
      for (const at of [dayStartedAt, new Date(endsAt.getTime() - 1)])
        expect(decideScan(ticket, gateA, 'in', { at, dayStartedAt }).reason).toBe(reason);
    }
  });
});

describe('a group ticket', () => {
  const group = (used: number, size: number) =>
    Array.from({ length: size }, (_, index) =>
      aTicket(index < used ? { acceptedScans: [aScan('2026-11-20T09:00:00Z')] } : {}),
    );
  const decide = (tickets: ScannedTicket[], people: number | null, direction: 'in' | 'out' = 'in') =>
    decideGroupScan(tickets, 0, gateA, direction, moment, people);

  it.each([
    ['asks how many', group(0, 25), null, 'how-many', 25, 0],
    ['lets in some', group(0, 25), 12, 'valid', 25, 12],
    ['lets in the rest', group(12, 25), 13, 'valid', 13, 13],
    ['no more than are left', group(12, 25), 14, 'too-many-people', 13, 0],
    ['the last one without asking', group(24, 25), null, 'valid', 1, 1],
    ['none when all are in', group(25, 25), null, 'already-used', 0, 0],
    ['an ordinary ticket is a group of one', group(0, 1), null, 'valid', 1, 1],
  ] as const)('%s', (_what, tickets, people, reason, left, passing) => {
    const decision = decide([...tickets], people);
    expect([decision.reason, decision.left, decision.passing.length]).toEqual([reason, left, passing]);
  });

  it('lets the scanned one in first, and out those who are inside', () => {
    expect(decideGroupScan(group(0, 5), 3, gateA, 'in', moment, 2).passing).toEqual([3, 0]);
    expect(decide(group(2, 5), 2, 'out')).toMatchObject({ reason: 'left', passing: [0, 1] });
    expect(decide(group(0, 5), null, 'out').reason).toBe('not-inside');
  });

  it('of a late scan lets those in that no later scan used, before those that one did', () => {
    const late = { passedLater: new Set([0, 1]), hasPassed: true };
    const passing = (people: number) =>
      decideGroupScan(group(0, 5), 0, gateA, 'in', moment, people, late).passing;
    expect(passing(3)).toEqual([2, 3, 4]);
    expect(passing(4)).toEqual([2, 3, 4, 0]);
  });

  it('of a late scan with more people than are left lets those in, as the people are inside', () => {
    const late = (hasPassed: boolean) =>
      decideGroupScan(group(2, 5), 0, gateA, 'in', moment, 5, { passedLater: new Set(), hasPassed });
    expect(late(true)).toMatchObject({ reason: 'too-many-people', passing: [2, 3, 4] });
    expect(late(false)).toMatchObject({ reason: 'too-many-people', passing: [] });
  });
});
