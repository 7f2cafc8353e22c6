import { describe, expect, test } from 'vitest';
import { ticketValidity, type ValidityRules } from './ticket-validity.ts';

const plain: ValidityRules = {
  validityKind: null,
  validityDays: null,
  validityUntil: null,
  groupFrom: null,
  groupUntil: null,
};
const dated = { visitDate: '2026-12-05', purchaseDate: '2026-11-20' };
const undated = { visitDate: null, purchaseDate: '2026-11-20' };

describe('the days on which a ticket is valid', () => {
  test('a dated ticket on its date, one without a date always', () => {
    expect(ticketValidity(plain, dated)).toEqual({ from: '2026-12-05', until: '2026-12-05' });
    expect(ticketValidity(plain, undated)).toEqual({ from: null, until: null });
  });

  test('a ticket for a period in that period', () => {
    const summer = { ...plain, groupFrom: '2027-06-01', groupUntil: '2027-08-31' };
    expect(ticketValidity(summer, undated)).toEqual({ from: '2027-06-01', until: '2027-08-31' });
  });

  test('on ticket date: that date only', () => {
    const rules = { ...plain, validityKind: 'on ticket date' } as const;
    expect(ticketValidity(rules, dated)).toEqual({ from: '2026-12-05', until: '2026-12-05' });
  });

  test('after ticket date: so many days on from it', () => {
    const rules = { ...plain, validityKind: 'after ticket date', validityDays: 2 } as const;
    expect(ticketValidity(rules, dated)).toEqual({ from: '2026-12-05', until: '2026-12-07' });
  });

  test('after purchase date: so many days on from the purchase, whatever date was chosen', () => {
    const rules = { ...plain, validityKind: 'after purchase date', validityDays: 365 } as const;
    expect(ticketValidity(rules, undated)).toEqual({ from: '2026-11-20', until: '2027-11-20' });
  });

  test('until selected date: to that date, and never shorter than the visit', () => {
    const rules = { ...plain, validityKind: 'until selected date', validityUntil: '2026-12-31' } as const;
    expect(ticketValidity(rules, undated)).toEqual({ from: '2026-11-20', until: '2026-12-31' });
    const past = { ...rules, validityUntil: '2026-12-01' };
    expect(ticketValidity(past, dated)).toEqual({ from: '2026-12-05', until: '2026-12-05' });
  });
});
