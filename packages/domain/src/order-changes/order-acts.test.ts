import { describe, expect, it } from 'vitest';
import { type OrderActFacts, orderActs, refuseOrderAct } from './order-acts.ts';

const paid: OrderActFacts = {
  state: 'completed',
  validTickets: 4,
  scannedTickets: 1,
  worthMinor: 4750,
  isChangeWaiting: false,
  mayExtra: true,
};

const refused = (facts: Partial<OrderActFacts>) =>
  Object.fromEntries(
    orderActs.flatMap((act) => {
      const reason = refuseOrderAct(act, { ...paid, ...facts });
      return reason ? [[act, reason]] : [];
    }),
  );

describe('what can be done with an order', () => {
  it('a paid order: everything but marking it as paid', () => {
    expect(refused({})).toEqual({ 'mark-paid': 'already-paid' });
  });

  it('without Extra: money and cancelling say so', () => {
    expect(refused({ mayExtra: false })).toEqual({
      'mark-paid': 'already-paid',
      'refund-only': 'needs-extra',
      'cancel-tickets': 'needs-extra',
      'cancel-order': 'needs-extra',
    });
  });

  it('a change that waits locks what changes the order, and nothing else', () => {
    expect(refused({ isChangeWaiting: true })).toEqual({
      'change-time': 'change-waits',
      rebook: 'change-waits',
      'change-types': 'change-waits',
      'new-codes': 'change-waits',
      'mark-paid': 'already-paid',
      'refund-only': 'change-waits',
      'cancel-tickets': 'change-waits',
      'cancel-order': 'change-waits',
    });
  });

  it('an unpaid order can be marked as paid, and its buyer corrected', () => {
    const reasons = refused({ state: 'pending payment', validTickets: 0, scannedTickets: 0 });
    expect(Object.keys(reasons)).toHaveLength(orderActs.length - 2);
    expect(new Set(Object.values(reasons))).toEqual(new Set(['not-paid']));
  });

  it('an order that is over', () => {
    const reasons = refused({ state: 'refunded', validTickets: 0, scannedTickets: 0, worthMinor: 0 });
    expect(new Set(Object.values(reasons))).toEqual(new Set(['over']));
  });

  it('all tickets scanned: only with Extra they get another visit or code', () => {
    const { rebook, 'new-codes': codes } = refused({ scannedTickets: 4, mayExtra: false });
    expect([rebook, codes]).toEqual(['all-scanned', 'all-scanned']);
    expect(refused({ scannedTickets: 4 })).toEqual({ 'mark-paid': 'already-paid' });
  });

  it('everything went back already', () => {
    expect(refused({ worthMinor: 0 })).toMatchObject({ 'refund-only': 'nothing-left' });
  });
});
