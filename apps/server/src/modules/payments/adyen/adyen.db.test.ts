import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithProviders, aRemotePayment } from '@foyer/testkit/providers/a-remote-payment.ts';
import { ADYEN_KEYS, type AdyenNews, startAdyen } from '@foyer/testkit/providers/adyen-counterpart.ts';
import { afterAll, expect, test } from 'vitest';
import { requestRefund } from '../request-refund.ts';
import { syncPayment } from '../sync-payment.ts';

const database = await testDatabase();
const adyen = await startAdyen();
const { app, close } = await aFoyerWithProviders(database, { FOYER_ADYEN_URL: adyen.url });
afterAll(() => Promise.all([close(), adyen.close()]));

async function aPayingVisitor() {
  const visitor = await aRemotePayment(app, database, {
    provider: 'adyen',
    keys: ADYEN_KEYS,
    method: 'ideal',
  });
  const started = await visitor.start();
  if (!started.ok) throw new Error('not started');
  const { reference } = await visitor.paymentOf();
  const link = adyen.links.get(reference);
  if (!link) throw new Error('no payment link');
  const notify = (news: AdyenNews, key = ADYEN_KEYS.webhookSecret) =>
    adyen.notify(visitor.noticeUrl, key, link, news);
  return { ...visitor, reference, link, notify, redirectUrl: started.value.redirectUrl };
}

const paid = { eventCode: 'AUTHORISATION', success: 'true', pspReference: 'PSP0123456789' } as AdyenNews;

test('the visitor is sent to Adyen with the amount; its signed notice gives the tickets, once', async () => {
  const visitor = await aPayingVisitor();
  expect(visitor.redirectUrl).toBe(`${adyen.url}/pay-page/${visitor.reference}`);
  expect(visitor.link).toMatchObject({
    amount: { value: 3500, currency: 'EUR' },
    merchantAccount: 'GetijECOM',
  });
  const answer = await visitor.notify(paid);
  expect([answer.status, await answer.text()]).toEqual([200, '[accepted]']);
  await visitor.notify(paid);
  expect(await visitor.look()).toMatchObject({
    state: 'completed',
    tickets: 2,
    timeline: ['order-placed', 'payment-started', 'payment-received', 'order-completed'],
  });
});

test('a notice with another amount is a task; one that another key signed, or that was changed, is refused', async () => {
  const visitor = await aPayingVisitor();
  const refused = await visitor.notify(paid, '0'.repeat(64));
  expect(refused.status).toBe(401);
  expect((await visitor.look()).state).toBe('pending payment');
  await visitor.notify({ ...paid, amount: { value: 35, currency: 'EUR' } });
  const { state, tickets, timeline } = await visitor.look();
  expect([state, tickets]).toEqual(['pending payment', 0]);
  expect(timeline).toContain('payment-differs');
});

test('a refund waits until Adyen has named the charge, is asked for once, and is a task where Adyen could not pay it', async () => {
  const visitor = await aPayingVisitor();
  const { id: paymentId } = await visitor.paymentOf();
  const payOut = await visitor.askRefund((scope, order) =>
    requestRefund(app, scope, order, { paymentId, amountMinor: 1750, reason: 'visit-cancelled' }),
  );
  await expect(payOut()).rejects.toThrow('not named the charge');
  await visitor.notify({ ...paid, pspReference: 'PSPOFREFUND' });
  adyen.faults.push('lost answer');
  await expect(payOut()).rejects.toThrow('did not answer');
  await payOut();
  const made = adyen.refunds.filter(({ paymentPspReference }) => paymentPspReference === 'PSPOFREFUND');
  expect(made.map(({ amount }) => amount.value)).toEqual([1750]);
  expect((await visitor.look()).refunds).toEqual(['done']);
  const lost = { originalReference: 'PSPOFREFUND', pspReference: made[0]?.pspReference ?? '' };
  await visitor.notify({ eventCode: 'REFUND_FAILED', success: 'true', ...lost } as AdyenNews);
  expect((await visitor.look()).refunds).toEqual(['failed']);
  await payOut();
  const again = adyen.refunds.filter(({ paymentPspReference }) => paymentPspReference === 'PSPOFREFUND');
  expect([again.length, (await visitor.look()).refunds]).toEqual([2, ['done']]);
});

test('a chargeback is on the order once and cancels nothing; a second part of it adds up', async () => {
  const visitor = await aPayingVisitor();
  await visitor.notify({ ...paid, pspReference: 'PSPCHARGED' });
  const charged = { eventCode: 'CHARGEBACK', success: 'true', originalReference: 'PSPCHARGED' } as AdyenNews;
  const part = { ...charged, pspReference: 'PSPPART1', amount: { value: 1000, currency: 'EUR' } };
  await visitor.notify(part);
  await visitor.notify(part);
  const { state, timeline } = await visitor.look();
  expect(state).toBe('completed');
  expect(timeline.filter((kind) => kind === 'payment-charged-back')).toHaveLength(1);
  await visitor.notify({ ...part, pspReference: 'PSPPART2' });
  expect((await visitor.paymentOf()).chargedBackMinor).toBe(2000);
});

test('a dispute that the museum wins gives the money back once, in any order of the notices; a second one takes it again', async () => {
  const visitor = await aPayingVisitor();
  await visitor.notify({ ...paid, pspReference: 'PSPWON' });
  const tell = (eventCode: string) => {
    const amount = { value: 3500, currency: 'EUR' };
    const one = { success: 'true', originalReference: 'PSPWON', pspReference: 'DISPUTEWON', amount };
    return visitor.notify({ ...one, eventCode } as AdyenNews);
  };
  const charged = async () => (await visitor.paymentOf()).chargedBackMinor;
  await tell('CHARGEBACK');
  await syncPayment(app, visitor.clientId, (await visitor.paymentOf()).id);
  expect(await charged()).toBe(3500);
  await tell('CHARGEBACK_REVERSED');
  await tell('CHARGEBACK_REVERSED');
  expect(await charged()).toBe(0);
  expect((await visitor.look()).timeline.slice(-2)).toEqual(['payment-charged-back', 'chargeback-reversed']);
  await tell('SECOND_CHARGEBACK');
  expect(await charged()).toBe(3500);
  const other = await aPayingVisitor();
  await other.notify({ ...paid, pspReference: 'PSPLATE' });
  const late = { success: 'true', originalReference: 'PSPLATE', pspReference: 'DISPUTELATE' };
  for (const eventCode of ['CHARGEBACK_REVERSED', 'CHARGEBACK'])
    await other.notify({ ...late, eventCode, amount: { value: 3500, currency: 'EUR' } } as AdyenNews);
  expect((await other.paymentOf()).chargedBackMinor).toBe(0);
  expect((await other.look()).timeline).not.toContain('payment-charged-back');
});
