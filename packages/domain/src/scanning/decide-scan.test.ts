import { describe, expect, it } from 'vitest';
import {
  type AcceptedScan,
  decideScan,
  type Gate,
  type ScanMoment,
  type ScannedTicket,
} from './decide-scan.ts';

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

  it('a pass that used its total is refused as used, also on a new day', () => {
    const pass = aTicket({
      dailyScanLimit: 1,
      totalScanLimit: 1,
      acceptedScans: [aScan('2026-11-01T10:00:00Z')],
    });
    expect(enter(pass).reason).toBe('already-used');
  });

  it.each([
    ['cancelled', aTicket({ state: 'cancelled' })],
    ['cancelled', aTicket({ state: 'cancelled', isPaid: false })],
    ['not-active', aTicket({ state: 'inactive' })],
    ['unpaid', aTicket({ isPaid: false })],
    ['test-ticket', aTicket({ isTest: true })],
  ])('a ticket that is %s is refused', (reason, ticket) => {
    expect(enter(ticket)).toMatchObject({ verdict: 'refused', reason });
  });

  it('a gate of the test environment lets a test ticket in', () => {
    expect(enter(aTicket({ isTest: true }), { ...gateA, acceptsTestTickets: true }).verdict).toBe('valid');
  });

  it.each([
    ['not-yet-valid', aTicket({ validFromAt: new Date('2026-11-21T12:00:00Z') })],
    ['expired', aTicket({ validUntilAt: moment.at })],
    ['wrong-location', aTicket({ locationIds: ['harbour'] })],
  ])('a ticket that is %s asks for attention', (reason, ticket) => {
    expect(enter(ticket)).toMatchObject({ verdict: 'attention', reason });
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

describe('a visitor leaves', () => {
  const leave = (ticket: ScannedTicket | null) => decideScan(ticket, gateA, 'out', moment);

  it('a visitor who is inside can leave, also after closing time', () => {
    const inside = aTicket({ validUntilAt: moment.at, acceptedScans: [aScan('2026-11-20T10:00:00Z')] });
    expect(leave(inside)).toMatchObject({ verdict: 'valid', reason: 'left' });
  });

  it('a ticket with no visitor inside cannot leave', () => {
    const out = [aScan('2026-11-20T10:00:00Z'), aScan('2026-11-20T11:00:00Z', 'out')];
    expect(leave(aTicket()).reason).toBe('not-inside');
    expect(leave(aTicket({ acceptedScans: out }))).toMatchObject({
      verdict: 'refused',
      reason: 'not-inside',
    });
  });
});
