import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { checkOrders } from '../../order-ledger/index.ts';
import { listRefunds } from '../../payments/index.ts';
import { payRefund } from '../../payments/pay-refund.ts';
import { ProviderRefusedError, ProviderUnreachableError } from '../../payments/remote/ask-provider.ts';
import { testProvider } from '../../payments/test-provider/test-provider.ts';
import { markRefundPaid } from './settle-refund.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const minutesOfADay = 24 * 60;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A paid order that was cancelled, whose provider has refused the refund once: staff may pay it by hand. */
async function aRefusedRefund() {
  const { clientId, orderId, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  await cancelAll();
  const [refund] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  const refundId = refund?.id ?? '';
  const pay = () =>
    payRefund(app, { id: 'm', clientId, type: 'pay-refund', createdAt: '', payload: { refundId } });
  const refusal = vi
    .spyOn(testProvider, 'refund')
    .mockRejectedValueOnce(new ProviderRefusedError(422, 'no balance'));
  await expect(pay()).rejects.toThrow('no balance');
  refusal.mockRestore();
  return {
    pay,
    payByHand: () => markRefundPaid(staff, refundId),
    look: async () => {
      const [differences, refunds] = await inMuseum(async (scope) => [
        await checkOrders(scope, [orderId]),
        await listRefunds(scope, [orderId]),
      ]);
      const { rows } = await database.owner.query<{ payouts: number }>(
        `select count(*)::int as payouts from ledger_posting where order_id = $1 and kind = 'refund'`,
        [orderId],
      );
      return { differences, state: refunds[0]?.state, payouts: rows[0]?.payouts };
    },
  };
}

const beingAsked = { refusals: [{ code: 'refund-being-asked' }] };

test('a refund that its provider is asked about at this moment is not paid by hand as well', async () => {
  const refund = await aRefusedRefund();
  let answer = () => {};
  const asked = new Promise<void>((isAsked) => {
    vi.spyOn(testProvider, 'refund').mockImplementation(async () => {
      isAsked();
      await new Promise<void>((answered) => {
        answer = answered;
      });
      return { reference: 'taken' };
    });
  });
  const paying = refund.pay();
  await asked;
  await expect(refund.payByHand()).rejects.toMatchObject(beingAsked);
  answer();
  await paying;
  expect(await refund.look()).toEqual({ differences: [], state: 'done', payouts: 1 });
});

test('a provider that did not answer may have paid: by hand only once it has said no', async () => {
  const refund = await aRefusedRefund();
  const provider = vi.spyOn(testProvider, 'refund');
  provider.mockRejectedValueOnce(new ProviderUnreachableError('did not answer'));
  await expect(refund.pay()).rejects.toThrow('did not answer');
  await expect(refund.payByHand()).rejects.toMatchObject(beingAsked);
  provider.mockRejectedValueOnce(new ProviderRefusedError(422, 'no balance'));
  await expect(refund.pay()).rejects.toThrow('no balance');
  await refund.payByHand();
  expect(await refund.look()).toEqual({ differences: [], state: 'done', payouts: 1 });
});

test('a provider that never answers does not keep staff from paying for longer than a day', async () => {
  const refund = await aRefusedRefund();
  vi.spyOn(testProvider, 'refund').mockRejectedValueOnce(new ProviderUnreachableError('did not answer'));
  await expect(refund.pay()).rejects.toThrow('did not answer');
  clock.advance(minutesOfADay);
  await refund.payByHand();
  expect(await refund.look()).toEqual({ differences: [], state: 'done', payouts: 1 });
});

test('money that its provider paid although staff had paid it too is in the ledger, and a difference', async () => {
  const refund = await aRefusedRefund();
  vi.spyOn(testProvider, 'refund').mockImplementation(async () => {
    clock.advance(minutesOfADay);
    await refund.payByHand();
    return { reference: 'late' };
  });
  await refund.pay();
  const { differences, ...rest } = await refund.look();
  expect(rest).toEqual({ state: 'done', payouts: 2 });
  expect(differences).toHaveLength(1);
});
