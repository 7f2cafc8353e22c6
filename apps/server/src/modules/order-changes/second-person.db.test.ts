import { randomUUID } from 'node:crypto';
import { aChangeableOrder } from '@foyer/testkit/builders/a-changeable-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../../platform/request-context.ts';
import { approveChange, declineChange } from './decide-change.ts';
import { previewWaiting } from './list-changes.ts';
import { findWaitingChange } from './order-change.repository.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

const refusing = (code: string, field?: string) => ({
  refusals: [expect.objectContaining(field ? { code, field } : { code })],
});

const colleagueOf = (staff: RequestContext): RequestContext => ({
  ...staff,
  account: { ...staff.account, accountId: randomUUID(), username: 'colleague' },
});

describe('a refund above the limit', () => {
  async function aWaitingRefund() {
    const museum = await aChangeableOrder(app, owner, { refunds: { approvalAboveMinor: 2000 } });
    const change = await museum.ask({ cancel: await museum.ids() }, museum.staff, {
      reason: 'Coach broke down',
    });
    return { ...museum, change, colleague: colleagueOf(museum.staff) };
  }

  test('waits for a second person, never the same account; approved, it is made', async () => {
    const museum = await aWaitingRefund();
    const { id } = museum.change;
    expect(museum.change.state).toBe('waiting for approval');
    expect((await museum.look()).order.state).toBe('completed');
    const { fingerprint } = await previewWaiting(museum.staff, id);
    await expect(approveChange(museum.staff, { id, fingerprint })).rejects.toMatchObject(
      refusing('second-person-required'),
    );
    await approveChange(museum.colleague, { id, fingerprint });
    await expect(approveChange(museum.colleague, { id, fingerprint })).rejects.toMatchObject(
      refusing('change-decided'),
    );
    expect(await museum.look()).toMatchObject({ order: { state: 'refunded' }, differences: [] });
  });

  test('a scan meanwhile is shown and asked again', async () => {
    const museum = await aWaitingRefund();
    const { id } = museum.change;
    const { fingerprint } = await previewWaiting(museum.colleague, id);
    await owner.query('update ticket set used_at = now() where order_id = $1', [museum.orderId]);
    await expect(approveChange(museum.colleague, { id, fingerprint })).rejects.toMatchObject(
      refusing('change-moved-on'),
    );
    expect((await museum.look()).order.state).toBe('completed');
  });

  test('declining needs a note, and leaves the order as it was', async () => {
    const museum = await aWaitingRefund();
    const { id } = museum.change;
    await expect(declineChange(museum.colleague, { id, note: ' ' })).rejects.toMatchObject(
      refusing('note-required', 'note'),
    );
    await declineChange(museum.colleague, { id, note: 'Offer another date first' });
    const { order, timeline } = await museum.look();
    expect([order.state, timeline[0]]).toEqual(['completed', 'change-declined']);
    expect(await museum.inMuseum((scope) => findWaitingChange(scope, museum.orderId))).toBeUndefined();
  });

  test('whose visit costs more by now is not made for nothing: it is declined and asked again', async () => {
    const museum = await aChangeableOrder(app, owner, { refunds: { approvalAboveMinor: 500 } });
    await museum.raise(1000);
    const to = await museum.addTimeslot('15:00', 1);
    const { id, state } = await museum.ask({ replace: [{ ticketIds: await museum.ids(), timeslotId: to }] });
    expect(state).toBe('waiting for approval');
    await museum.raise(2500);
    const { fingerprint } = await previewWaiting(museum.staff, id);
    await expect(approveChange(colleagueOf(museum.staff), { id, fingerprint })).rejects.toMatchObject(
      refusing('change-costs-money'),
    );
    expect(await museum.look()).toMatchObject({ order: { totalMinor: 3500 }, differences: [] });
    expect([await museum.sold(museum.from.timeslotId), await museum.sold(to)]).toEqual([2, 0]);
  });
});
